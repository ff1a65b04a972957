import type { Reply } from '@namma/contract/calls';
import { formatDay } from '@namma/contract/days/dates';
import { formatRupees } from '@namma/contract/money';
import { Chart, formatShortRupees } from '../../admin/charts/chart';

type SalesDay = Reply<'admin/getDashData'>['salesByDay'][number];

const sumOf = (days: readonly SalesDay[]) => days.reduce((sum, { sales }) => sum + sales, 0);

/** One bar for each day. The same figures are available as a table. */
export function SalesChart({ days }: { days: readonly SalesDay[] }) {
  const top = Math.max(...days.map(({ sales }) => sales));
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
      <Chart
        title="Sales by day"
        points={days.map(({ day, sales, orders }) => ({
          label: formatDay(day),
          value: sales,
          note: `${orders} ${orders === 1 ? 'order' : 'orders'}`,
        }))}
        format={formatRupees}
        formatShort={formatShortRupees}
      />
      <details className="mt-2 text-sm">
        <summary className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
          Show as a table
        </summary>
        <SalesTable days={days} />
      </details>
    </figure>
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
