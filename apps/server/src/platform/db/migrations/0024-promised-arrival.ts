import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/**
 * An order keeps the days of arrival that were promised when it was placed (D83, D99). Orders of before were promised 2 to 4 days.
 * Both are counted from the IST day of the order, so that no row is rewritten.
 */
export const promisedArrival: Migration = {
  up: (db) =>
    runSql(
      db,
      String.raw`
alter table checkouts
  add column arrives_from_days smallint not null default 2,
  add column arrives_to_days smallint not null default 4;
alter table checkouts
  add constraint checkouts_arrive_after_the_day check (arrives_from_days > 0 and arrives_from_days < arrives_to_days);
`,
    ),
};
