import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** The index of the sweep that erases age, height and weight of appointments. */
export const erasedBodies: Migration = {
  up: (db) => runSql(db, sql),
};

const sql = `
-- The age is 0 once age, height and weight are erased: a year after the appointment, or with the account.
create index bookings_with_body on bookings (date) where age <> 0;
`;
