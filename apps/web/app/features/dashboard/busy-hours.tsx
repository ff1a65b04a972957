import type { Reply } from '@namma/contract/calls';
import { groupDigits } from '@namma/contract/money';
import { formatPeriod } from '../../admin/charts/format';
import { HeatTable } from '../../admin/charts/heat-table';

type Insights = Reply<'admin/getInsights'>;

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Visits by weekday and hour. */
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
      <HeatTable
        caption="Visits by weekday and hour"
        columns={columns.map(String)}
        rows={weekdays.map((label, index) => ({
          label,
          values: columns.map((hour) => visitsOf(index + 1, hour)),
        }))}
      />
    </>
  );
}
