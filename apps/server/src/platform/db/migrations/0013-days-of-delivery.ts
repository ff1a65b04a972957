import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** The round of a day is found by the day on which its orders arrived. */
export const daysOfDelivery: Migration = {
  up: (db) =>
    runSql(
      db,
      String.raw`
create index orders_by_delivery on orders (delivered_at) where delivered_at is not null;
`,
    ),
};
