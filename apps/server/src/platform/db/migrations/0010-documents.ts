import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Receipts, bills, invoices and credit notes, their numbers, and the tax of each product. */
export const documents: Migration = {
  up: (db) => runSql(db, sql),
};

const sql = String.raw`
-- The last number used in each series and financial year. A row, not a sequence: a number that is rolled back is used again.
create table document_counters (
  series text not null,
  fy text not null check (fy ~ '^[0-9]{4}$'),
  last integer not null check (last > 0),
  primary key (series, fy)
);

-- Each row is a copy of everything that is printed, so that later changes of products, rates and people do not reach it.
create table documents (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('receipt', 'bill', 'invoice', 'credit_note')),
  series text not null,
  fy text not null,
  serial integer not null check (serial > 0),
  number text not null unique check (number ~ '^[A-Z0-9/-]{1,16}$'),
  scheme text not null check (scheme in ('none', 'composition', 'regular')),
  issued_at timestamptz not null,
  user_id integer not null references users,
  membership_id integer references memberships,
  checkout_id uuid references checkouts,
  -- the document that a credit note takes back; deferred, because a restored backup may hold the credit note first
  against integer references documents deferrable initially deferred,
  seller jsonb not null check (jsonb_typeof(seller) = 'object'),
  buyer jsonb not null check (jsonb_typeof(buyer) = 'object'),
  deliver_to jsonb check (jsonb_typeof(deliver_to) = 'object'),
  place_of_supply text,
  declaration text,
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  taxable_paise bigint not null check (taxable_paise >= 0),
  cgst_paise bigint not null check (cgst_paise >= 0),
  sgst_paise bigint not null,
  total_paise bigint not null,
  -- its number stays used
  cancelled_at timestamptz,
  -- when its buyer printed it
  printed_at timestamptz,
  searched text not null
    generated always as (translate(lower(' ' || number || ' ' || (buyer ->> 'name')), E'\n\t', '  ')) stored,
  unique (series, fy, serial),
  constraint a_document_has_one_subject check (num_nonnulls(membership_id, checkout_id) = 1),
  constraint a_credit_note_is_against_a_document check ((kind = 'credit_note') = (against is not null)),
  constraint cgst_equals_sgst check (cgst_paise = sgst_paise),
  constraint parts_sum_to_the_total check (taxable_paise + cgst_paise + sgst_paise = total_paise)
);
create unique index documents_one_per_checkout on documents (checkout_id)
  where kind <> 'credit_note' and cancelled_at is null;
create index documents_of_checkout on documents (checkout_id) where checkout_id is not null;
create index documents_of_membership on documents (membership_id, id desc) where membership_id is not null;
create index documents_against on documents (against) where against is not null;
create index documents_of_user on documents (user_id, id desc);
create index documents_by_time on documents (issued_at, id);
create index documents_by_text on documents using gin (searched gin_trgm_ops);

-- Triggers: what is issued is never changed, at the server's own terminal neither; it is cancelled once at most.
create trigger documents_are_only_added_to
  before update of id, kind, series, fy, serial, number, scheme, issued_at, user_id, membership_id, checkout_id, against,
    seller, buyer, deliver_to, place_of_supply, declaration, lines, taxable_paise, cgst_paise, sgst_paise, total_paise
  or truncate on documents
  for each statement execute function refuse_rewriting();
create trigger documents_are_cancelled_once before update of cancelled_at on documents for each row
  when (old.cancelled_at is not null and new.cancelled_at is distinct from old.cancelled_at)
  execute function refuse_rewriting();
create trigger documents_are_printed_once before update of printed_at on documents for each row
  when (old.printed_at is not null and new.printed_at is distinct from old.printed_at)
  execute function refuse_rewriting();
create trigger documents_are_kept before delete on documents for each row
  execute function keep_rows_of_real_members();

-- HSN code and GST rate of each product, from a day on.
create table product_tax (
  product_id integer not null references products,
  from_day date not null,
  hsn text not null check (hsn ~ '^([0-9]{4}|[0-9]{6}|[0-9]{8})$'),
  rate_bp integer not null check (rate_bp between 0 and 4000),
  -- someone should still ask an accountant
  needs_review boolean not null,
  primary key (product_id, from_day)
);

alter table activity drop constraint activity_action_check;
alter table activity add constraint activity_action_check check (action in ('product added', 'product changed',
  'product deleted', 'order moved', 'order cancelled', 'membership payed', 'query answered', 'tax set',
  'change undone', 'mail sent again', 'admin created', 'admin disabled'));
`;
