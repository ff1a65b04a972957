import { arrivalDays, type Day, formatDay } from '@namma/contract/dates';
import { formatRupees, paiseToRupees } from '@namma/contract/money';
import type { Due } from '@namma/contract/schemas/members';
import { useGymDay } from '../../lib/use-gym-day';

/** What is still to be paid: how much, where and by when. */
export function DueList({ dues }: { dues: readonly Due[] }) {
  const today = useGymDay();
  return (
    <ul className="grid gap-3">
      {dues.map((due) => {
        const { where, what, by } = describeDue(due);
        const isLate = today !== undefined && by < today;
        return (
          <li
            key={`${due.kind} ${due.id}`}
            className={`grid gap-1 border-l-4 bg-paper-sunken p-4 wrap-anywhere ${isLate ? 'border-signal' : 'border-ink'}`}
          >
            <p className="heading text-lg">
              <span className="figures">{formatRupees(paiseToRupees(due.duePaise))}</span> {where}
            </p>
            <p className="text-sm">{what}</p>
            <p className={`text-sm ${isLate ? 'font-semibold text-(--alert)' : 'text-(--soft)'}`}>
              {isLate ? 'Was due by' : 'By'} <time dateTime={by}>{formatDay(by)}</time>
            </p>
          </li>
        );
      })}
    </ul>
  );
}

interface DescribedDue {
  where: string;
  what: string;
  by: Day;
}

/** A membership is paid at its center before it starts, an order in cash when it arrives. */
export function describeDue(due: Due): DescribedDue {
  const ofTotal =
    due.duePaise < due.totalPaise ? `, the rest of ${formatRupees(paiseToRupees(due.totalPaise))}` : '';
  if (due.kind === 'membership')
    return {
      where: `at ${due.center}`,
      what: `${due.type}, ${due.months} months from ${formatDay(due.startDate)}${ofTotal}`,
      by: due.startDate,
    };
  return {
    where: due.isDelivered ? 'for what has arrived' : 'in cash at your door',
    what: `Order ${due.orderNumber} to ${due.town}${ofTotal}`,
    by: arrivalDays(due.orderedAt).to,
  };
}
