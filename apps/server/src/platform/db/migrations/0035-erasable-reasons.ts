import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Why a receipt was reversed or a review hidden is kept with that row alone, where it can be erased with the account. */
export const erasableReasons: Migration = {
  up: (db) => runSql(db, sql),
};

const sql = `
-- Once written, a receipt is reversed once at most, and its reason is erased once at most.
create or replace function refuse_rewriting_payment() returns trigger language plpgsql as $$
  begin
    if old is distinct from new and to_jsonb(old) - 'reversed_by' - 'reason' = to_jsonb(new) - 'reversed_by' - 'reason'
      and (new.reversed_by is not distinct from old.reversed_by or old.reversed_by is null)
      and (new.reason is not distinct from old.reason or new.reason = '(erased)')
    then return new; end if;
    raise exception '% is only ever added to', tg_table_name using errcode = 'restrict_violation';
  end $$;

alter table activity disable trigger user;
update activity set after = after - 'reason' where action in ('payment reversed', 'review hidden') and after ? 'reason';
alter table activity enable trigger user;
`;
