import { sql } from 'kysely';
import { where } from '../../../platform/db/lists/list-window.ts';
import { centerDimension, type Fact, factReport, isAt, listFacts } from './facts.ts';
import type { PeriodReport } from './period-report.ts';
import type { Part } from './present.ts';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const [WEEKDAY, HOUR] = [1, 2];

/** Check-ins by day, center, and weekday and hour (IST). */
export const attendanceReport: PeriodReport = factReport({
  name: 'attendance',
  dimensions: [
    centerDimension,
    {
      by: 'weekday',
      labels: () => Object.fromEntries(weekdays.map((name, i) => [i + 1, name])),
      isHidden: true,
    },
    { by: 'hour', isHidden: true },
  ],
  list: (db, scope) =>
    listFacts(
      db,
      scope,
      sql`
        select day, center, date_part('isodow', day)::text as weekday, hour::text as hour, visits, guests
        from (
          select day, center, date_part('hour', at at time zone 'Asia/Kolkata') as hour,
            count(*) as visits, count(pass_id) as guests
          from visits
          ${where([
            sql`is_in and day between ${scope.period.from} and ${scope.period.to}`,
            ...isAt('center', scope.center),
          ])}
          group by 1, 2, 3
        ) as hourly`,
      { keys: ['center', 'weekday', 'hour'], sums: ['visits', 'guests'] },
    ),
  tables: (facts) => [hoursOf(facts)],
});

/** Visits by weekday, with a column for each hour from the first visit to the last. */
function hoursOf(facts: readonly Fact[]): Part {
  const visits = new Map<string, number>();
  for (const { keys, sums } of facts) {
    const key = `${keys[WEEKDAY]} ${keys[HOUR]}`;
    visits.set(key, (visits.get(key) ?? 0) + (sums[0] ?? 0));
  }
  const hours = facts.map(({ keys }) => Number(keys[HOUR]));
  const [first, last] = [Math.min(...hours), Math.max(...hours)];
  const columns = facts.length ? Array.from({ length: last - first + 1 }, (_, i) => first + i) : [];
  return {
    by: 'weekday and hour',
    chart: 'heat',
    columns: columns.map((hour) => ({ label: `${hour}:00`, unit: 'count' })),
    rows: weekdays.map((label, i) => ({
      label,
      values: columns.map((hour) => visits.get(`${i + 1} ${hour}`) ?? 0),
    })),
  };
}
