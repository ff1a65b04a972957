import { arrivalDays, type Day, formatDay } from '@namma/contract/dates';
import { formatRupees, paiseToRupees } from '@namma/contract/money';
import type { Due } from '@namma/contract/schemas/members';
import { useGymDay } from '../../lib/use-gym-day';

/** How many are shown before the others are folded. */
const SHOWN_MOST = 4;

/** What is still to be paid: how much, where and by when. */
export function DueList({ dues }: { dues: readonly Due[] }) {
  const folded = dues.slice(SHOWN_MOST);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Items dues={dues.slice(0, SHOWN_MOST)} />
      {folded.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-semibold">
            {folded.length} more
          </summary>
          <Items dues={folded} />
        </details>
      )}
    </div>
  );
}

function Items({ dues }: { dues: readonly Due[] }) {
  const today = useGymDay();
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {dues.map((due) => (
        <li key={`${due.kind} ${due.id}`}>
          <Item due={due} today={today} />
        </li>
      ))}
    </ul>
  );
}

function Item({ due, today }: { due: Due; today: Day | undefined }) {
  const { where, what, by } = describeDue(due);
  const isLate = today !== undefined && by < today;
  return (
    <div
      className={`grid gap-1 border-l-4 bg-paper-sunken p-4 wrap-anywhere ${isLate ? 'border-signal' : 'border-ink'}`}
    >
      <p className="heading text-lg">
        <span className="figures">{inRupees(due.duePaise)}</span> {where}
      </p>
      <p className="text-sm">{what}</p>
      {due.slipCode !== null && (
        <p className="text-sm">
          Slip <span className="figures font-semibold whitespace-nowrap">{due.slipCode}</span>
        </p>
      )}
      <p className={`text-sm ${isLate ? 'font-semibold text-(--alert)' : 'text-(--soft)'}`}>
        {isLate ? 'Was due by' : 'By'} <time dateTime={by}>{formatDay(by)}</time>
      </p>
    </div>
  );
}

const inRupees = (paise: number): string => formatRupees(paiseToRupees(paise));

/** A membership is paid at its center before it starts, an order in cash when it arrives. */
function describeDue(due: Due): { where: string; what: string; by: Day } {
  const rest = due.duePaise < due.totalPaise ? `, the rest of ${inRupees(due.totalPaise)}` : '';
  if (due.kind === 'membership')
    return {
      where: `at ${due.center}`,
      what: `${due.type}, ${due.months} months from ${formatDay(due.startDate)}${rest}`,
      by: due.startDate,
    };
  return {
    where: due.isDelivered ? 'for a delivered order' : 'in cash on delivery',
    what: `Order ${due.orderNumber} to ${due.town}${rest}`,
    by: arrivalDays(due.orderedAt).to,
  };
}
