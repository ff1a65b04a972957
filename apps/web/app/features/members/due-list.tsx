import { type Day, formatDay } from '@namma/contract/days/dates';
import type { Due } from '@namma/contract/members/schemas';
import { centerLabel } from '@namma/contract/messages/centers';
import { formatPaise } from '@namma/contract/money';
import * as words from '#words/members';
import { useGymDay } from '../../lib/loading/use-gym-day';

/** Cash on delivery of an order on its way, which is not due yet. */
export const isPaidOnArrival = (due: Due): boolean => due.kind === 'order' && !due.isDelivered;

/** Number shown before the rest is folded. */
const SHOWN_MOST = 4;

/** Amounts due, with place and date. */
export function DueList({ dues }: { dues: readonly Due[] }) {
  const folded = dues.slice(SHOWN_MOST);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Items dues={dues.slice(0, SHOWN_MOST)} />
      {folded.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-semibold">
            {words.moreDues(folded.length)}
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
  // A late order is the fault of the gym, not of the member.
  const [ahead, behind] = isPaidOnArrival(due)
    ? [words.arrivesBy, words.wasToArriveBy]
    : [words.dueBy, words.wasDueBy];
  const isLate = today !== undefined && by < today;
  return (
    <div
      className={`grid gap-1 border-l-4 bg-paper-sunken p-4 wrap-anywhere ${isLate ? 'border-signal' : 'border-ink'}`}
    >
      <p className="heading text-lg">
        <span className="figures">{inRupees(due.duePaise)}</span>
        <span>{` ${where}`}</span>
      </p>
      <p className="text-sm">{what}</p>
      {due.slipCode !== null && (
        <p className="text-sm">
          <span>{`${words.slip} `}</span>
          <span className="figures font-semibold whitespace-nowrap">{due.slipCode}</span>
        </p>
      )}
      <p className={`text-sm ${isLate ? 'font-semibold text-(--alert)' : 'text-(--soft)'}`}>
        <span>{`${isLate ? behind : ahead} `}</span>
        <time dateTime={by}>{formatDay(by)}</time>
      </p>
    </div>
  );
}

export const inRupees = (paise: number): string => formatPaise(paise);

/** A membership is paid at its center before it starts, an order in cash when it arrives. */
function describeDue(due: Due): { where: string; what: string; by: Day } {
  const rest = due.duePaise < due.totalPaise ? words.theRestOf(inRupees(due.totalPaise)) : '';
  if (due.kind === 'membership')
    return {
      where: words.atCenter(centerLabel(due.center)),
      what: words.membershipFrom(due.type, due.months, formatDay(due.startDate)) + rest,
      by: due.startDate,
    };
  return {
    where:
      due.town === null
        ? words.atTheCounter
        : due.isDelivered
          ? words.forDeliveredOrder
          : words.cashOnDelivery,
    what:
      (due.town === null ? words.orderNumbered(due.orderNumber) : words.orderTo(due.orderNumber, due.town)) +
      rest,
    by: due.arrivesBy,
  };
}
