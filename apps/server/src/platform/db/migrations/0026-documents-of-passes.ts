import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** A pass that is paid for has a document, and payments are totalled by what they are for (D89). */
export const documentsOfPasses: Migration = {
  up: (db) =>
    runSql(
      db,
      String.raw`
alter table documents add column pass_id integer references passes,
  drop constraint a_document_has_one_subject,
  add constraint a_document_has_one_subject check (num_nonnulls(membership_id, checkout_id, pass_id) = 1);
create unique index documents_one_per_pass on documents (pass_id)
  where pass_id is not null and kind <> 'credit_note' and cancelled_at is null;
create index documents_of_pass on documents (pass_id) where pass_id is not null;

drop trigger documents_are_only_added_to on documents;
create trigger documents_are_only_added_to
  before update of id, kind, series, fy, serial, number, scheme, issued_at, user_id, membership_id, checkout_id, pass_id, against,
    seller, buyer, deliver_to, place_of_supply, declaration, lines, taxable_paise, cgst_paise, sgst_paise, total_paise or truncate
  on documents for each statement execute function refuse_rewriting();

-- Of payments the key is the mode, the center, which may be empty, and what they are for.
create or replace function totals_of(payments) returns setof totals language sql stable as $$
  values
    (case $1.kind when 'payment' then 'received' else 'returned' end,
      case when $1.kind not in ('opening', 'credit') then gym_day($1.received_at) end,
      $1.mode || '|' || coalesce($1.center, '') || '|' || case when $1.membership_id is not null then 'membership'
        when $1.pass_id is not null then 'pass' else 'checkout' end,
      (coalesce($1.received_by, $1.id) % 8)::smallint, 1::bigint,
      case $1.kind when 'payment' then $1.amount_paise else -$1.amount_paise end::numeric)
$$;
delete from totals where kind in ('received', 'returned');
insert into totals
  select part.kind, part.day, part.key, part.slot, sum(part.count), sum(part.paise)
  from payments cross join lateral totals_of(payments) as part
  where part.day is not null group by 1, 2, 3, 4 order by 1, 2, 3, 4;
`,
    ),
};
