import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Closures of centers are shown to visitors. */
export const shownClosures: Migration = {
  up: (db) => runSql(db, sql),
};

const sql = `
create trigger closures_tell_of_change after insert or delete or truncate or update on closures
  for each statement execute function tell_of_change();
create trigger center_closures_tell_of_change after insert or delete or truncate or update on center_closures
  for each statement execute function tell_of_change();
`;
