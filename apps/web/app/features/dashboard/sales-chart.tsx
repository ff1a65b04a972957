import type { Reply } from '@namma/contract/calls';
import { formatDay } from '@namma/contract/days/dates';
import { formatRupees } from '@namma/contract/money';

type SalesDay = Reply<'admin/getDashData'>['salesByDay'][number];

const PERCENT = 100;
/** Keeps a day with a small sale visible. */
const LOWEST_BAR_PERCENT = 1.5;

const sumOf = (days: readonly SalesDay[]) => days.reduce((sum, { sales }) => sum + sales, 0);

/** One bar for each day, with today's in lime. The same figures are available as a table. */
export function SalesChart({ days }: { days: readonly SalesDay[] }) {
  const top = Math.max(...days.map(({ sales }) => sales));
  const first = days[0]?.day;
  if (top === 0) return <p className="py-3 text-sm text-(--soft)">Nothing sold in these 30 days.</p>;
  return (
    <figure className="pt-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 text-sm text-(--soft)">
        <span>
          <span translate="no" className="heading figures mr-2 text-xl text-ink">
            {formatRupees(sumOf(days))}
          </span>
          <span>in all</span>
        </span>
        <span className="figures">{`Best day ${formatRupees(top)}`}</span>
      </p>
      <div
        aria-hidden="true"
        className="mt-4 flex h-52 items-end sm:h-64 gap-0.5 border-t border-b border-(--line) border-b-ink sm:gap-1"
      >
        {days.map((day, index) => (
          <Bar
            key={day.day}
            day={day}
            top={top}
            isToday={index === days.length - 1}
            isLate={index >= days.length / 2}
          />
        ))}
      </div>
      <p aria-hidden="true" className="figures flex justify-between pt-2 text-xs text-(--soft)">
        <span>{first && formatDay(first)}</span>
        <span>Today</span>
      </p>
      <details className="mt-2 text-sm">
        <summary className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
          Show as a table
        </summary>
        <SalesTable days={days} />
      </details>
    </figure>
  );
}

interface BarProps {
  day: SalesDay;
  top: number;
  isToday: boolean;
  /** In the right half the label opens to the left. */
  isLate: boolean;
}

function Bar({ day: { day, sales, orders }, top, isToday, isLate }: BarProps) {
  const height = sales === 0 ? 0 : Math.max((sales / top) * PERCENT, LOWEST_BAR_PERCENT);
  return (
    <div className="group relative flex h-full min-w-0 flex-1 items-end hover:bg-paper-sunken">
      <div
        className={`bar w-full rounded-t-xs ${isToday ? 'border border-b-0 border-ink bg-lime' : 'bg-ink'} ${sales === 0 ? 'hidden' : ''}`}
        style={{ height: `${height}%` }}
      />
      <span
        className={`figures pointer-events-none absolute top-1 z-10 hidden rounded-md border border-ink bg-paper-raised px-3 py-2 text-xs font-semibold whitespace-nowrap text-ink group-hover:block ${isLate ? 'right-0' : 'left-0'}`}
      >
        {`${formatDay(day)}: ${formatRupees(sales)}, ${orders} ${orders === 1 ? 'order' : 'orders'}`}
      </span>
    </div>
  );
}

function SalesTable({ days }: { days: readonly SalesDay[] }) {
  const cell = 'figures border-b border-(--line) py-2';
  return (
    <table className="w-full max-w-text">
      <caption className="sr-only">Sales of the last 30 days, newest first</caption>
      <thead className="text-xs text-(--soft)">
        <tr>
          <th scope="col" className={`${cell} text-left`}>
            Day
          </th>
          <th scope="col" className={`${cell} text-right`}>
            Orders
          </th>
          <th scope="col" className={`${cell} text-right`}>
            Sales
          </th>
        </tr>
      </thead>
      <tbody>
        {[...days].reverse().map(({ day, sales, orders }) => (
          <tr key={day}>
            <th scope="row" className={`${cell} text-left font-normal`}>
              {formatDay(day)}
            </th>
            <td className={`${cell} text-right`}>{orders}</td>
            <td className={`${cell} text-right`}>{formatRupees(sales)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
