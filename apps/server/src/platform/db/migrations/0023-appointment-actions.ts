import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Puts the steps of appointments back into the check of the record of changes, which 0019 left out. */
export const appointmentActions: Migration = {
  up: (db) => runSql(db, sql),
};

const sql = `
do $$
  declare
    definition text;
  begin
    select pg_get_constraintdef(oid) into strict definition from pg_constraint where conname = 'activity_action_check';
    alter table activity drop constraint activity_action_check;
    execute 'alter table activity add constraint activity_action_check ' || replace(definition, 'ARRAY[',
      'ARRAY[''appointment booked'', ''appointment moved'', ''appointment cancelled'', ''appointment missed'', ''coach added'', '
      || '''coach changed'', ''closure added'', ''closure removed'', ');
  end $$;
`;
