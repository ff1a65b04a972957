export const money = String.raw`
-- Cash drawers (D136). Of a closed one nothing changes.
create table drawers (
  id integer generated always as identity primary key,
  center text not null references centers (key),
  float_paise bigint not null check (float_paise >= 0),
  opened_by integer references users,
  opened_at timestamptz not null,
  closed_by integer references users,
  closed_at timestamptz check (closed_at >= opened_at),
  counted_paise bigint check (counted_paise >= 0),
  expected_paise bigint,
  note text check (char_length(note) between 1 and 200),
  constraint drawers_closed_with_a_count check (num_nulls(closed_at, counted_paise, expected_paise) in (0, 3)),
  constraint drawers_note_of_closing check (closed_at is not null or note is null)
);
create unique index drawers_open_by_center on drawers (center) where closed_at is null;
create index drawers_by_center on drawers (center, id);
create index drawers_by_opener on drawers (opened_by) where opened_by is not null;
create index drawers_by_closer on drawers (closed_by) where closed_by is not null;

-- Cash that was taken out of a drawer, and notes about a closed one; a note has no amount.
create table drawer_entries (
  id integer generated always as identity primary key,
  drawer_id integer not null references drawers,
  amount_paise bigint check (amount_paise > 0),
  text text not null check (char_length(text) between 1 and 200),
  made_by integer references users,
  at timestamptz not null
);
create index drawer_entries_of_drawer on drawer_entries (drawer_id, id);
create index drawer_entries_by_maker on drawer_entries (made_by) where made_by is not null;

-- The ledger: receipts for memberships and checkouts. Amounts are those the gym has received: above 0 for a payment,
-- below 0 for a refund; a reversal has the opposite amount of the reversed receipt. An opening balance was paid before
-- the gym used this system. A credit moves a payment from one membership to another. Neither of these is money that the
-- gym receives or returns.
create table payments (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('payment', 'reversal', 'refund', 'opening', 'credit')),
  membership_id integer references memberships,
  checkout_id uuid references checkouts,
  amount_paise bigint not null,
  mode text not null check (mode in ('cash', 'upi', 'card')),
  utr text check (utr ~ '^[0-9]{12}$'),
  -- 1, except where one UPI payment is for several checkouts: then they are counted
  utr_part smallint not null default 1 check (utr_part between 1 and 100),
  -- null for cash on delivery that no center collected
  center text references centers (key),
  -- null where the activity log has no admin
  received_by integer references users,
  received_at timestamptz not null,
  reverses integer unique references payments,
  reversed_by integer references payments,
  reason text check (char_length(reason) between 1 and 200),
  number text not null constraint payments_number_is_unique unique check (number ~ '^[A-Z0-9/-]{1,16}$'),
  pass_id integer references passes,
  -- null for other money than cash, and for cash that moved while no drawer was open
  drawer_id integer references drawers,
  constraint payments_in_a_drawer_are_cash check (drawer_id is null or mode = 'cash'),
  constraint payments_of_one_subject check (num_nonnulls(membership_id, checkout_id, pass_id) = 1),
  constraint payments_of_passes_at_a_center check (pass_id is null or center is not null),
  constraint payments_by_sign check (case kind
    when 'payment' then amount_paise > 0
    when 'opening' then amount_paise > 0 and membership_id is not null
    when 'credit' then amount_paise <> 0 and membership_id is not null
    when 'refund' then amount_paise < 0
    else amount_paise <> 0 end),
  constraint payments_reversals_name_one check ((kind = 'reversal') = (reverses is not null)),
  constraint payments_reversals_are_final check (kind <> 'reversal' or reversed_by is null),
  constraint payments_with_reason check (kind = 'payment' or reason is not null),
  constraint payments_utr_of_upi check ((utr is not null) = (mode = 'upi' and kind <> 'reversal')),
  constraint payments_of_memberships_at_a_center check (membership_id is null or center is not null)
);
create unique index payments_by_utr on payments (utr, utr_part) where utr is not null and reversed_by is null;
create index payments_by_time on payments (received_at, id);
create index payments_of_membership on payments (membership_id, id) where membership_id is not null;
create index payments_of_checkout on payments (checkout_id, id) where checkout_id is not null;
create index payments_of_pass on payments (pass_id, id) where pass_id is not null;
create index payments_of_reversal on payments (reversed_by) where reversed_by is not null;
create index payments_of_drawer on payments (drawer_id) where drawer_id is not null;
create index payments_by_receiver on payments (received_by) where received_by is not null;

-- Triggers: the ledger is append-only, also for manual statements. Only the reversing receipt is set, once, and the
-- reason erased.
create function keep_payment() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      perform keep_row(tg_table_name, to_jsonb(old));
      return old;
    end if;
    if old is distinct from new and to_jsonb(old) - 'reversed_by' - 'reason' = to_jsonb(new) - 'reversed_by' - 'reason'
      and (new.reversed_by is not distinct from old.reversed_by or old.reversed_by is null)
      and (new.reason is not distinct from old.reason or new.reason = '(erased)')
    then return new; end if;
    raise exception '% is only ever added to', tg_table_name using errcode = 'restrict_violation';
  end $$;
create trigger payments_are_kept before update or delete on payments
  for each row execute function keep_payment();
create trigger payments_are_not_truncated before truncate on payments
  for each statement execute function refuse_rewriting();

-- Trigger: the sums of memberships and checkouts must follow the ledger whatever statement writes it, and a membership
-- is paid exactly when its sum reaches its total less the reduction by its end. The summed columns are never updated.
create function add_up_payments() returns trigger language plpgsql as $$
  begin
    update memberships set paid_paise = paid_paise + more.paise,
        payment_status = case when paid_paise + more.paise >= total_paise - credited_paise then 'payed' else 'pending' end
      from (select membership_id, sum(amount_paise) as paise from added where membership_id is not null group by membership_id) as more
      where memberships.id = more.membership_id;
    update checkouts set paid_paise = paid_paise + more.paise
      from (select checkout_id, sum(amount_paise) as paise from added where checkout_id is not null group by checkout_id) as more
      where checkouts.id = more.checkout_id;
    return null;
  end $$;
create trigger payments_are_added_up after insert on payments referencing new table as added
  for each statement execute function add_up_payments();

-- Payment slips: eight random digits and their Verhoeff digit.
create table slips (
  code integer primary key check (code between 0 and 999999999),
  membership_id integer unique references memberships,
  checkout_id uuid unique references checkouts,
  constraint slips_of_one_subject check (num_nonnulls(membership_id, checkout_id) = 1)
);
create trigger slips_are_only_added_to before update or delete or truncate on slips
  for each statement execute function refuse_rewriting();

create table returns (
  id integer generated always as identity primary key,
  order_id integer not null references orders,
  -- copied from the order, for the searches of the list
  user_id integer references users,
  product_id integer not null references products,
  -- a returned delivery, a delivery that was refused, or an order that was paid and then cancelled
  cause text not null check (cause in ('return', 'refusal', 'cancellation')),
  state text not null check (state in ('requested', 'approved', 'received', 'refunded', 'refused')),
  reason text check (char_length(reason) between 1 and 200),
  note text check (char_length(note) between 1 and 200),
  created_at timestamptz not null,
  decided_at timestamptz,
  refund_id integer unique references payments,
  refunded_paise bigint check (refunded_paise >= 0),
  -- the number of returned pieces; null for the whole order
  quantity integer check (quantity >= 1),
  constraint returns_refunded_with_an_amount check ((state = 'refunded') = (refunded_paise is not null)),
  constraint returns_receipt_of_money check ((refund_id is not null) = (coalesce(refunded_paise, 0) > 0))
);
create unique index returns_one_per_order on returns (order_id) where state <> 'refused';
create index returns_of_order on returns (order_id, id desc);
create index returns_of_user on returns (user_id, id desc);
create index returns_of_product on returns (product_id, id desc);
create index returns_by_state on returns (state, id desc);
create index returns_by_time on returns (created_at, id);

-- The last number used in each series and financial year. A row, not a sequence: a number that is rolled back is used
-- again.
create table document_counters (
  series text not null,
  fy text not null check (fy ~ '^[0-9]{4}$'),
  last integer not null check (last > 0),
  -- the instant of the last number: no later number of the series is issued before it
  last_at timestamptz not null,
  primary key (series, fy)
);

-- Each row is a copy of everything that is printed, so that later changes of products, rates and people do not affect
-- it.
create table documents (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('receipt', 'bill', 'invoice', 'credit_note')),
  series text not null,
  fy text not null,
  serial integer not null check (serial > 0),
  number text not null unique check (number ~ '^[A-Z0-9/-]{1,16}$'),
  scheme text not null check (scheme in ('none', 'composition', 'regular')),
  issued_at timestamptz not null,
  user_id integer references users,
  membership_id integer references memberships,
  checkout_id uuid references checkouts,
  -- the document that a credit note reverses; deferred, because a restored backup may contain the credit note first
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
  -- the buyer's name stays on the document, but lists and searches hide it
  is_buyer_deleted boolean not null default false,
  searched text not null generated always as (
    folded(' ' || number || case when is_buyer_deleted then '' else ' ' || (buyer ->> 'name') end)) stored,
  pass_id integer references passes,
  unique (series, fy, serial),
  constraint a_document_has_one_subject check (num_nonnulls(membership_id, checkout_id, pass_id) = 1),
  constraint a_credit_note_is_against_a_document check ((kind = 'credit_note') = (against is not null)),
  constraint cgst_equals_sgst check (cgst_paise = sgst_paise),
  constraint parts_sum_to_the_total check (taxable_paise + cgst_paise + sgst_paise = total_paise)
);
create unique index documents_one_per_checkout on documents (checkout_id)
  where kind <> 'credit_note' and cancelled_at is null;
create unique index documents_one_per_pass on documents (pass_id)
  where pass_id is not null and kind <> 'credit_note' and cancelled_at is null;
create index documents_of_checkout on documents (checkout_id) where checkout_id is not null;
create index documents_of_pass on documents (pass_id) where pass_id is not null;
create index documents_of_membership on documents (membership_id, id desc) where membership_id is not null;
create index documents_against on documents (against) where against is not null;
create index documents_of_user on documents (user_id, id desc);
create index documents_by_time on documents (issued_at, id);
create index documents_by_text on documents using gin (searched gin_trgm_ops);

-- Triggers: issued documents are never changed, also by manual statements; they are cancelled at most once, and printed
-- once.
create function keep_document() returns trigger language plpgsql as $$
  declare
    -- A generated column has no value yet when this runs.
    changeable constant text[] := '{cancelled_at,printed_at,is_buyer_deleted,searched}';
  begin
    if tg_op = 'DELETE' then
      perform keep_row(tg_table_name, to_jsonb(old));
      return old;
    end if;
    if to_jsonb(new) - changeable = to_jsonb(old) - changeable
      and (old.cancelled_at is null or new.cancelled_at is not distinct from old.cancelled_at)
      and (old.printed_at is null or new.printed_at is not distinct from old.printed_at) then return new; end if;
    raise exception '% is only ever added to', tg_table_name using errcode = 'restrict_violation';
  end $$;
create trigger documents_are_kept before delete or update on documents for each row execute function keep_document();

-- HSN code and GST rate of each product, from a day on.
create table product_tax (
  product_id integer not null references products,
  from_day date not null,
  hsn text not null check (hsn ~ '^([0-9]{4}|[0-9]{6}|[0-9]{8})$'),
  rate_bp integer not null check (rate_bp between 0 and 4000),
  -- an accountant should still confirm it
  needs_review boolean not null,
  primary key (product_id, from_day)
);
`;
