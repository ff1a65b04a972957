import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/**
 * Two triggers fewer. One says what of a document may change, for each row, instead of two. A checkout needs none: it has orders,
 * whose foreign key keeps it, and orders of real people are kept.
 */
export const fewerTriggers: Migration = {
  up: (db) =>
    runSql(
      db,
      String.raw`
drop trigger checkouts_are_kept on checkouts;

create or replace function keep_document() returns trigger language plpgsql as $$
  declare
    -- A generated column has no value yet when this runs.
    changeable constant text[] := '{cancelled_at,printed_at,is_buyer_deleted,searched}';
  begin
    if tg_op = 'DELETE' then
      perform keep_real_row(tg_table_name, to_jsonb(old));
      return old;
    end if;
    if to_jsonb(new) - changeable = to_jsonb(old) - changeable
      and (old.cancelled_at is null or new.cancelled_at is not distinct from old.cancelled_at)
      and (old.printed_at is null or new.printed_at is not distinct from old.printed_at) then return new; end if;
    raise exception '% is only ever added to', tg_table_name using errcode = 'restrict_violation';
  end $$;
drop trigger documents_are_only_added_to on documents;
drop trigger documents_are_kept on documents;
create trigger documents_are_kept before delete or update on documents for each row execute function keep_document();
`,
    ),
};
