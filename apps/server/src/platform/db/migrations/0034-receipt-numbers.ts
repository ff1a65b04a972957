import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Receipts get numbers without gaps, as documents have them: ids of a table have gaps where a write was refused. */
export const receiptNumbers: Migration = {
  up: (db) => runSql(db, sql),
};

const sql = `
-- The instant of the last number: no later number of the series is issued before it.
alter table document_counters add column last_at timestamptz;
update document_counters set last_at = coalesce((select max(issued_at) from documents
  where documents.series = document_counters.series and documents.fy = document_counters.fy), now());
alter table document_counters alter column last_at set not null;

alter table payments add column number text check (number ~ '^[A-Z0-9/-]{1,16}$');
alter table payments disable trigger payments_are_not_rewritten;
with dated as (
  select payments.id, case when users.is_demo then 'DEMO' else 'NSG' end as prefix, received_at,
    to_char(received_at at time zone 'Asia/Kolkata' - interval '3 months', 'YY')::integer as year
  from payments
  left join memberships on memberships.id = payments.membership_id
  left join checkouts on checkouts.id = payments.checkout_id
  join users on users.id = coalesce(memberships.user_id, checkouts.user_id)
), numbered as (
  select id, prefix, lpad(year::text, 2, '0') || lpad(((year + 1) % 100)::text, 2, '0') as fy,
    row_number() over (partition by prefix, year order by id) as serial
  from dated
)
update payments set number = prefix || '/' || fy || '/R' || lpad(serial::text, greatest(5, length(serial::text)), '0')
  from numbered where numbered.id = payments.id;
alter table payments enable trigger payments_are_not_rewritten;
insert into document_counters (series, fy, last, last_at)
  select split_part(number, '/', 1) || '/R', split_part(number, '/', 2), count(*), max(received_at)
  from payments group by 1, 2;
alter table payments alter column number set not null, add constraint payments_number_is_unique unique (number);
`;
