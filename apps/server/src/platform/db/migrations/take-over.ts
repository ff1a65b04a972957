import { type Kysely, sql } from 'kysely';
import { baselineTexts } from './0001-second-baseline.ts';
import { formerTables } from './former.ts';
import { runSql, statementsOf } from './run-sql.ts';

/** Objects of the second baseline that the schema before it did not have, or had otherwise. */
const added =
  /^create (or replace function|(constraint )?trigger|table totals|index (checkouts_due|memberships_(due|by_end|payed_of_user)))\b/;

/**
 * Makes of the schema before the second baseline that of the baseline itself: all functions and triggers anew, and the totals.
 * Call it in a transaction.
 */
export async function takeOver(db: Kysely<unknown>): Promise<void> {
  await runSql(db, former, `drop table ${formerTables.join(', ')};`);
  for (const statement of baselineTexts.flatMap(statementsOf)) {
    const bare = statement
      .replace(/^((--.*)?\n)+/, '')
      .replace(/^create function/, 'create or replace function');
    if (added.test(bare)) await sql.raw(bare).execute(db);
  }
  await sql`select recount_totals()`.execute(db);
}

const former = `
-- Another process may still write while this runs; it waits until the totals are there.
lock table orders, memberships, payments in share row exclusive mode;
do $$
  declare
    name text;
  begin
    for name in select oid::regprocedure from pg_proc
      where pronamespace = 'public'::regnamespace and prorettype = 'trigger'::regtype
    loop
      execute 'drop function ' || name || ' cascade';
    end loop;
  end $$;
drop function keep_last_memberships(integer[]);
drop index memberships_by_end;
`;
