import type { Reply } from '@namma/contract/calls';
import { groupDigits } from '@namma/contract/money';
import { formatPeriod } from '../../admin/charts/format';

type Insights = Reply<'admin/getInsights'>;

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
/** Cells darker than this have light text. */
const DARK = 0.55;

/** Visits by weekday and hour. It is a table, whose cells are shaded by their figures. */
export function BusyHours({ days, hours }: { days: Insights['visitDays']; hours: Insights['visitsByHour'] }) {
  if (hours.length === 0)
    return <p className="pt-2 text-sm text-(--soft)">{`No visits from ${formatPeriod(days)}.`}</p>;
  const most = Math.max(...hours.map(({ visits }) => visits));
  const [busiest] = hours.filter(({ visits }) => visits === most);
  const first = Math.min(...hours.map(({ hour }) => hour));
  const last = Math.max(...hours.map(({ hour }) => hour));
  const columns = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const visitsOf = (weekday: number, hour: number) =>
    hours.find((each) => each.weekday === weekday && each.hour === hour)?.visits ?? 0;
  return (
    <>
      <p className="figures text-xs text-(--soft)">
        {`${formatPeriod(days)}. ${busiest ? `Most visits: ${weekdays[busiest.weekday - 1]} from ${busiest.hour}:00, ${groupDigits(most)}.` : ''}`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls can be reached by keyboard */}
      <section aria-label="Visits by hour, table" tabIndex={0} className="mt-2 overflow-x-auto">
        <table className="figures w-full min-w-160 table-fixed border-separate border-spacing-0.5 text-center text-xs">
          <caption className="sr-only">Visits by weekday and hour</caption>
          <thead className="text-(--soft)">
            <tr>
              <th scope="col" className="w-10">
                <span className="sr-only">Day</span>
              </th>
              {columns.map((hour) => (
                <th key={hour} scope="col" className="font-normal">
                  {hour}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weekdays.map((name, index) => (
              <tr key={name}>
                <th scope="row" className="text-left font-normal">
                  {name}
                </th>
                {columns.map((hour) => {
                  const share = visitsOf(index + 1, hour) / most;
                  return (
                    <td key={hour} className="relative h-6">
                      <span
                        aria-hidden="true"
                        className="absolute inset-0 rounded-xs bg-ink"
                        style={{ opacity: share }}
                      />
                      <span className={`relative ${share > DARK ? 'text-paper' : ''}`}>
                        {visitsOf(index + 1, hour) || ''}
                      </span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
