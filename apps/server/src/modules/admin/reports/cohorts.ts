import { gymDay } from '@namma/contract/days/dates';
import { tierNames } from '@namma/contract/memberships/tiers';
import { retentionMonths, TRIAL_DAYS } from '@namma/contract/reports/rules';
import { sql } from 'kysely';
import { where } from '../../../platform/db/lists/list-window.ts';
import { centerDimension, factReport, isAt, listFacts, percentOf } from './facts.ts';
import type { PeriodReport } from './period-report.ts';
import { isCounted } from './queries.ts';

/**
 * Members by the month in which their first paid membership began, and those active later. A membership of three months
 * ends on the day three months after its first one, so only one that lasts beyond that day counts, as in the report on
 * memberships.
 */
export const retentionReport: PeriodReport = factReport({
  name: 'retention',
  dimensions: [
    centerDimension,
    { by: 'tier', labels: () => Object.fromEntries(tierNames.map((tier) => [tier, tier])) },
  ],
  list: (db, scope) =>
    listFacts(
      db,
      scope,
      sql`
        select day, joined.center, tier, 1 as joined, ${sql.join(
          retentionMonths.flatMap((months) => {
            const later = sql`(day + make_interval(months => ${sql.lit(months)}))::date`;
            const isReached = sql`${later} <= ${gymDay(scope.now)}::date`;
            return [
              sql`(${isReached})::integer as ${sql.ref(`reached_${months}`)}`,
              sql`(${isReached} and bool_or(start_date <= ${later} and effective_end > ${later}))::integer
                as ${sql.ref(`active_${months}`)}`,
            ];
          }),
        )}
        from (
          select distinct on (user_id) user_id, start_date as day, center, type as tier
          from memberships where ${isCounted} order by user_id, start_date, id
        ) as joined join memberships on memberships.user_id = joined.user_id and ${isCounted}
        ${where([
          sql`day between ${scope.period.from} and ${scope.period.to}`,
          ...isAt('joined.center', scope.center),
        ])}
        group by joined.user_id, day, joined.center, tier`,
      {
        keys: ['center', 'tier'],
        sums: ['joined', ...retentionMonths.flatMap((months) => [`reached_${months}`, `active_${months}`])],
      },
    ),
  valuesOf: ([joined = 0, ...pairs]) => [
    joined,
    ...retentionMonths.flatMap((_, i) => {
      const [reached = 0, active = 0] = pairs.slice(2 * i);
      return [reached === 0 ? null : active, percentOf(active, reached)];
    }),
  ],
});

/** Trials by month, and those whose guest bought a membership. */
export const trialReport: PeriodReport = factReport({
  name: 'trials',
  dimensions: [centerDimension],
  list: (db, scope) =>
    listFacts(
      db,
      scope,
      sql`
        select day, center, 1 as trials, (used_at is not null)::integer as came,
          (exists (select from memberships where memberships.user_id = passes.user_id and ${isCounted}
            and gym_day(created_at) between passes.day and passes.day + ${sql.lit(TRIAL_DAYS)}))::integer as joined
        from passes
        ${where([
          sql`kind = 'trial' and sold_at is not null and voided_at is null`,
          sql`day between ${scope.period.from} and ${scope.period.to}`,
          ...isAt('center', scope.center),
        ])}`,
      { keys: ['center'], sums: ['trials', 'came', 'joined'] },
    ),
  width: 3,
  valuesOf: ([trials = 0, came = 0, joined = 0]) => [trials, came, joined, percentOf(joined, trials)],
});
