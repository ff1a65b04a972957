-- The schema that the migrations make, written by `npm run schema`: read it here, change it by a migration.
-- 75 tables, 192 indexes, 25 functions, 30 triggers.

-- Of members

create table member_notes (
  id integer not null generated always as identity,
  user_id integer not null,
  author_id integer not null,
  at timestamp with time zone not null,
  text text not null,
  constraint member_notes_pkey PRIMARY KEY (id),
  constraint member_notes_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id),
  constraint member_notes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint member_notes_text_check CHECK ((text <> ''::text))
);
CREATE INDEX member_notes_of_author ON member_notes (author_id);
CREATE INDEX member_notes_of_user ON member_notes (user_id, id DESC);

create table member_photos (
  user_id integer not null,
  photo bytea not null,
  consent_at timestamp with time zone not null,
  noted_by integer not null,
  constraint member_photos_pkey PRIMARY KEY (user_id),
  constraint member_photos_noted_by_fkey FOREIGN KEY (noted_by) REFERENCES users(id),
  constraint member_photos_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint member_photos_photo_check CHECK (((octet_length(photo) >= 1) AND (octet_length(photo) <= 1000000)))
);
CREATE INDEX member_photos_of_author ON member_photos (noted_by);


-- Of staff

create table exports (
  id integer not null generated always as identity,
  user_id integer not null,
  list text not null,
  at timestamp with time zone not null,
  constraint exports_pkey PRIMARY KEY (id),
  constraint exports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint exports_list_check CHECK ((list <> ''::text))
);
CREATE INDEX exports_by_time ON exports (at);

create table factor_demands (
  preset text not null,
  demanded_by integer not null,
  demanded_at timestamp with time zone not null,
  constraint factor_demands_pkey PRIMARY KEY (preset),
  constraint factor_demands_demanded_by_fkey FOREIGN KEY (demanded_by) REFERENCES users(id),
  constraint factor_demands_preset_check CHECK ((preset = ANY (ARRAY['owner'::text, 'manager'::text, 'desk'::text, 'shop'::text, 'coach'::text, 'accountant'::text])))
);

create table profile_views (
  user_id integer not null,
  person_id integer not null,
  day date not null,
  constraint profile_views_pkey PRIMARY KEY (day, user_id, person_id),
  constraint profile_views_person_id_fkey FOREIGN KEY (person_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint profile_views_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX profile_views_by_person ON profile_views (person_id);
CREATE INDEX profile_views_by_viewer ON profile_views (user_id);

create table staff (
  user_id integer not null,
  preset text not null,
  center text,
  coach_id integer,
  granted_by integer,
  granted_at timestamp with time zone not null,
  constraint staff_pkey PRIMARY KEY (user_id),
  constraint staff_center_fkey FOREIGN KEY (center) REFERENCES centers(key),
  constraint staff_coach_id_fkey FOREIGN KEY (coach_id) REFERENCES coaches(id) ON DELETE SET NULL,
  constraint staff_granted_by_fkey FOREIGN KEY (granted_by) REFERENCES users(id),
  constraint staff_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint coaches_alone_have_appointments_of_their_own CHECK (((preset = 'coach'::text) OR (coach_id IS NULL))),
  constraint owners_have_every_center CHECK (((preset <> 'owner'::text) OR (center IS NULL))),
  constraint staff_preset_check CHECK ((preset = ANY (ARRAY['owner'::text, 'manager'::text, 'desk'::text, 'shop'::text, 'coach'::text, 'accountant'::text])))
);
CREATE INDEX owners ON staff (user_id) WHERE (preset = 'owner'::text);

create table staff_invite_tokens (
  token_hash bytea not null,
  invite_id integer not null,
  constraint staff_invite_tokens_pkey PRIMARY KEY (token_hash),
  constraint staff_invite_tokens_invite_id_fkey FOREIGN KEY (invite_id) REFERENCES staff_invites(id) ON DELETE CASCADE,
  constraint staff_invite_tokens_token_hash_check CHECK ((octet_length(token_hash) = 32))
);
CREATE INDEX staff_invite_tokens_of_invite ON staff_invite_tokens (invite_id);

create table staff_invites (
  id integer not null generated always as identity,
  email text not null,
  preset text not null,
  center text,
  coach_id integer,
  invited_by integer not null,
  invited_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint staff_invites_pkey PRIMARY KEY (id),
  constraint staff_invites_email_key UNIQUE (email),
  constraint staff_invites_center_fkey FOREIGN KEY (center) REFERENCES centers(key),
  constraint staff_invites_coach_id_fkey FOREIGN KEY (coach_id) REFERENCES coaches(id) ON DELETE CASCADE,
  constraint staff_invites_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES users(id),
  constraint coaches_alone_are_invited_as_a_coach CHECK (((preset = 'coach'::text) OR (coach_id IS NULL))),
  constraint owners_are_invited_to_every_center CHECK (((preset <> 'owner'::text) OR (center IS NULL))),
  constraint staff_invites_email_check CHECK (((email = lower(email)) AND (email ~~ '%_@_%'::text))),
  constraint staff_invites_preset_check CHECK ((preset = ANY (ARRAY['owner'::text, 'manager'::text, 'desk'::text, 'shop'::text, 'coach'::text, 'accountant'::text])))
);


-- Of privacy

create table deleted_accounts (
  user_id integer not null,
  deleted_at timestamp with time zone not null,
  kept jsonb,
  erased_at timestamp with time zone,
  constraint deleted_accounts_pkey PRIMARY KEY (user_id),
  constraint deleted_accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint deleted_accounts_are_kept_or_erased CHECK (((kept IS NULL) = (erased_at IS NOT NULL))),
  constraint deleted_accounts_kept_check CHECK ((jsonb_typeof(kept) = 'object'::text))
);
CREATE INDEX deleted_accounts_to_erase ON deleted_accounts (deleted_at) WHERE (kept IS NOT NULL);

create table nominees (
  id integer not null generated always as identity,
  user_id integer not null,
  name text not null,
  relation text not null,
  phone text,
  email text,
  named_at timestamp with time zone not null,
  constraint nominees_pkey PRIMARY KEY (id),
  constraint nominees_user_id_key UNIQUE (user_id),
  constraint nominees_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint nominees_can_be_reached CHECK (((phone IS NOT NULL) OR (email IS NOT NULL))),
  constraint nominees_email_check CHECK (((char_length(email) >= 1) AND (char_length(email) <= 254))),
  constraint nominees_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 100))),
  constraint nominees_phone_check CHECK ((phone ~ '^[0-9]{10}$'::text)),
  constraint nominees_relation_check CHECK (((char_length(relation) >= 1) AND (char_length(relation) <= 60)))
);

create table offer_choices (
  user_id integer not null,
  is_wanted boolean not null,
  chosen_at timestamp with time zone not null,
  is_by_desk boolean not null,
  constraint offer_choices_pkey PRIMARY KEY (user_id),
  constraint offer_choices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint offer_choices_agreed_by_members CHECK ((NOT (is_wanted AND is_by_desk)))
);


-- Of unread

create table list_reads (
  user_id integer not null,
  list text not null,
  read_up_to integer not null,
  constraint list_reads_pkey PRIMARY KEY (user_id, list),
  constraint list_reads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint list_reads_list_check CHECK ((list = ANY (ARRAY['orders'::text, 'memberships'::text, 'queries'::text, 'appointments'::text]))),
  constraint list_reads_read_up_to_check CHECK ((read_up_to >= 0))
);


-- Of drawers

create table drawer_entries (
  id integer not null generated always as identity,
  drawer_id integer not null,
  amount_paise bigint,
  text text not null,
  made_by integer,
  at timestamp with time zone not null,
  constraint drawer_entries_pkey PRIMARY KEY (id),
  constraint drawer_entries_drawer_id_fkey FOREIGN KEY (drawer_id) REFERENCES drawers(id),
  constraint drawer_entries_made_by_fkey FOREIGN KEY (made_by) REFERENCES users(id),
  constraint drawer_entries_amount_paise_check CHECK ((amount_paise > 0)),
  constraint drawer_entries_text_check CHECK (((char_length(text) >= 1) AND (char_length(text) <= 200)))
);
CREATE INDEX drawer_entries_by_maker ON drawer_entries (made_by) WHERE (made_by IS NOT NULL);
CREATE INDEX drawer_entries_of_drawer ON drawer_entries (drawer_id, id);

create table drawers (
  id integer not null generated always as identity,
  center text not null,
  float_paise bigint not null,
  opened_by integer,
  opened_at timestamp with time zone not null,
  closed_by integer,
  closed_at timestamp with time zone,
  counted_paise bigint,
  expected_paise bigint,
  note text,
  constraint drawers_pkey PRIMARY KEY (id),
  constraint drawers_center_fkey FOREIGN KEY (center) REFERENCES centers(key),
  constraint drawers_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES users(id),
  constraint drawers_opened_by_fkey FOREIGN KEY (opened_by) REFERENCES users(id),
  constraint drawers_check CHECK ((closed_at >= opened_at)),
  constraint drawers_closed_with_a_count CHECK ((num_nulls(closed_at, counted_paise, expected_paise) = ANY (ARRAY[0, 3]))),
  constraint drawers_counted_paise_check CHECK ((counted_paise >= 0)),
  constraint drawers_float_paise_check CHECK ((float_paise >= 0)),
  constraint drawers_note_check CHECK (((char_length(note) >= 1) AND (char_length(note) <= 200))),
  constraint drawers_note_of_closing CHECK (((closed_at IS NOT NULL) OR (note IS NULL)))
);
CREATE INDEX drawers_by_center ON drawers (center, id);
CREATE INDEX drawers_by_closer ON drawers (closed_by) WHERE (closed_by IS NOT NULL);
CREATE INDEX drawers_by_opener ON drawers (opened_by) WHERE (opened_by IS NOT NULL);
CREATE UNIQUE INDEX drawers_open_by_center ON drawers (center) WHERE (closed_at IS NULL);


-- Of centers

create table center_closures (
  id integer not null generated always as identity,
  center text not null,
  from_day date not null,
  to_day date not null,
  reason text not null,
  closed_by integer not null,
  at timestamp with time zone not null,
  reopened_at timestamp with time zone,
  slots_closure_id integer,
  constraint center_closures_pkey PRIMARY KEY (id),
  constraint center_closures_center_fkey FOREIGN KEY (center) REFERENCES centers(key),
  constraint center_closures_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES users(id),
  constraint center_closures_from_and_to CHECK ((to_day >= from_day)),
  constraint center_closures_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 200)))
);
CREATE INDEX center_closures_by_end ON center_closures (to_day);
CREATE TRIGGER center_closures_tell_of_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON center_closures FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();

create table special_hours (
  id integer not null generated always as identity,
  center text not null,
  day date not null,
  opens_at_minute smallint not null,
  closes_at_minute smallint not null,
  reason text not null,
  set_by integer not null,
  at timestamp with time zone not null,
  removed_at timestamp with time zone,
  before_closure_id integer,
  after_closure_id integer,
  constraint special_hours_pkey PRIMARY KEY (id),
  constraint special_hours_center_fkey FOREIGN KEY (center) REFERENCES centers(key),
  constraint special_hours_set_by_fkey FOREIGN KEY (set_by) REFERENCES users(id),
  constraint special_hours_are_not_the_whole_day CHECK (((closes_at_minute - opens_at_minute) < 1440)),
  constraint special_hours_closes_at_minute_check CHECK ((closes_at_minute <= 1440)),
  constraint special_hours_open_before_they_close CHECK ((opens_at_minute < closes_at_minute)),
  constraint special_hours_opens_at_minute_check CHECK ((opens_at_minute >= 0)),
  constraint special_hours_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 200)))
);
CREATE UNIQUE INDEX special_hours_once ON special_hours (day, center) WHERE (removed_at IS NULL);


-- Of visits

create table visits (
  id integer not null generated always as identity,
  user_id integer,
  membership_id integer,
  center text not null,
  at timestamp with time zone not null,
  day date not null generated always as (gym_day(at)) stored,
  is_in boolean not null,
  step integer,
  refusal text,
  overruled text,
  scanned_by integer not null,
  pass_id integer,
  constraint visits_pkey PRIMARY KEY (id),
  constraint visits_center_fkey FOREIGN KEY (center) REFERENCES centers(key),
  constraint visits_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES memberships(id),
  constraint visits_pass_id_fkey FOREIGN KEY (pass_id) REFERENCES passes(id),
  constraint visits_scanned_by_fkey FOREIGN KEY (scanned_by) REFERENCES users(id),
  constraint visits_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint visits_in_despite_a_refusal CHECK (((NOT is_in) OR (refusal IS NULL) OR (overruled IS NOT NULL))),
  constraint visits_overruled_with_a_reason CHECK (((overruled IS NULL) OR is_in)),
  constraint visits_refusal_check CHECK ((refusal = ANY (ARRAY['no membership'::text, 'not begun'::text, 'expired'::text, 'unpaid'::text, 'paused'::text, 'other center'::text, 'stale code'::text, 'used code'::text, 'unknown code'::text, 'pass used'::text, 'pass of another day'::text, 'pass of another center'::text, 'unknown pass'::text]))),
  constraint visits_refused_for_a_reason CHECK ((is_in OR (refusal IS NOT NULL)))
);
CREATE INDEX visits_by_day ON visits (day, id DESC);
CREATE INDEX visits_by_scanner ON visits (scanned_by) WHERE (scanned_by IS NOT NULL);
CREATE INDEX visits_of_member ON visits (user_id, at DESC, id DESC);
CREATE INDEX visits_of_members_by_day ON visits (day, user_id) WHERE (is_in AND (user_id IS NOT NULL));
CREATE INDEX visits_of_membership ON visits (membership_id) WHERE (membership_id IS NOT NULL);
CREATE INDEX visits_of_pass ON visits (pass_id) WHERE (pass_id IS NOT NULL);


-- Of reviews

create table reviews (
  id integer not null generated always as identity,
  order_id integer not null,
  user_id integer not null,
  product_id integer not null,
  stars smallint not null,
  text text not null,
  created_at timestamp with time zone not null,
  hidden_at timestamp with time zone,
  hidden_by integer,
  hidden_reason text,
  constraint reviews_pkey PRIMARY KEY (id),
  constraint reviews_order_id_key UNIQUE (order_id),
  constraint reviews_hidden_by_fkey FOREIGN KEY (hidden_by) REFERENCES users(id),
  constraint reviews_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint reviews_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id),
  constraint reviews_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint reviews_hidden_by_someone CHECK (((hidden_at IS NULL) = (hidden_by IS NULL))),
  constraint reviews_hidden_reason_check CHECK (((char_length(hidden_reason) >= 1) AND (char_length(hidden_reason) <= 200))),
  constraint reviews_hidden_with_a_reason CHECK (((hidden_at IS NULL) = (hidden_reason IS NULL))),
  constraint reviews_stars_check CHECK (((stars >= 1) AND (stars <= 5))),
  constraint reviews_text_check CHECK (((char_length(text) >= 10) AND (char_length(text) <= 500)))
);
CREATE INDEX reviews_by_hider ON reviews (hidden_by) WHERE (hidden_by IS NOT NULL);
CREATE INDEX reviews_by_time ON reviews (created_at, id);
CREATE INDEX reviews_hidden ON reviews (id DESC) WHERE (hidden_at IS NOT NULL);
CREATE INDEX reviews_of_product ON reviews (product_id, id DESC);
CREATE INDEX reviews_of_user ON reviews (user_id, id DESC);
CREATE INDEX reviews_shown ON reviews (product_id, id DESC) WHERE (hidden_at IS NULL);
CREATE TRIGGER reviews_tell_of_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON reviews FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();


-- Of documents

create table documents (
  id integer not null generated always as identity,
  kind text not null,
  series text not null,
  fy text not null,
  serial integer not null,
  number text not null,
  scheme text not null,
  issued_at timestamp with time zone not null,
  user_id integer,
  membership_id integer,
  checkout_id uuid,
  against integer,
  seller jsonb not null,
  buyer jsonb not null,
  deliver_to jsonb,
  place_of_supply text,
  declaration text,
  lines jsonb not null,
  taxable_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  total_paise bigint not null,
  cancelled_at timestamp with time zone,
  printed_at timestamp with time zone,
  is_buyer_deleted boolean not null default false,
  searched text not null generated always as (folded(((' '::text || number) ||
CASE
    WHEN is_buyer_deleted THEN ''::text
    ELSE (' '::text || (buyer ->> 'name'::text))
END))) stored,
  pass_id integer,
  constraint documents_pkey PRIMARY KEY (id),
  constraint documents_number_key UNIQUE (number),
  constraint documents_series_fy_serial_key UNIQUE (series, fy, serial),
  constraint documents_against_fkey FOREIGN KEY (against) REFERENCES documents(id) DEFERRABLE INITIALLY DEFERRED,
  constraint documents_checkout_id_fkey FOREIGN KEY (checkout_id) REFERENCES checkouts(id),
  constraint documents_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES memberships(id),
  constraint documents_pass_id_fkey FOREIGN KEY (pass_id) REFERENCES passes(id),
  constraint documents_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint a_credit_note_is_against_a_document CHECK (((kind = 'credit_note'::text) = (against IS NOT NULL))),
  constraint a_document_has_one_subject CHECK ((num_nonnulls(membership_id, checkout_id, pass_id) = 1)),
  constraint cgst_equals_sgst CHECK ((cgst_paise = sgst_paise)),
  constraint documents_buyer_check CHECK ((jsonb_typeof(buyer) = 'object'::text)),
  constraint documents_cgst_paise_check CHECK ((cgst_paise >= 0)),
  constraint documents_deliver_to_check CHECK ((jsonb_typeof(deliver_to) = 'object'::text)),
  constraint documents_kind_check CHECK ((kind = ANY (ARRAY['receipt'::text, 'bill'::text, 'invoice'::text, 'credit_note'::text]))),
  constraint documents_lines_check CHECK ((jsonb_typeof(lines) = 'array'::text)),
  constraint documents_number_check CHECK ((number ~ '^[A-Z0-9/-]{1,16}$'::text)),
  constraint documents_scheme_check CHECK ((scheme = ANY (ARRAY['none'::text, 'composition'::text, 'regular'::text]))),
  constraint documents_seller_check CHECK ((jsonb_typeof(seller) = 'object'::text)),
  constraint documents_serial_check CHECK ((serial > 0)),
  constraint documents_taxable_paise_check CHECK ((taxable_paise >= 0)),
  constraint parts_sum_to_the_total CHECK ((((taxable_paise + cgst_paise) + sgst_paise) = total_paise))
);
CREATE INDEX documents_against ON documents (against) WHERE (against IS NOT NULL);
CREATE INDEX documents_by_text ON documents USING gin (searched gin_trgm_ops);
CREATE INDEX documents_by_time ON documents (issued_at, id);
CREATE INDEX documents_of_checkout ON documents (checkout_id) WHERE (checkout_id IS NOT NULL);
CREATE INDEX documents_of_membership ON documents (membership_id, id DESC) WHERE (membership_id IS NOT NULL);
CREATE INDEX documents_of_pass ON documents (pass_id) WHERE (pass_id IS NOT NULL);
CREATE INDEX documents_of_user ON documents (user_id, id DESC);
CREATE UNIQUE INDEX documents_one_per_checkout ON documents (checkout_id) WHERE ((kind <> 'credit_note'::text) AND (cancelled_at IS NULL));
CREATE UNIQUE INDEX documents_one_per_pass ON documents (pass_id) WHERE ((pass_id IS NOT NULL) AND (kind <> 'credit_note'::text) AND (cancelled_at IS NULL));

CREATE OR REPLACE FUNCTION keep_document()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
  end $function$;
CREATE TRIGGER documents_are_kept BEFORE DELETE OR UPDATE ON documents FOR EACH ROW EXECUTE FUNCTION keep_document();

create table product_tax (
  product_id integer not null,
  from_day date not null,
  hsn text not null,
  rate_bp integer not null,
  needs_review boolean not null,
  constraint product_tax_pkey PRIMARY KEY (product_id, from_day),
  constraint product_tax_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id),
  constraint product_tax_hsn_check CHECK ((hsn ~ '^([0-9]{4}|[0-9]{6}|[0-9]{8})$'::text)),
  constraint product_tax_rate_bp_check CHECK (((rate_bp >= 0) AND (rate_bp <= 4000)))
);


-- Of orders

create table checkouts (
  id uuid not null,
  user_id integer,
  source text,
  payment_mode text,
  fee_paise integer not null,
  total_paise bigint not null,
  name text,
  email text,
  phone text,
  address text,
  town text,
  pincode text,
  district text,
  state text,
  address_type text,
  created_at timestamp with time zone not null,
  paid_paise bigint not null default 0,
  channel text not null default 'online'::text,
  arrives_from_days smallint not null default 2,
  arrives_to_days smallint not null default 4,
  discount_percent smallint not null default 0,
  discount_paise bigint not null default 0,
  discount_reason text,
  constraint checkouts_pkey PRIMARY KEY (id),
  constraint checkouts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint checkouts_address_check CHECK (((address <> ''::text) OR (email = ''::text))),
  constraint checkouts_address_type_check CHECK ((address_type = ANY (ARRAY['home'::text, 'work'::text]))),
  constraint checkouts_arrive_after_the_day CHECK (((arrives_from_days > 0) AND (arrives_from_days < arrives_to_days))),
  constraint checkouts_channel_check CHECK ((channel = ANY (ARRAY['online'::text, 'counter'::text]))),
  constraint checkouts_check CHECK ((total_paise >= fee_paise)),
  constraint checkouts_discount_paise_check CHECK ((discount_paise >= 0)),
  constraint checkouts_discount_percent_check CHECK (((discount_percent >= 0) AND (discount_percent <= 100))),
  constraint checkouts_discount_reason_check CHECK (((char_length(discount_reason) >= 1) AND (char_length(discount_reason) <= 200))),
  constraint checkouts_district_check CHECK ((district <> ''::text)),
  constraint checkouts_email_check CHECK (((email = ''::text) OR (email ~~ '%_@_%'::text))),
  constraint checkouts_fee_paise_check CHECK ((fee_paise >= 0)),
  constraint checkouts_name_check CHECK ((name <> ''::text)),
  constraint checkouts_paid_up_to_total CHECK (((paid_paise >= 0) AND (paid_paise <= total_paise))),
  constraint checkouts_payment_mode_check CHECK ((payment_mode = 'COD'::text)),
  constraint checkouts_phone_check CHECK (((phone = ''::text) OR (phone ~ '^[0-9]{10}$'::text))),
  constraint checkouts_pincode_check CHECK ((pincode ~ '^[0-9]{6}$'::text)),
  constraint checkouts_source_check CHECK ((source = ANY (ARRAY['cart'::text, 'buy'::text, 'desk'::text]))),
  constraint checkouts_state_check CHECK ((state = 'KARNATAKA'::text)),
  constraint checkouts_town_check CHECK ((town <> ''::text)),
  constraint discounts_are_of_the_counter CHECK (((channel = 'counter'::text) OR (discount_percent = 0))),
  constraint only_the_counter_discounts CHECK (((discount_percent > 0) OR (num_nonnulls(NULLIF(discount_paise, 0), discount_reason) = 0))),
  constraint only_the_counter_sells_to_anybody CHECK (((channel = 'counter'::text) OR (user_id IS NOT NULL))),
  constraint orders_of_the_site_are_delivered CHECK (((channel = 'counter'::text) OR (num_nulls(source, payment_mode, name, email, phone, address, town, pincode, district, state, address_type) = 0))),
  constraint sales_of_the_counter_have_no_address CHECK (((channel = 'online'::text) OR ((fee_paise = 0) AND (num_nonnulls(source, payment_mode, name, email, phone, address, town, pincode, district, state, address_type) = 0))))
);
CREATE INDEX checkouts_not_all_paid ON checkouts (user_id, created_at) WHERE (paid_paise < total_paise);
CREATE INDEX checkouts_of_user ON checkouts (user_id);

create table orders (
  id integer not null generated always as identity,
  checkout_id uuid not null,
  user_id integer,
  product_id integer not null,
  quantity integer not null,
  unit_price_paise integer not null,
  unit_cost_paise integer,
  order_status text not null default 'Pending'::text,
  rating smallint,
  created_at timestamp with time zone not null,
  cancelled_at timestamp with time zone,
  cancelled_by integer,
  cancel_reason text,
  delivered_at timestamp with time zone,
  returned_at timestamp with time zone,
  rated_at timestamp with time zone,
  channel text not null default 'online'::text,
  split_from integer,
  constraint orders_pkey PRIMARY KEY (id),
  constraint orders_cancelled_by_fkey FOREIGN KEY (cancelled_by) REFERENCES users(id),
  constraint orders_checkout_id_fkey FOREIGN KEY (checkout_id) REFERENCES checkouts(id),
  constraint orders_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id),
  constraint orders_split_from_fkey FOREIGN KEY (split_from) REFERENCES orders(id),
  constraint orders_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint cancelled_before_the_round CHECK (((cancelled_at IS NULL) OR (channel = 'counter'::text) OR (order_status = ANY (ARRAY['Pending'::text, 'Transit'::text])))),
  constraint cancelled_by_someone CHECK (((cancelled_at IS NULL) = (cancelled_by IS NULL))),
  constraint only_cancelled_has_a_reason CHECK (((cancel_reason IS NULL) OR (cancelled_at IS NOT NULL))),
  constraint only_delivered_has_a_time CHECK (((delivered_at IS NULL) OR (order_status = 'Delivered'::text))),
  constraint only_delivered_is_rated CHECK (((rating IS NULL) OR (order_status = 'Delivered'::text))),
  constraint orders_cancel_reason_check CHECK (((char_length(cancel_reason) >= 1) AND (char_length(cancel_reason) <= 200))),
  constraint orders_channel_check CHECK ((channel = ANY (ARRAY['online'::text, 'counter'::text]))),
  constraint orders_check CHECK ((split_from < id)),
  constraint orders_of_the_site_have_a_member CHECK (((channel = 'counter'::text) OR (user_id IS NOT NULL))),
  constraint orders_order_status_check CHECK ((order_status = ANY (ARRAY['Pending'::text, 'Transit'::text, 'Out-For-Delivery'::text, 'Delivered'::text]))),
  constraint orders_quantity_check CHECK (((quantity >= 1) AND (quantity <= 1000000))),
  constraint orders_rated_with_stars CHECK (((rated_at IS NULL) OR (rating IS NOT NULL))),
  constraint orders_rating_check CHECK (((rating >= 1) AND (rating <= 5))),
  constraint orders_unit_cost_paise_check CHECK ((unit_cost_paise >= 0)),
  constraint orders_unit_price_paise_check CHECK ((unit_price_paise >= 0)),
  constraint returned_after_it_left_the_shop CHECK (((returned_at IS NULL) OR ((cancelled_at IS NULL) AND (order_status = ANY (ARRAY['Out-For-Delivery'::text, 'Delivered'::text])))))
);
CREATE INDEX orders_by_canceller ON orders (cancelled_by) WHERE (cancelled_by IS NOT NULL);
CREATE INDEX orders_by_checkout ON orders (checkout_id);
CREATE INDEX orders_by_delivery ON orders (delivered_at) WHERE (delivered_at IS NOT NULL);
CREATE INDEX orders_by_status ON orders (order_status, id DESC) INCLUDE (quantity, unit_price_paise) WHERE ((cancelled_at IS NULL) AND (returned_at IS NULL));
CREATE INDEX orders_by_time ON orders (created_at, id);
CREATE INDEX orders_by_whole ON orders (split_from) WHERE (split_from IS NOT NULL);
CREATE INDEX orders_cancelled ON orders (id DESC) WHERE (cancelled_at IS NOT NULL);
CREATE INDEX orders_of_counter ON orders (id DESC) WHERE (channel = 'counter'::text);
CREATE INDEX orders_of_product ON orders (product_id, id DESC) INCLUDE (order_status, cancelled_at);
CREATE INDEX orders_of_user ON orders (user_id, id DESC);
CREATE UNIQUE INDEX orders_one_per_product ON orders (checkout_id, product_id) WHERE (split_from IS NULL);
CREATE INDEX orders_returned ON orders (id DESC) WHERE (returned_at IS NOT NULL);
CREATE INDEX orders_to_rate ON orders (user_id, product_id, id) WHERE (rating IS NULL);

CREATE OR REPLACE FUNCTION keep_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  declare
    steps constant text[] := array['Pending', 'Transit', 'Out-For-Delivery', 'Delivered'];
  begin
    if tg_op = 'DELETE' then
      perform keep_row(tg_table_name, to_jsonb(old));
      return old;
    end if;
    if old.cancelled_at is not null
       and (new.order_status, new.cancelled_at, new.cancelled_by)
         is distinct from (old.order_status, old.cancelled_at, old.cancelled_by) then
      raise exception 'order % is cancelled', old.id using errcode = 'check_violation';
    end if;
    if old.returned_at is not null
       and (new.order_status, new.returned_at, new.rating)
         is distinct from (old.order_status, old.returned_at, old.rating) then
      raise exception 'order % is returned', old.id using errcode = 'check_violation';
    end if;
    if new.order_status <> old.order_status
       and abs(array_position(steps, new.order_status) - array_position(steps, old.order_status)) <> 1 then
      raise exception 'order % cannot go from % to %', old.id, old.order_status, new.order_status
        using errcode = 'check_violation';
    end if;
    if old.rating is not null and (new.rating, new.rated_at) is distinct from (old.rating, old.rated_at)
       and (new.rating is null or old.rated_at is null or new.rated_at is distinct from old.rated_at
         or exists (select from reviews where reviews.order_id = old.id)) then
      raise exception 'order % is rated already', old.id using errcode = 'check_violation';
    end if;
    return new;
  end $function$;
CREATE CONSTRAINT TRIGGER orders_go_back_on_record AFTER UPDATE OF order_status ON orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((array_position(ARRAY['Pending'::text, 'Transit'::text, 'Out-For-Delivery'::text, 'Delivered'::text], new.order_status) < array_position(ARRAY['Pending'::text, 'Transit'::text, 'Out-For-Delivery'::text, 'Delivered'::text], old.order_status))) EXECUTE FUNCTION refuse_going_back('order', 'status', 'order_status');
CREATE TRIGGER orders_keep_their_life BEFORE DELETE OR UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION keep_order();

create table returns (
  id integer not null generated always as identity,
  order_id integer not null,
  user_id integer,
  product_id integer not null,
  cause text not null,
  state text not null,
  reason text,
  note text,
  created_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  refund_id integer,
  refunded_paise bigint,
  quantity integer,
  constraint returns_pkey PRIMARY KEY (id),
  constraint returns_refund_id_key UNIQUE (refund_id),
  constraint returns_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint returns_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id),
  constraint returns_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES payments(id),
  constraint returns_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint returns_cause_check CHECK ((cause = ANY (ARRAY['return'::text, 'refusal'::text, 'cancellation'::text]))),
  constraint returns_note_check CHECK (((char_length(note) >= 1) AND (char_length(note) <= 200))),
  constraint returns_quantity_check CHECK ((quantity >= 1)),
  constraint returns_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 200))),
  constraint returns_receipt_of_money CHECK (((refund_id IS NOT NULL) = (COALESCE(refunded_paise, (0)::bigint) > 0))),
  constraint returns_refunded_paise_check CHECK ((refunded_paise >= 0)),
  constraint returns_refunded_with_an_amount CHECK (((state = 'refunded'::text) = (refunded_paise IS NOT NULL))),
  constraint returns_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'approved'::text, 'received'::text, 'refunded'::text, 'refused'::text])))
);
CREATE INDEX returns_by_state ON returns (state, id DESC);
CREATE INDEX returns_by_time ON returns (created_at, id);
CREATE INDEX returns_of_order ON returns (order_id, id DESC);
CREATE INDEX returns_of_product ON returns (product_id, id DESC);
CREATE INDEX returns_of_user ON returns (user_id, id DESC);
CREATE UNIQUE INDEX returns_one_per_order ON returns (order_id) WHERE (state <> 'refused'::text);


-- Of memberships

create table membership_events (
  id integer not null generated always as identity,
  membership_id integer not null,
  kind text not null,
  from_day date,
  to_day date,
  days integer not null,
  center text,
  other_id integer,
  resumes integer,
  made_by integer not null,
  at timestamp with time zone not null,
  closure_id integer,
  constraint membership_events_pkey PRIMARY KEY (id),
  constraint membership_events_resumes_key UNIQUE (resumes),
  constraint membership_events_center_fkey FOREIGN KEY (center) REFERENCES centers(key),
  constraint membership_events_closure_id_fkey FOREIGN KEY (closure_id) REFERENCES center_closures(id),
  constraint membership_events_made_by_fkey FOREIGN KEY (made_by) REFERENCES users(id),
  constraint membership_events_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES memberships(id),
  constraint membership_events_other_id_fkey FOREIGN KEY (other_id) REFERENCES memberships(id),
  constraint membership_events_resumes_fkey FOREIGN KEY (resumes) REFERENCES membership_events(id),
  constraint membership_events_by_kind CHECK (
CASE kind
    WHEN 'pause'::text THEN ((days = ((to_day - from_day) + 1)) AND (days >= 3))
    WHEN 'resume'::text THEN ((days = (- ((to_day - from_day) + 1))) AND (days < 0))
    WHEN 'days out'::text THEN (days < 0)
    WHEN 'days taken'::text THEN (days < 0)
    WHEN 'end'::text THEN (days < 0)
    WHEN 'center'::text THEN (days = 0)
    WHEN 'closure'::text THEN (abs(days) <= ((to_day - from_day) + 1))
    WHEN 'reopening'::text THEN ((days >= (- ((to_day - from_day) + 1))) AND (days <= 0))
    ELSE (days > 0)
END),
  constraint membership_events_from_and_to CHECK (((from_day IS NULL) = (to_day IS NULL))),
  constraint membership_events_kind_check CHECK ((kind = ANY (ARRAY['pause'::text, 'resume'::text, 'extension'::text, 'days out'::text, 'days in'::text, 'days returned'::text, 'days taken'::text, 'center'::text, 'closure'::text, 'reopening'::text, 'end'::text]))),
  constraint membership_events_of_a_closure CHECK (((kind = ANY (ARRAY['closure'::text, 'reopening'::text])) = (closure_id IS NOT NULL))),
  constraint membership_events_resume_a_pause CHECK (((kind = 'resume'::text) = (resumes IS NOT NULL))),
  constraint membership_events_with_a_center CHECK (((kind = 'center'::text) = (center IS NOT NULL))),
  constraint membership_events_with_another CHECK (((kind = ANY (ARRAY['days out'::text, 'days in'::text, 'days returned'::text, 'days taken'::text])) = (other_id IS NOT NULL))),
  constraint membership_events_with_days CHECK (((kind = ANY (ARRAY['pause'::text, 'resume'::text, 'closure'::text, 'reopening'::text])) = (from_day IS NOT NULL)))
);
CREATE INDEX membership_events_by_maker ON membership_events (made_by) WHERE (made_by IS NOT NULL);
CREATE UNIQUE INDEX membership_events_ended_once ON membership_events (membership_id) WHERE (kind = 'end'::text);
CREATE UNIQUE INDEX membership_events_extended_once ON membership_events (membership_id) WHERE (kind = 'extension'::text);
CREATE UNIQUE INDEX membership_events_handed_over_once ON membership_events (membership_id) WHERE (kind = 'days out'::text);
CREATE INDEX membership_events_of_closure ON membership_events (closure_id) WHERE (closure_id IS NOT NULL);
CREATE INDEX membership_events_of_membership ON membership_events (membership_id, id);
CREATE INDEX membership_events_of_other ON membership_events (other_id) WHERE (other_id IS NOT NULL);
CREATE INDEX membership_events_pauses ON membership_events (from_day) WHERE (kind = 'pause'::text);
CREATE UNIQUE INDEX membership_events_returned_once ON membership_events (membership_id) WHERE (kind = 'days returned'::text);

CREATE OR REPLACE FUNCTION apply_membership_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    update memberships set moved_days = moved_days + more.days, center = coalesce(more.center, memberships.center)
      from (
        select membership_id, sum(days)::integer as days,
          (array_agg(center order by id desc) filter (where center is not null))[1] as center
        from added group by membership_id
      ) as more
      where memberships.id = more.membership_id;
    update memberships as renewal
      set start_date = held.effective_end + 1,
        end_date = (held.effective_end + 1 + make_interval(months => renewal.months))::date
      from (select membership_id, sum(days)::integer as days from added group by membership_id) as more
      join memberships as held on held.id = more.membership_id
      where renewal.renewal_of = held.id and more.days <> 0
        and renewal.withdrawn_at is null and renewal.ended_at is null
        and renewal.start_date = held.effective_end - more.days + 1;
    return null;
  end $function$;
CREATE TRIGGER membership_events_are_applied AFTER INSERT ON membership_events REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION apply_membership_events();
CREATE TRIGGER membership_events_are_only_added_to BEFORE DELETE OR UPDATE OR TRUNCATE ON membership_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table memberships (
  id integer not null generated always as identity,
  user_id integer not null,
  type text not null,
  months smallint not null,
  center text not null,
  start_date date not null,
  end_date date not null,
  total_paise integer not null,
  payment_status text not null default 'pending'::text,
  created_at timestamp with time zone not null,
  paid_paise bigint not null default 0,
  moved_days integer not null default 0,
  effective_end date not null generated always as ((end_date + moved_days)) stored,
  renewal_of integer,
  renewal_discount_paise integer not null default 0,
  list_price_paise integer not null,
  discount_price_paise integer not null,
  fee_paise integer not null,
  extension_days smallint not null,
  extra_discount_paise integer not null,
  pause_days smallint not null,
  transfer_days smallint not null,
  swimming_sessions smallint not null,
  opens_all_centers boolean not null,
  is_imported boolean not null default false,
  withdrawn_at timestamp with time zone,
  lapses_on date,
  ended_at timestamp with time zone,
  credited_paise bigint not null default 0,
  changed_from integer,
  constraint memberships_pkey PRIMARY KEY (id),
  constraint memberships_center_fkey FOREIGN KEY (center) REFERENCES centers(key),
  constraint memberships_changed_from_fkey FOREIGN KEY (changed_from) REFERENCES memberships(id),
  constraint memberships_renewal_of_fkey FOREIGN KEY (renewal_of) REFERENCES memberships(id),
  constraint memberships_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint ends_after_start CHECK ((end_date > start_date)),
  constraint memberships_cost_what_they_were_sold_for CHECK ((total_paise = (((discount_price_paise)::bigint + fee_paise) - renewal_discount_paise))),
  constraint memberships_credited_by_their_end CHECK ((((credited_paise >= 0) AND (credited_paise <= total_paise)) AND ((credited_paise = 0) OR (ended_at IS NOT NULL)))),
  constraint memberships_discount_of_a_renewal CHECK (((renewal_of IS NOT NULL) OR (renewal_discount_paise = 0))),
  constraint memberships_discount_price_paise_check CHECK ((discount_price_paise >= 0)),
  constraint memberships_extension_days_check CHECK ((extension_days >= 0)),
  constraint memberships_extra_discount_paise_check CHECK ((extra_discount_paise >= 0)),
  constraint memberships_fee_paise_check CHECK ((fee_paise >= 0)),
  constraint memberships_list_price_paise_check CHECK ((list_price_paise >= 0)),
  constraint memberships_months_check CHECK ((months = ANY (ARRAY[12, 6, 3]))),
  constraint memberships_paid_up_to_total CHECK (((paid_paise >= 0) AND (paid_paise <= total_paise))),
  constraint memberships_paid_when_all_is_paid CHECK (((payment_status = 'payed'::text) = (paid_paise >= (total_paise - credited_paise)))),
  constraint memberships_pause_days_check CHECK ((pause_days >= 0)),
  constraint memberships_payment_status_check CHECK ((payment_status = ANY (ARRAY['pending'::text, 'payed'::text]))),
  constraint memberships_renewal_discount_paise_check CHECK ((renewal_discount_paise >= 0)),
  constraint memberships_swimming_sessions_check CHECK ((swimming_sessions >= 0)),
  constraint memberships_total_paise_check CHECK ((total_paise > 0)),
  constraint memberships_transfer_days_check CHECK ((transfer_days >= 0)),
  constraint memberships_type_check CHECK ((type = ANY (ARRAY['Elite'::text, 'Elite Pro'::text, 'Elite Plus'::text]))),
  constraint memberships_withdrawn_unpaid CHECK (((withdrawn_at IS NULL) OR ((payment_status = 'pending'::text) AND (paid_paise = 0) AND (ended_at IS NULL)))),
  constraint months_lie_between CHECK ((is_imported OR (end_date = ((start_date + make_interval(months => (months)::integer)))::date)))
);
CREATE INDEX memberships_by_any_end ON memberships (effective_end, id);
CREATE INDEX memberships_by_center ON memberships (center, id DESC);
CREATE INDEX memberships_by_end ON memberships (effective_end, id) INCLUDE (user_id, total_paise, start_date) WHERE (payment_status = 'payed'::text);
CREATE INDEX memberships_by_payment ON memberships (payment_status, id DESC);
CREATE INDEX memberships_by_time ON memberships (created_at, id);
CREATE INDEX memberships_by_type ON memberships (type, id DESC) INCLUDE (withdrawn_at);
CREATE UNIQUE INDEX memberships_changed_once ON memberships (changed_from) WHERE ((changed_from IS NOT NULL) AND (withdrawn_at IS NULL));
CREATE INDEX memberships_due ON memberships (id) INCLUDE (total_paise, paid_paise) WHERE ((payment_status = 'pending'::text) AND (withdrawn_at IS NULL));
CREATE INDEX memberships_of_changed ON memberships (changed_from) WHERE (changed_from IS NOT NULL);
CREATE INDEX memberships_of_renewed ON memberships (renewal_of) WHERE (renewal_of IS NOT NULL);
CREATE INDEX memberships_of_user ON memberships (user_id, id DESC);
CREATE INDEX memberships_paid_of_user ON memberships (user_id, effective_end, id) WHERE (payment_status = 'payed'::text);
CREATE UNIQUE INDEX memberships_renewed_once ON memberships (renewal_of) WHERE ((renewal_of IS NOT NULL) AND (withdrawn_at IS NULL) AND (ended_at IS NULL));
CREATE INDEX memberships_standing ON memberships (user_id, id DESC) INCLUDE (type, center, payment_status, start_date, effective_end) WHERE (withdrawn_at IS NULL);
CREATE INDEX memberships_unpaid_by_start ON memberships (start_date, id) WHERE ((payment_status = 'pending'::text) AND (withdrawn_at IS NULL) AND (paid_paise = 0));
CREATE INDEX memberships_withdrawn ON memberships (id DESC) WHERE (withdrawn_at IS NOT NULL);

CREATE OR REPLACE FUNCTION keep_membership()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    if tg_op = 'DELETE' then
      perform keep_row(tg_table_name, to_jsonb(old));
      return old;
    end if;
    raise exception 'what a membership was sold with does not change' using errcode = 'restrict_violation';
  end $function$;
CREATE TRIGGER memberships_are_kept BEFORE DELETE OR UPDATE OF type, months, total_paise, renewal_discount_paise, list_price_paise, discount_price_paise, fee_paise, extension_days, extra_discount_paise, pause_days, transfer_days, swimming_sessions, opens_all_centers, is_imported, changed_from ON memberships FOR EACH ROW EXECUTE FUNCTION keep_membership();


-- Of classes

create table class_bookings (
  id integer not null generated always as identity,
  slot_id integer not null,
  day date not null,
  user_id integer not null,
  booked_at timestamp with time zone not null,
  rank smallint,
  state text not null default 'booked'::text,
  ending text,
  is_in boolean not null,
  in_since timestamp with time zone,
  starts_at timestamp with time zone not null,
  minutes smallint not null,
  moved_at timestamp with time zone,
  sequence smallint not null default 0,
  is_reminded boolean not null default false,
  constraint class_bookings_pkey PRIMARY KEY (id),
  constraint class_bookings_rank_once UNIQUE (slot_id, day, rank) DEFERRABLE,
  constraint class_bookings_slot_id_fkey FOREIGN KEY (slot_id) REFERENCES class_slots(id),
  constraint class_bookings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint class_bookings_ended_with_a_reason CHECK (((ending IS NULL) = (state <> 'ended'::text))),
  constraint class_bookings_ending_check CHECK ((ending = ANY (ARRAY['cancelled'::text, 'membership'::text, 'list'::text, 'account'::text]))),
  constraint class_bookings_have_a_rank CHECK (((rank IS NULL) = (state = ANY (ARRAY['cancelled'::text, 'ended'::text])))),
  constraint class_bookings_in_since CHECK (((in_since IS NULL) = (NOT is_in))),
  constraint class_bookings_rank_check CHECK ((rank > 0)),
  constraint class_bookings_state_check CHECK ((state = ANY (ARRAY['booked'::text, 'cancelled'::text, 'ended'::text, 'present'::text, 'missed'::text, 'excused'::text])))
);
CREATE INDEX class_bookings_of_user ON class_bookings (user_id, starts_at DESC);
CREATE UNIQUE INDEX class_bookings_once ON class_bookings (slot_id, day, user_id) WHERE (rank IS NOT NULL);
CREATE INDEX class_bookings_open ON class_bookings (starts_at) WHERE (state = 'booked'::text);

create table class_changes (
  slot_id integer not null,
  day date not null,
  is_cancelled boolean not null default false,
  coach_id integer,
  capacity smallint,
  from_minute smallint,
  minutes smallint,
  reason text,
  constraint class_changes_pkey PRIMARY KEY (slot_id, day),
  constraint class_changes_coach_id_fkey FOREIGN KEY (coach_id) REFERENCES coaches(id),
  constraint class_changes_slot_id_fkey FOREIGN KEY (slot_id) REFERENCES class_slots(id),
  constraint class_changes_capacity_check CHECK (((capacity >= 1) AND (capacity <= 500))),
  constraint class_changes_from_minute_check CHECK (((from_minute >= 0) AND (from_minute <= 1439))),
  constraint class_changes_minutes_check CHECK (((minutes >= 15) AND (minutes <= 180))),
  constraint class_changes_reason_check CHECK ((reason <> ''::text))
);
CREATE INDEX class_changes_by_day ON class_changes (day);
CREATE INDEX class_changes_of_coach ON class_changes (coach_id, day) WHERE (coach_id IS NOT NULL);

create table class_slots (
  id integer not null generated always as identity,
  type text not null,
  center text not null,
  coach_id integer not null,
  weekday smallint not null,
  from_minute smallint not null,
  minutes smallint not null,
  capacity smallint not null,
  from_day date not null,
  to_day date,
  constraint class_slots_pkey PRIMARY KEY (id),
  constraint class_slots_center_fkey FOREIGN KEY (center) REFERENCES centers(key),
  constraint class_slots_coach_id_fkey FOREIGN KEY (coach_id) REFERENCES coaches(id),
  constraint class_slots_capacity_check CHECK (((capacity >= 1) AND (capacity <= 500))),
  constraint class_slots_end_on_their_day CHECK (((from_minute + minutes) <= 1440)),
  constraint class_slots_from_minute_check CHECK (((from_minute >= 0) AND (from_minute <= 1439))),
  constraint class_slots_minutes_check CHECK (((minutes >= 15) AND (minutes <= 180))),
  constraint class_slots_type_check CHECK ((type = ANY (ARRAY['Yoga'::text, 'Strength'::text, 'Run'::text, 'Core'::text, 'Dancing'::text, 'Boxing'::text]))),
  constraint class_slots_weekday_check CHECK (((weekday >= 0) AND (weekday <= 6)))
);
CREATE INDEX class_slots_of_center ON class_slots (center, weekday);
CREATE INDEX class_slots_of_coach ON class_slots (coach_id, weekday);


-- Of appointments

create table bookings (
  id integer not null generated always as identity,
  user_id integer not null,
  consult_type text not null,
  date date not null,
  age smallint not null,
  height_cm numeric(5,2) not null,
  weight_kg numeric(5,2) not null,
  created_at timestamp with time zone not null,
  starts_at timestamp with time zone,
  coach_id integer,
  center text,
  status text not null default 'booked'::text,
  sequence integer not null default 0,
  cancel_reason text,
  moved_by_gym_at timestamp with time zone,
  constraint bookings_pkey PRIMARY KEY (id),
  constraint bookings_center_fkey FOREIGN KEY (center) REFERENCES centers(key),
  constraint bookings_coach_id_fkey FOREIGN KEY (coach_id) REFERENCES coaches(id),
  constraint bookings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint bookings_age_check CHECK (((age = 0) OR ((age >= 10) AND (age <= 120)))),
  constraint bookings_cancel_reason_check CHECK (((char_length(cancel_reason) >= 1) AND (char_length(cancel_reason) <= 200))),
  constraint bookings_consult_type_check CHECK ((consult_type = ANY (ARRAY['Fitness'::text, 'Nutrition'::text, 'Physiotherapy'::text]))),
  constraint bookings_height_cm_check CHECK (((height_cm >= (0)::numeric) AND (height_cm <= (300)::numeric))),
  constraint bookings_missed_at_a_time CHECK (((status <> 'no-show'::text) OR (starts_at IS NOT NULL))),
  constraint bookings_on_the_day_of_the_slot CHECK ((date = gym_day(starts_at))),
  constraint bookings_on_the_grid CHECK (((EXTRACT(epoch FROM starts_at) % (1800)::numeric) = (0)::numeric)),
  constraint bookings_only_cancelled_have_a_reason CHECK (((cancel_reason IS NULL) OR (status = 'cancelled'::text))),
  constraint bookings_status_check CHECK ((status = ANY (ARRAY['booked'::text, 'cancelled'::text, 'no-show'::text]))),
  constraint bookings_weight_kg_check CHECK (((weight_kg >= (0)::numeric) AND (weight_kg <= (500)::numeric))),
  constraint bookings_with_a_whole_slot CHECK ((num_nonnulls(starts_at, coach_id, center) = ANY (ARRAY[0, 3])))
);
CREATE INDEX bookings_at_a_time ON bookings (starts_at) WHERE ((status = 'booked'::text) AND (starts_at IS NOT NULL));
CREATE INDEX bookings_by_day ON bookings (date, id);
CREATE INDEX bookings_of_member ON bookings (user_id, date, id);
CREATE UNIQUE INDEX bookings_once_a_day ON bookings (user_id, date, consult_type) WHERE (status <> 'cancelled'::text);
CREATE UNIQUE INDEX bookings_one_seat ON bookings (coach_id, starts_at) WHERE ((status <> 'cancelled'::text) AND (starts_at IS NOT NULL));
CREATE INDEX bookings_to_agree ON bookings (date, id) WHERE ((status = 'booked'::text) AND (starts_at IS NULL));
CREATE INDEX bookings_with_body ON bookings (date) WHERE (age <> 0);
CREATE TRIGGER bookings_are_kept BEFORE DELETE ON bookings FOR EACH ROW EXECUTE FUNCTION keep_rows();

create table closures (
  id integer not null generated always as identity,
  coach_id integer,
  center text,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  reason text not null,
  constraint closures_pkey PRIMARY KEY (id),
  constraint closures_center_fkey FOREIGN KEY (center) REFERENCES centers(key),
  constraint closures_coach_id_fkey FOREIGN KEY (coach_id) REFERENCES coaches(id),
  constraint closures_end_later CHECK ((starts_at < ends_at)),
  constraint closures_of_a_coach_or_a_center CHECK ((num_nonnulls(coach_id, center) = 1)),
  constraint closures_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 200)))
);
CREATE INDEX closures_by_end ON closures (ends_at);
CREATE TRIGGER closures_tell_of_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON closures FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();

create table coach_hours (
  coach_id integer not null,
  weekday smallint not null,
  from_minute smallint not null,
  to_minute smallint not null,
  constraint coach_hours_pkey PRIMARY KEY (coach_id, weekday, from_minute),
  constraint coach_hours_coach_id_fkey FOREIGN KEY (coach_id) REFERENCES coaches(id),
  constraint coach_hours_end_later CHECK ((from_minute < to_minute)),
  constraint coach_hours_from_minute_check CHECK ((((from_minute >= 0) AND (from_minute <= 1410)) AND (((from_minute)::integer % 30) = 0))),
  constraint coach_hours_to_minute_check CHECK ((((to_minute >= 30) AND (to_minute <= 1440)) AND (((to_minute)::integer % 30) = 0))),
  constraint coach_hours_weekday_check CHECK (((weekday >= 0) AND (weekday <= 6)))
);

create table coaches (
  id integer not null generated always as identity,
  name text not null,
  consult_type text not null,
  center text not null,
  retired_at timestamp with time zone,
  created_at timestamp with time zone not null,
  photo text,
  about_en text,
  about_kn text,
  about_hi text,
  qualification text,
  languages text,
  constraint coaches_pkey PRIMARY KEY (id),
  constraint coaches_center_fkey FOREIGN KEY (center) REFERENCES centers(key),
  constraint coaches_about_en_check CHECK (((char_length(about_en) >= 1) AND (char_length(about_en) <= 400))),
  constraint coaches_about_hi_check CHECK (((char_length(about_hi) >= 1) AND (char_length(about_hi) <= 400))),
  constraint coaches_about_kn_check CHECK (((char_length(about_kn) >= 1) AND (char_length(about_kn) <= 400))),
  constraint coaches_consult_type_check CHECK ((consult_type = ANY (ARRAY['Fitness'::text, 'Nutrition'::text, 'Physiotherapy'::text]))),
  constraint coaches_languages_check CHECK (((char_length(languages) >= 1) AND (char_length(languages) <= 80))),
  constraint coaches_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60))),
  constraint coaches_photo_check CHECK (((char_length(photo) >= 1) AND (char_length(photo) <= 2048))),
  constraint coaches_qualification_check CHECK (((char_length(qualification) >= 1) AND (char_length(qualification) <= 80)))
);


-- Of follow-ups

create table follow_ups (
  id integer not null generated always as identity,
  user_id integer,
  enquiry_id integer,
  pass_id integer,
  reason text not null,
  outcome text not null,
  at timestamp with time zone not null,
  made_by integer,
  again_on date not null,
  note text,
  constraint follow_ups_pkey PRIMARY KEY (id),
  constraint follow_ups_enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES enquiries(id) ON DELETE CASCADE,
  constraint follow_ups_made_by_fkey FOREIGN KEY (made_by) REFERENCES users(id),
  constraint follow_ups_pass_id_fkey FOREIGN KEY (pass_id) REFERENCES passes(id) ON DELETE CASCADE,
  constraint follow_ups_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint follow_ups_note_check CHECK (((char_length(note) >= 1) AND (char_length(note) <= 300))),
  constraint follow_ups_of_one_subject CHECK ((num_nonnulls(user_id, enquiry_id, pass_id) = 1)),
  constraint follow_ups_outcome_check CHECK ((outcome = ANY (ARRAY['reached'::text, 'noAnswer'::text, 'willCome'::text, 'notInterested'::text]))),
  constraint follow_ups_reason_check CHECK ((reason = ANY (ARRAY['money due'::text, 'query'::text, 'closed day'::text, 'trial asked'::text, 'trial missed'::text, 'renewal due'::text, 'stopped coming'::text, 'never came'::text, 'ended'::text])))
);
CREATE INDEX follow_ups_by_time ON follow_ups (at, id);
CREATE INDEX follow_ups_of_enquiry ON follow_ups (enquiry_id, id DESC) WHERE (enquiry_id IS NOT NULL);
CREATE INDEX follow_ups_of_maker ON follow_ups (made_by) WHERE (made_by IS NOT NULL);
CREATE INDEX follow_ups_of_pass ON follow_ups (pass_id, id DESC) WHERE (pass_id IS NOT NULL);
CREATE INDEX follow_ups_of_user ON follow_ups (user_id, id DESC) WHERE (user_id IS NOT NULL);


-- Of whatsapp

create table whatsapp_presses (
  id integer not null generated always as identity,
  kind text not null,
  subject_id integer not null,
  user_id integer,
  enquiry_id integer,
  pass_id integer,
  at timestamp with time zone not null,
  made_by integer,
  constraint whatsapp_presses_pkey PRIMARY KEY (id),
  constraint whatsapp_presses_enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES enquiries(id) ON DELETE CASCADE,
  constraint whatsapp_presses_made_by_fkey FOREIGN KEY (made_by) REFERENCES users(id),
  constraint whatsapp_presses_pass_id_fkey FOREIGN KEY (pass_id) REFERENCES passes(id) ON DELETE CASCADE,
  constraint whatsapp_presses_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint whatsapp_presses_for_one_person CHECK ((num_nonnulls(user_id, enquiry_id, pass_id) = 1)),
  constraint whatsapp_presses_kind_check CHECK ((kind = ANY (ARRAY['slip'::text, 'receipt'::text, 'renewal'::text, 'appointment'::text, 'query'::text, 'member'::text, 'pass'::text])))
);
CREATE INDEX whatsapp_presses_by_time ON whatsapp_presses (at);
CREATE INDEX whatsapp_presses_of_enquiry ON whatsapp_presses (enquiry_id) WHERE (enquiry_id IS NOT NULL);
CREATE INDEX whatsapp_presses_of_maker ON whatsapp_presses (made_by) WHERE (made_by IS NOT NULL);
CREATE INDEX whatsapp_presses_of_pass ON whatsapp_presses (pass_id) WHERE (pass_id IS NOT NULL);
CREATE INDEX whatsapp_presses_of_user ON whatsapp_presses (user_id, id DESC) WHERE (user_id IS NOT NULL);


-- Of enquiries

create table enquiries (
  id integer not null generated always as identity,
  name text not null,
  email text not null,
  phone text not null,
  message text not null,
  status text not null default 'unanswered'::text,
  created_at timestamp with time zone not null,
  answer text,
  acknowledged_at timestamp with time zone,
  due_at timestamp with time zone not null generated always as (
CASE
    WHEN (status = 'Answered'::text) THEN 'infinity'::timestamp with time zone
    ELSE (((created_at AT TIME ZONE 'UTC'::text) +
    CASE
        WHEN (acknowledged_at IS NULL) THEN '48:00:00'::interval
        ELSE '30 days'::interval
    END) AT TIME ZONE 'UTC'::text)
END) stored,
  user_id integer,
  request_key text,
  searched text not null generated always as (folded((((((((' '::text || COALESCE(name, ''::text)) || ' '::text) || COALESCE(email, ''::text)) || ' '::text) || COALESCE(phone, ''::text)) || ' '::text) || COALESCE(message, ''::text)))) stored,
  constraint enquiries_pkey PRIMARY KEY (id),
  constraint enquiries_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint enquiries_answer_check CHECK (((char_length(answer) >= 1) AND (char_length(answer) <= 2000))),
  constraint enquiries_answer_of_answered CHECK (((answer IS NULL) OR (status = 'Answered'::text))),
  constraint enquiries_email_check CHECK (((email = ''::text) OR (email ~~ '%_@_%'::text))),
  constraint enquiries_message_check CHECK (((char_length(message) >= 15) AND (char_length(message) <= 250))),
  constraint enquiries_name_check CHECK ((name <> ''::text)),
  constraint enquiries_phone_check CHECK (((phone = ''::text) OR (phone ~ '^[0-9]{10}$'::text))),
  constraint enquiries_status_check CHECK ((status = ANY (ARRAY['unanswered'::text, 'Answered'::text])))
);
CREATE INDEX enquiries_by_due ON enquiries (due_at, id);
CREATE UNIQUE INDEX enquiries_by_request_key ON enquiries (request_key) WHERE (request_key IS NOT NULL);
CREATE INDEX enquiries_by_status ON enquiries (status, id DESC);
CREATE INDEX enquiries_by_text ON enquiries USING gin (searched gin_trgm_ops);
CREATE INDEX enquiries_by_time ON enquiries (created_at, id);
CREATE INDEX enquiries_of_email ON enquiries (email);
CREATE INDEX enquiries_of_user ON enquiries (user_id) WHERE (user_id IS NOT NULL);
CREATE TRIGGER enquiries_are_kept BEFORE DELETE ON enquiries FOR EACH ROW EXECUTE FUNCTION keep_rows();
CREATE CONSTRAINT TRIGGER enquiries_go_back_on_record AFTER UPDATE OF status ON enquiries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((old.status <> new.status) AND (old.status <> 'unanswered'::text))) EXECUTE FUNCTION refuse_going_back('query', 'status', 'status');


-- Of payments

create table payments (
  id integer not null generated always as identity,
  kind text not null,
  membership_id integer,
  checkout_id uuid,
  amount_paise bigint not null,
  mode text not null,
  utr text,
  utr_part smallint not null default 1,
  center text,
  received_by integer,
  received_at timestamp with time zone not null,
  reverses integer,
  reversed_by integer,
  reason text,
  number text not null,
  pass_id integer,
  drawer_id integer,
  constraint payments_pkey PRIMARY KEY (id),
  constraint payments_number_is_unique UNIQUE (number),
  constraint payments_reverses_key UNIQUE (reverses),
  constraint payments_center_fkey FOREIGN KEY (center) REFERENCES centers(key),
  constraint payments_checkout_id_fkey FOREIGN KEY (checkout_id) REFERENCES checkouts(id),
  constraint payments_drawer_id_fkey FOREIGN KEY (drawer_id) REFERENCES drawers(id),
  constraint payments_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES memberships(id),
  constraint payments_pass_id_fkey FOREIGN KEY (pass_id) REFERENCES passes(id),
  constraint payments_received_by_fkey FOREIGN KEY (received_by) REFERENCES users(id),
  constraint payments_reversed_by_fkey FOREIGN KEY (reversed_by) REFERENCES payments(id),
  constraint payments_reverses_fkey FOREIGN KEY (reverses) REFERENCES payments(id),
  constraint payments_by_sign CHECK (
CASE kind
    WHEN 'payment'::text THEN (amount_paise > 0)
    WHEN 'opening'::text THEN ((amount_paise > 0) AND (membership_id IS NOT NULL))
    WHEN 'credit'::text THEN ((amount_paise <> 0) AND (membership_id IS NOT NULL))
    WHEN 'refund'::text THEN (amount_paise < 0)
    ELSE (amount_paise <> 0)
END),
  constraint payments_in_a_drawer_are_cash CHECK (((drawer_id IS NULL) OR (mode = 'cash'::text))),
  constraint payments_kind_check CHECK ((kind = ANY (ARRAY['payment'::text, 'reversal'::text, 'refund'::text, 'opening'::text, 'credit'::text]))),
  constraint payments_mode_check CHECK ((mode = ANY (ARRAY['cash'::text, 'upi'::text, 'card'::text]))),
  constraint payments_number_check CHECK ((number ~ '^[A-Z0-9/-]{1,16}$'::text)),
  constraint payments_of_memberships_at_a_center CHECK (((membership_id IS NULL) OR (center IS NOT NULL))),
  constraint payments_of_one_subject CHECK ((num_nonnulls(membership_id, checkout_id, pass_id) = 1)),
  constraint payments_of_passes_at_a_center CHECK (((pass_id IS NULL) OR (center IS NOT NULL))),
  constraint payments_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 200))),
  constraint payments_reversals_are_final CHECK (((kind <> 'reversal'::text) OR (reversed_by IS NULL))),
  constraint payments_reversals_name_one CHECK (((kind = 'reversal'::text) = (reverses IS NOT NULL))),
  constraint payments_utr_check CHECK ((utr ~ '^[0-9]{12}$'::text)),
  constraint payments_utr_of_upi CHECK (((utr IS NOT NULL) = ((mode = 'upi'::text) AND (kind <> 'reversal'::text)))),
  constraint payments_utr_part_check CHECK (((utr_part >= 1) AND (utr_part <= 100))),
  constraint payments_with_reason CHECK (((kind = 'payment'::text) OR (reason IS NOT NULL)))
);
CREATE INDEX payments_by_receiver ON payments (received_by) WHERE (received_by IS NOT NULL);
CREATE INDEX payments_by_time ON payments (received_at, id);
CREATE UNIQUE INDEX payments_by_utr ON payments (utr, utr_part) WHERE ((utr IS NOT NULL) AND (reversed_by IS NULL));
CREATE INDEX payments_of_checkout ON payments (checkout_id, id) WHERE (checkout_id IS NOT NULL);
CREATE INDEX payments_of_drawer ON payments (drawer_id) WHERE (drawer_id IS NOT NULL);
CREATE INDEX payments_of_membership ON payments (membership_id, id) WHERE (membership_id IS NOT NULL);
CREATE INDEX payments_of_pass ON payments (pass_id, id) WHERE (pass_id IS NOT NULL);
CREATE INDEX payments_of_reversal ON payments (reversed_by) WHERE (reversed_by IS NOT NULL);

CREATE OR REPLACE FUNCTION add_up_payments()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    update memberships set paid_paise = paid_paise + more.paise,
        payment_status = case when paid_paise + more.paise >= total_paise - credited_paise then 'payed' else 'pending' end
      from (select membership_id, sum(amount_paise) as paise from added where membership_id is not null group by membership_id) as more
      where memberships.id = more.membership_id;
    update checkouts set paid_paise = paid_paise + more.paise
      from (select checkout_id, sum(amount_paise) as paise from added where checkout_id is not null group by checkout_id) as more
      where checkouts.id = more.checkout_id;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION keep_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
  end $function$;
CREATE TRIGGER payments_are_added_up AFTER INSERT ON payments REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_up_payments();
CREATE TRIGGER payments_are_kept BEFORE DELETE OR UPDATE ON payments FOR EACH ROW EXECUTE FUNCTION keep_payment();
CREATE TRIGGER payments_are_not_truncated BEFORE TRUNCATE ON payments FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table slips (
  code integer not null,
  membership_id integer,
  checkout_id uuid,
  constraint slips_pkey PRIMARY KEY (code),
  constraint slips_checkout_id_key UNIQUE (checkout_id),
  constraint slips_membership_id_key UNIQUE (membership_id),
  constraint slips_checkout_id_fkey FOREIGN KEY (checkout_id) REFERENCES checkouts(id),
  constraint slips_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES memberships(id),
  constraint slips_code_check CHECK (((code >= 0) AND (code <= 999999999))),
  constraint slips_of_one_subject CHECK ((num_nonnulls(membership_id, checkout_id) = 1))
);
CREATE TRIGGER slips_are_only_added_to BEFORE DELETE OR UPDATE OR TRUNCATE ON slips FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();


-- Of passes

create table passes (
  id integer not null generated always as identity,
  kind text not null,
  name text not null,
  phone text,
  center text not null,
  day date not null,
  requested_at timestamp with time zone,
  code integer,
  sold_at timestamp with time zone,
  price_paise bigint,
  used_at timestamp with time zone,
  voided_at timestamp with time zone,
  user_id integer,
  constraint passes_pkey PRIMARY KEY (id),
  constraint passes_code_key UNIQUE (code),
  constraint passes_center_fkey FOREIGN KEY (center) REFERENCES centers(key),
  constraint passes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint passes_asked_for_or_sold CHECK (((requested_at IS NOT NULL) OR (code IS NOT NULL))),
  constraint passes_code_check CHECK (((code >= 10000000) AND (code <= 99999999))),
  constraint passes_erased_whole CHECK (((phone IS NULL) = (name = ''::text))),
  constraint passes_kind_check CHECK ((kind = ANY (ARRAY['trial'::text, 'day'::text]))),
  constraint passes_of_members_are_sold CHECK (((user_id IS NULL) OR (sold_at IS NOT NULL))),
  constraint passes_phone_check CHECK ((phone ~ '^[0-9]{10}$'::text)),
  constraint passes_price_paise_check CHECK ((price_paise >= 0)),
  constraint passes_sold_at_a_price CHECK ((num_nulls(code, sold_at, price_paise) = ANY (ARRAY[0, 3]))),
  constraint passes_used_once_sold CHECK (((used_at IS NULL) OR ((sold_at IS NOT NULL) AND (voided_at IS NULL)))),
  constraint passes_voided_once_sold CHECK (((voided_at IS NULL) OR (sold_at IS NOT NULL)))
);
CREATE INDEX passes_by_day ON passes (day, id);
CREATE INDEX passes_of_phone ON passes (phone) WHERE (phone IS NOT NULL);
CREATE INDEX passes_of_user ON passes (user_id) WHERE (user_id IS NOT NULL);
CREATE UNIQUE INDEX passes_one_request_a_day ON passes (phone, center, day) WHERE (sold_at IS NULL);
CREATE UNIQUE INDEX passes_one_trial_a_phone ON passes (phone) WHERE ((kind = 'trial'::text) AND (sold_at IS NOT NULL) AND (voided_at IS NULL));


-- Of stock

create table product_stock (
  product_id integer not null,
  on_hand bigint not null default 0,
  unbatched bigint not null default 0,
  constraint product_stock_pkey PRIMARY KEY (product_id),
  constraint product_stock_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id),
  constraint product_stock_on_hand_check CHECK ((on_hand >= 0)),
  constraint stock_is_on_hand CHECK (((unbatched >= 0) AND (unbatched <= on_hand)))
) with (fillfactor=50);

create table stock_batches (
  id integer not null generated always as identity,
  product_id integer not null,
  lot text,
  best_before date,
  made_on date,
  on_hand bigint not null default 0,
  deliver_by date generated always as ((best_before - (LEAST((45)::numeric, ceil(((((best_before - made_on) * 3))::numeric / 10.0))))::integer)) stored,
  constraint stock_batches_pkey PRIMARY KEY (id),
  constraint stock_batches_once UNIQUE NULLS NOT DISTINCT (product_id, lot, best_before, made_on),
  constraint stock_batches_product_id_fkey FOREIGN KEY (product_id) REFERENCES product_stock(product_id),
  constraint stock_batches_are_told_apart CHECK (((lot IS NOT NULL) OR (best_before IS NOT NULL))),
  constraint stock_batches_keep_for_a_time CHECK ((made_on < best_before)),
  constraint stock_batches_lot_check CHECK ((lot <> ''::text)),
  constraint stock_batches_on_hand_check CHECK ((on_hand >= 0))
) with (fillfactor=50);
CREATE INDEX stock_batches_by_delivery ON stock_batches (deliver_by) WHERE ((on_hand > 0) AND (deliver_by IS NOT NULL));

create table stock_moves (
  id bigint not null generated always as identity,
  product_id integer not null,
  batch_id integer,
  delta bigint not null,
  kind text not null,
  order_id integer,
  made_by integer,
  reason text,
  at timestamp with time zone not null,
  constraint stock_moves_pkey PRIMARY KEY (id),
  constraint stock_moves_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES stock_batches(id),
  constraint stock_moves_made_by_fkey FOREIGN KEY (made_by) REFERENCES users(id),
  constraint stock_moves_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint stock_moves_product_id_fkey FOREIGN KEY (product_id) REFERENCES product_stock(product_id),
  constraint stock_moves_by_kind CHECK (
CASE
    WHEN (kind = ANY (ARRAY['receive'::text, 'cancel'::text, 'return'::text])) THEN (delta > 0)
    WHEN (kind = ANY (ARRAY['order'::text, 'damage'::text])) THEN (delta < 0)
    ELSE true
END),
  constraint stock_moves_kind_check CHECK ((kind = ANY (ARRAY['receive'::text, 'order'::text, 'cancel'::text, 'return'::text, 'damage'::text, 'count'::text]))),
  constraint stock_moves_of_orders CHECK (((kind = ANY (ARRAY['order'::text, 'cancel'::text, 'return'::text])) = (order_id IS NOT NULL))),
  constraint stock_moves_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 200))),
  constraint stock_moves_with_reason CHECK (((kind <> ALL (ARRAY['damage'::text, 'count'::text])) OR (reason IS NOT NULL)))
);
CREATE INDEX stock_moves_by_maker ON stock_moves (made_by) WHERE (made_by IS NOT NULL);
CREATE INDEX stock_moves_of_batch ON stock_moves (batch_id) WHERE (batch_id IS NOT NULL);
CREATE INDEX stock_moves_of_order ON stock_moves (order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX stock_moves_of_product ON stock_moves (product_id, at, id);

CREATE OR REPLACE FUNCTION add_up_stock()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    update product_stock as stock set on_hand = stock.on_hand + more.pieces, unbatched = stock.unbatched + more.unbatched
      from (
        select product_id, sum(delta) as pieces, coalesce(sum(delta) filter (where batch_id is null), 0) as unbatched
        from added group by product_id order by product_id
      ) as more
      where stock.product_id = more.product_id;
    if exists (select from added where batch_id is not null) then
      update stock_batches as batch set on_hand = on_hand + more.pieces
        from (
          select batch_id, sum(delta) as pieces from added where batch_id is not null group by batch_id order by batch_id
        ) as more
        where batch.id = more.batch_id;
    end if;
    return null;
  end $function$;
CREATE TRIGGER stock_moves_are_added_up AFTER INSERT ON stock_moves REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_up_stock();
CREATE TRIGGER stock_moves_are_only_added_to BEFORE DELETE OR UPDATE OR TRUNCATE ON stock_moves FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();


-- Of restocks

create table restock_stops (
  token_hash bytea not null,
  user_id integer not null,
  made_at timestamp with time zone not null,
  constraint restock_stops_pkey PRIMARY KEY (token_hash),
  constraint restock_stops_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX restock_stops_by_age ON restock_stops (made_at);
CREATE INDEX restock_stops_of_user ON restock_stops (user_id);

create table restock_subscriptions (
  id integer not null generated always as identity,
  user_id integer not null,
  product_id integer not null,
  asked_at timestamp with time zone not null,
  notified_at timestamp with time zone,
  constraint restock_subscriptions_pkey PRIMARY KEY (id),
  constraint restock_subscriptions_once UNIQUE (user_id, product_id),
  constraint restock_subscriptions_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id),
  constraint restock_subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX restock_subscriptions_notified ON restock_subscriptions (product_id, notified_at) WHERE (notified_at IS NOT NULL);
CREATE INDEX restock_subscriptions_queue ON restock_subscriptions (product_id, asked_at, id) WHERE (notified_at IS NULL);


-- Of cart

create table cart_lines (
  id integer not null generated always as identity,
  user_id integer not null,
  product_id integer not null,
  quantity integer not null,
  created_at timestamp with time zone not null default now(),
  constraint cart_lines_pkey PRIMARY KEY (id),
  constraint cart_lines_user_id_product_id_key UNIQUE (user_id, product_id),
  constraint cart_lines_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id),
  constraint cart_lines_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint cart_lines_quantity_check CHECK (((quantity >= 1) AND (quantity <= 1000000)))
);


-- Of addresses

create table addresses (
  id integer not null generated always as identity,
  user_id integer not null,
  name text not null,
  email text not null,
  phone text not null,
  address text not null,
  town text not null,
  pincode text not null,
  district text not null,
  state text not null,
  address_type text not null,
  created_at timestamp with time zone not null default now(),
  constraint addresses_pkey PRIMARY KEY (id),
  constraint addresses_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint addresses_address_check CHECK ((address <> ''::text)),
  constraint addresses_address_type_check CHECK ((address_type = ANY (ARRAY['home'::text, 'work'::text]))),
  constraint addresses_district_check CHECK ((district <> ''::text)),
  constraint addresses_email_check CHECK ((email ~~ '%_@_%'::text)),
  constraint addresses_name_check CHECK ((name <> ''::text)),
  constraint addresses_phone_check CHECK ((phone ~ '^[0-9]{10}$'::text)),
  constraint addresses_pincode_check CHECK ((pincode ~ '^[0-9]{6}$'::text)),
  constraint addresses_state_check CHECK ((state = 'KARNATAKA'::text)),
  constraint addresses_town_check CHECK ((town <> ''::text))
);
CREATE INDEX addresses_of_user ON addresses (user_id, id);


-- Of settings

create table centers (
  id integer not null generated always as identity,
  key text not null,
  label text,
  area text,
  street text,
  phone text,
  "position" smallint not null,
  opens_on date,
  closes_on date,
  slots_closure_id integer,
  constraint centers_pkey PRIMARY KEY (id),
  constraint centers_key_key UNIQUE (key),
  constraint centers_area_check CHECK (((char_length(area) >= 1) AND (char_length(area) <= 40))),
  constraint centers_key_check CHECK (((char_length(key) >= 1) AND (char_length(key) <= 40))),
  constraint centers_label_check CHECK (((char_length(label) >= 1) AND (char_length(label) <= 40))),
  constraint centers_phone_check CHECK ((phone ~ '^[0-9-]{10,11}$'::text)),
  constraint centers_street_check CHECK (((char_length(street) >= 1) AND (char_length(street) <= 200))),
  constraint centers_with_a_closure_close CHECK (((slots_closure_id IS NULL) OR (closes_on IS NOT NULL)))
);
CREATE UNIQUE INDEX centers_by_name ON centers (lower(COALESCE(label, key)));

create table settings (
  id integer not null generated always as identity,
  key text not null,
  from_day date not null,
  value jsonb,
  by integer not null,
  at timestamp with time zone not null,
  constraint settings_pkey PRIMARY KEY (id),
  constraint settings_by_fkey FOREIGN KEY (by) REFERENCES users(id),
  constraint settings_key_check CHECK ((key <> ''::text))
);
CREATE INDEX settings_by_key_and_day ON settings (key, from_day, id DESC);
CREATE TRIGGER settings_are_only_added_to BEFORE DELETE OR UPDATE OR TRUNCATE ON settings FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER settings_notify AFTER INSERT ON settings FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();


-- Of imports

create table import_files (
  import_id integer not null,
  body bytea not null,
  kept_until timestamp with time zone not null,
  constraint import_files_pkey PRIMARY KEY (import_id),
  constraint import_files_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE
);
CREATE INDEX import_files_by_end ON import_files (kept_until);

create table import_refusals (
  import_id integer not null,
  line integer not null,
  field text not null,
  value text not null,
  reason text not null,
  cells jsonb not null,
  constraint import_refusals_pkey PRIMARY KEY (import_id, line),
  constraint import_refusals_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE,
  constraint import_refusals_cells_check CHECK ((jsonb_typeof(cells) = 'array'::text))
);

create table import_rows (
  import_id integer not null,
  entity text not null,
  row_id integer not null,
  line integer not null,
  is_new boolean not null,
  before jsonb,
  after jsonb,
  version integer,
  constraint import_rows_pkey PRIMARY KEY (import_id, entity, row_id),
  constraint import_rows_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE,
  constraint import_rows_changed_or_new CHECK (((is_new = (before IS NULL)) AND ((before IS NULL) = (after IS NULL)))),
  constraint import_rows_entity_check CHECK ((entity = ANY (ARRAY['users'::text, 'memberships'::text, 'products'::text, 'product_families'::text])))
);
CREATE INDEX import_rows_by_line ON import_rows (import_id, line);
CREATE INDEX import_rows_of_row ON import_rows (entity, row_id);

create table imports (
  id integer not null generated always as identity,
  kind text not null,
  name text not null,
  sha bytea not null,
  by integer not null,
  at timestamp with time zone not null,
  state text not null default 'checked'::text,
  reading jsonb not null,
  columns jsonb not null,
  rows integer not null,
  counts jsonb not null,
  took_milliseconds integer not null,
  steps jsonb not null,
  steps_done integer not null default 0,
  alive_at timestamp with time zone,
  undone_at timestamp with time zone,
  undone_by integer,
  invited_at timestamp with time zone,
  constraint imports_pkey PRIMARY KEY (id),
  constraint imports_by_fkey FOREIGN KEY (by) REFERENCES users(id),
  constraint imports_undone_by_fkey FOREIGN KEY (undone_by) REFERENCES users(id),
  constraint imports_check CHECK (((steps_done >= 0) AND (steps_done <= jsonb_array_length(steps)))),
  constraint imports_columns_check CHECK ((jsonb_typeof(columns) = 'array'::text)),
  constraint imports_kind_check CHECK ((kind = ANY (ARRAY['members'::text, 'products'::text]))),
  constraint imports_rows_check CHECK ((rows >= 0)),
  constraint imports_sha_check CHECK ((octet_length(sha) = 32)),
  constraint imports_state_check CHECK ((state = ANY (ARRAY['checked'::text, 'running'::text, 'undoing'::text, 'done'::text, 'undone'::text]))),
  constraint imports_steps_check CHECK ((jsonb_typeof(steps) = 'array'::text)),
  constraint imports_undone_by_someone CHECK ((((state = 'undone'::text) = (undone_at IS NOT NULL)) AND ((undone_at IS NULL) = (undone_by IS NULL))))
);
CREATE INDEX imports_by_admin ON imports (by);
CREATE INDEX imports_by_undoer ON imports (undone_by) WHERE (undone_by IS NOT NULL);
CREATE INDEX imports_of_state ON imports (state, id DESC);


-- Of system

create table backups (
  id integer not null generated always as identity,
  at timestamp with time zone not null,
  file text not null,
  alive_at timestamp with time zone not null,
  bytes bigint,
  rows bigint,
  verified_at timestamp with time zone,
  error text,
  constraint backups_pkey PRIMARY KEY (id),
  constraint backups_are_verified_or_failed CHECK (((verified_at IS NULL) OR (error IS NULL))),
  constraint backups_file_check CHECK ((file <> ''::text)),
  constraint backups_verified_as_a_whole CHECK (((verified_at IS NULL) OR ((bytes IS NOT NULL) AND (rows IS NOT NULL))))
);
CREATE UNIQUE INDEX backups_are_made_one_at_a_time ON backups ((true)) WHERE ((verified_at IS NULL) AND (error IS NULL));
CREATE INDEX backups_by_time ON backups (at DESC);

create table job_runs (
  name text not null,
  ran_at timestamp with time zone not null,
  error text,
  constraint job_runs_pkey PRIMARY KEY (name),
  constraint job_runs_name_check CHECK ((name <> ''::text))
);


-- Of mail

create table mails (
  id integer not null generated always as identity,
  key text not null,
  kind text not null,
  recipient text not null,
  recipient_name text not null,
  payload jsonb not null,
  message_id text not null,
  status text not null,
  attempts smallint not null default 0,
  created_at timestamp with time zone not null,
  next_try_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  claimed_until timestamp with time zone,
  is_unreached boolean not null default false,
  last_error text,
  sent_at timestamp with time zone,
  locale text not null default 'en'::text,
  constraint mails_pkey PRIMARY KEY (id),
  constraint mails_key_key UNIQUE (key),
  constraint mails_attempts_check CHECK ((attempts >= 0)),
  constraint mails_locale_check CHECK ((locale = ANY (ARRAY['en'::text, 'kn'::text, 'hi'::text]))),
  constraint mails_payload_check CHECK ((jsonb_typeof(payload) = 'object'::text)),
  constraint mails_recipient_check CHECK ((recipient <> ''::text)),
  constraint mails_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'sent'::text, 'dead'::text, 'kept'::text]))),
  constraint sent_mails_have_a_time CHECK (((status = 'sent'::text) = (sent_at IS NOT NULL)))
);
CREATE INDEX mails_dead ON mails (id) WHERE (status = 'dead'::text);
CREATE INDEX mails_of_recipient ON mails (recipient);
CREATE INDEX mails_waiting ON mails (next_try_at) WHERE (status = 'waiting'::text);


-- Of images

create table image_files (
  hash text not null,
  side smallint not null,
  format text not null,
  body bytea not null,
  constraint image_files_pkey PRIMARY KEY (hash, side, format),
  constraint image_files_hash_fkey FOREIGN KEY (hash) REFERENCES images(hash) ON DELETE CASCADE,
  constraint image_files_format_check CHECK ((format = ANY (ARRAY['avif'::text, 'webp'::text]))),
  constraint image_files_side_check CHECK ((side = ANY (ARRAY[320, 640, 1280])))
);

create table images (
  hash text not null,
  uploaded_by integer not null,
  created_at timestamp with time zone not null,
  unused_since timestamp with time zone,
  constraint images_pkey PRIMARY KEY (hash),
  constraint images_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES users(id),
  constraint images_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text))
);
CREATE INDEX images_by_time ON images (created_at);
CREATE INDEX images_by_uploader ON images (uploaded_by);
CREATE INDEX images_unused ON images (unused_since) WHERE (unused_since IS NOT NULL);


-- Of catalogue

create table product_attributes (
  product_id integer not null,
  net_quantity integer,
  net_unit text,
  maker text,
  importer text,
  fssai_licence text,
  mark text,
  ingredients text,
  allergens text,
  best_before_months smallint,
  serving_size numeric(7,2),
  energy_kcal numeric(7,2),
  protein_g numeric(7,2),
  carbohydrate_g numeric(7,2),
  sugar_g numeric(7,2),
  added_sugar_g numeric(7,2),
  fat_g numeric(7,2),
  saturated_fat_g numeric(7,2),
  trans_fat_g numeric(7,2),
  sodium_mg numeric(7,2),
  family_id integer,
  flavour text,
  size_label text,
  barcode text,
  constraint product_attributes_pkey PRIMARY KEY (product_id),
  constraint product_attributes_family_id_fkey FOREIGN KEY (family_id) REFERENCES product_families(id),
  constraint product_attributes_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id),
  constraint product_attributes_added_sugar_g_check CHECK ((added_sugar_g >= (0)::numeric)),
  constraint product_attributes_allergens_check CHECK ((allergens <> ''::text)),
  constraint product_attributes_barcode_check CHECK ((barcode ~ '^([0-9]{8}|[0-9]{13})$'::text)),
  constraint product_attributes_best_before_months_check CHECK ((best_before_months > 0)),
  constraint product_attributes_carbohydrate_g_check CHECK ((carbohydrate_g >= (0)::numeric)),
  constraint product_attributes_energy_kcal_check CHECK ((energy_kcal >= (0)::numeric)),
  constraint product_attributes_fat_g_check CHECK ((fat_g >= (0)::numeric)),
  constraint product_attributes_flavour_check CHECK ((flavour <> ''::text)),
  constraint product_attributes_fssai_licence_check CHECK ((fssai_licence ~ '^[0-9]{14}$'::text)),
  constraint product_attributes_importer_check CHECK ((importer <> ''::text)),
  constraint product_attributes_ingredients_check CHECK ((ingredients <> ''::text)),
  constraint product_attributes_maker_check CHECK ((maker <> ''::text)),
  constraint product_attributes_mark_check CHECK ((mark = ANY (ARRAY['green'::text, 'brown'::text]))),
  constraint product_attributes_net_quantity_check CHECK ((net_quantity > 0)),
  constraint product_attributes_net_unit_check CHECK ((net_unit = ANY (ARRAY['g'::text, 'ml'::text, 'piece'::text]))),
  constraint product_attributes_protein_g_check CHECK ((protein_g >= (0)::numeric)),
  constraint product_attributes_quantity_and_unit CHECK (((net_quantity IS NULL) = (net_unit IS NULL))),
  constraint product_attributes_saturated_fat_g_check CHECK ((saturated_fat_g >= (0)::numeric)),
  constraint product_attributes_serving_size_check CHECK ((serving_size > (0)::numeric)),
  constraint product_attributes_size_label_check CHECK ((size_label <> ''::text)),
  constraint product_attributes_sodium_mg_check CHECK ((sodium_mg >= (0)::numeric)),
  constraint product_attributes_sugar_g_check CHECK ((sugar_g >= (0)::numeric)),
  constraint product_attributes_trans_fat_g_check CHECK ((trans_fat_g >= (0)::numeric))
);
CREATE UNIQUE INDEX product_attributes_by_barcode ON product_attributes (barcode) WHERE (barcode IS NOT NULL);
CREATE INDEX product_attributes_of_family ON product_attributes (family_id) WHERE (family_id IS NOT NULL);
CREATE TRIGGER product_attributes_notify AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON product_attributes FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();

create table product_families (
  id integer not null generated always as identity,
  title text not null,
  constraint product_families_pkey PRIMARY KEY (id),
  constraint product_families_title_check CHECK ((title <> ''::text))
);
CREATE UNIQUE INDEX product_families_by_title ON product_families (lower(title));

create table product_pictures (
  product_id integer not null,
  place smallint not null,
  image text not null,
  alt text not null,
  constraint product_pictures_pkey PRIMARY KEY (product_id, place),
  constraint product_pictures_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id),
  constraint product_pictures_image_check CHECK ((image ~* '^(/[^/]|https?://)'::text)),
  constraint product_pictures_place_check CHECK (((place >= 2) AND (place <= 8)))
);
CREATE TRIGGER product_pictures_tell_of_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON product_pictures FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();

create table product_words (
  product_id integer not null,
  locale text not null,
  name text,
  description text,
  ingredients text,
  allergens text,
  flavour text,
  size_label text,
  constraint product_words_pkey PRIMARY KEY (product_id, locale),
  constraint product_words_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id),
  constraint product_words_allergens_check CHECK ((allergens <> ''::text)),
  constraint product_words_description_check CHECK (((char_length(description) >= 5) AND (char_length(description) <= 500))),
  constraint product_words_flavour_check CHECK ((flavour <> ''::text)),
  constraint product_words_ingredients_check CHECK ((ingredients <> ''::text)),
  constraint product_words_locale_check CHECK ((locale = ANY (ARRAY['kn'::text, 'hi'::text]))),
  constraint product_words_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 150))),
  constraint product_words_say_something CHECK ((num_nonnulls(name, description, ingredients, allergens, flavour, size_label) > 0)),
  constraint product_words_size_label_check CHECK ((size_label <> ''::text))
);
CREATE INDEX product_words_by_searched_name ON product_words (searched_other_name(name));
CREATE TRIGGER product_words_tell_of_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON product_words FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();

create table products (
  id integer not null generated always as identity,
  name text not null,
  category text not null,
  description text not null,
  price_paise integer not null,
  cost_paise integer,
  discount_bp integer not null,
  displayed_rupees integer not null generated always as (((((price_paise)::bigint * (10000 - discount_bp)) + 500000) / 1000000)) stored,
  image text not null,
  rating_sum bigint not null default 0,
  rating_count bigint not null default 0,
  is_available boolean not null default true,
  buy_counts bigint not null default 0,
  deleted_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  price_band smallint not null generated always as (
CASE
    WHEN (((((price_paise)::bigint * (10000 - discount_bp)) + 500000) / 1000000) < 200) THEN 0
    WHEN (((((price_paise)::bigint * (10000 - discount_bp)) + 500000) / 1000000) < 400) THEN 1
    WHEN (((((price_paise)::bigint * (10000 - discount_bp)) + 500000) / 1000000) < 900) THEN 2
    WHEN (((((price_paise)::bigint * (10000 - discount_bp)) + 500000) / 1000000) < 1500) THEN 3
    ELSE 4
END) stored,
  rating numeric(2,1) not null generated always as (COALESCE(round(((rating_sum)::numeric / (NULLIF(rating_count, 0))::numeric), 1), (0)::numeric)) stored,
  stars smallint not null generated always as (
CASE
    WHEN (round(((rating_sum)::numeric / (NULLIF(rating_count, 0))::numeric), 1) >= (5)::numeric) THEN 5
    WHEN (round(((rating_sum)::numeric / (NULLIF(rating_count, 0))::numeric), 1) >= (4)::numeric) THEN 4
    WHEN (round(((rating_sum)::numeric / (NULLIF(rating_count, 0))::numeric), 1) >= (3)::numeric) THEN 3
    ELSE 0
END) stored,
  version integer not null default 1,
  origin text,
  sellable bigint,
  sellable_until date,
  other_names text not null default ''::text,
  other_words text not null default ''::text,
  name_words tsvector not null generated always as (search_words(((name || ' '::text) || other_names))) stored,
  words tsvector not null generated always as (search_words(((((((((name || ' '::text) || other_names) || ' '::text) || category_words(category)) || ' '::text) || description) || ' '::text) || other_words))) stored,
  searched text not null generated always as (folded((' '::text || name))) stored,
  constraint products_pkey PRIMARY KEY (id),
  constraint products_buy_counts_check CHECK ((buy_counts >= 0)),
  constraint products_category_check CHECK ((category = ANY (ARRAY['wheyprotein'::text, 'prepostworkout'::text, 'fitfood'::text]))),
  constraint products_cost_paise_check CHECK (((cost_paise >= 0) AND (cost_paise <= 100000000))),
  constraint products_description_check CHECK (((char_length(description) >= 5) AND (char_length(description) <= 500))),
  constraint products_discount_bp_check CHECK (((discount_bp >= 0) AND (discount_bp <= 10000))),
  constraint products_image_check CHECK ((image ~* '^(/[^/]|https?://)'::text)),
  constraint products_name_check CHECK ((name <> ''::text)),
  constraint products_origin_check CHECK ((origin ~ '^[A-Z]{2}$'::text)),
  constraint products_price_paise_check CHECK (((price_paise >= 0) AND (price_paise <= 100000000))),
  constraint products_sellable_check CHECK ((sellable >= 0)),
  constraint ratings_are_stars CHECK (((rating_sum >= rating_count) AND (rating_sum <= (rating_count * 5))))
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_analyze_scale_factor=0.05);
CREATE INDEX products_by_category ON products (category, buy_counts DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX products_by_part_of_name ON products USING gin (searched gin_trgm_ops);
CREATE INDEX products_by_sales ON products (buy_counts DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX products_by_searched_name ON products (searched_name(name)) WHERE (deleted_at IS NULL);
CREATE INDEX products_by_sellable_until ON products (sellable_until) WHERE (sellable_until IS NOT NULL);
CREATE INDEX products_by_word ON products USING gin (words) WHERE (deleted_at IS NULL);

CREATE OR REPLACE FUNCTION count_product_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    new.version := old.version + 1;
    return new;
  end $function$;

CREATE OR REPLACE FUNCTION tell_of_sale()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    raise info 'public answers change: sold';
    if current_setting('application_name') not like 'namma-server %' then
      perform pg_notify('public_changes', current_setting('application_name'));
    end if;
    return null;
  end $function$;
CREATE TRIGGER products_count_versions BEFORE UPDATE OF name, category, description, price_paise, discount_bp, image, is_available, deleted_at, origin ON products FOR EACH ROW WHEN ((((((((((old.name IS DISTINCT FROM new.name) OR (old.category IS DISTINCT FROM new.category)) OR (old.description IS DISTINCT FROM new.description)) OR (old.price_paise IS DISTINCT FROM new.price_paise)) OR (old.discount_bp IS DISTINCT FROM new.discount_bp)) OR (old.image IS DISTINCT FROM new.image)) OR (old.is_available IS DISTINCT FROM new.is_available)) OR (old.deleted_at IS DISTINCT FROM new.deleted_at)) OR (old.origin IS DISTINCT FROM new.origin))) EXECUTE FUNCTION count_product_version();
CREATE TRIGGER products_tell_of_change AFTER INSERT OR DELETE OR UPDATE OF name, category, description, price_paise, discount_bp, image, rating_sum, rating_count, is_available, deleted_at, version, origin, other_names, other_words OR TRUNCATE ON products FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();
CREATE TRIGGER products_tell_of_sale AFTER UPDATE OF buy_counts, sellable ON products FOR EACH STATEMENT EXECUTE FUNCTION tell_of_sale();


-- Of audit

create table activity (
  id integer not null generated always as identity,
  at timestamp with time zone not null,
  admin_id integer,
  action text not null,
  subject_type text not null,
  subject_id integer not null,
  subject_user_id integer,
  subject text not null,
  before jsonb,
  after jsonb,
  step_id integer,
  undoes integer,
  searched text not null generated always as (folded((' '::text || subject))) stored,
  constraint activity_pkey PRIMARY KEY (id),
  constraint activity_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES users(id),
  constraint activity_subject_user_id_fkey FOREIGN KEY (subject_user_id) REFERENCES users(id),
  constraint a_step_begins_before_its_rows CHECK ((step_id < id)),
  constraint activity_action_check CHECK ((action ~ '^[a-z]+( [a-z]+)*$'::text)),
  constraint activity_after_check CHECK ((jsonb_typeof(after) = 'object'::text)),
  constraint activity_before_check CHECK ((jsonb_typeof(before) = 'object'::text)),
  constraint activity_subject_type_check CHECK ((subject_type ~ '^[a-z]+( [a-z]+)*$'::text)),
  constraint an_undo_follows_its_step CHECK ((undoes < id)),
  constraint something_changed CHECK ((num_nonnulls(before, after) > 0))
);
CREATE INDEX activity_by_action ON activity (action, id DESC);
CREATE INDEX activity_by_text ON activity USING gin (searched gin_trgm_ops);
CREATE INDEX activity_by_time ON activity (at, id);
CREATE INDEX activity_of_admin ON activity (admin_id, id DESC);
CREATE INDEX activity_of_step ON activity (step_id) WHERE (step_id IS NOT NULL);
CREATE INDEX activity_of_subject ON activity (subject_id, subject_type, id DESC);
CREATE INDEX activity_of_subject_user ON activity (subject_user_id, id DESC);
CREATE UNIQUE INDEX activity_undone_once ON activity (undoes) WHERE (undoes IS NOT NULL);
CREATE TRIGGER activity_is_only_added_to BEFORE DELETE OR UPDATE OR TRUNCATE ON activity FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();


-- Of auth

create table account_claims (
  token_hash bytea not null,
  user_id integer not null,
  email text,
  expires_at timestamp with time zone not null,
  constraint account_claims_pkey PRIMARY KEY (token_hash),
  constraint account_claims_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint account_claims_email_check CHECK ((email = lower(email))),
  constraint account_claims_token_hash_check CHECK ((octet_length(token_hash) = 32))
);
CREATE INDEX account_claims_by_end ON account_claims (expires_at);
CREATE INDEX account_claims_of_user ON account_claims (user_id);

create table email_links (
  id integer not null generated always as identity,
  user_id integer not null,
  kind text not null,
  email text not null,
  token_hashes bytea[] not null default '{}'::bytea[],
  session_hash bytea,
  made_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint email_links_pkey PRIMARY KEY (id),
  constraint email_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint email_links_email_check CHECK ((email = lower(email))),
  constraint email_links_kind_check CHECK ((kind = ANY (ARRAY['confirm'::text, 'undo'::text])))
);
CREATE INDEX email_links_by_end ON email_links (expires_at);
CREATE INDEX email_links_by_token ON email_links USING gin (token_hashes);
CREATE INDEX email_links_of_user ON email_links (user_id);
CREATE UNIQUE INDEX email_links_one_wish ON email_links (user_id) WHERE (kind = 'confirm'::text);

create table password_reset_tokens (
  token_hash bytea not null,
  request_id uuid not null,
  constraint password_reset_tokens_pkey PRIMARY KEY (token_hash),
  constraint password_reset_tokens_request_id_fkey FOREIGN KEY (request_id) REFERENCES password_resets(id) ON DELETE CASCADE
);
CREATE INDEX password_reset_tokens_by_request ON password_reset_tokens (request_id);

create table password_resets (
  id uuid not null,
  user_id integer,
  expires_at timestamp with time zone not null,
  constraint password_resets_pkey PRIMARY KEY (id),
  constraint password_resets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX password_resets_by_end ON password_resets (expires_at);
CREATE INDEX password_resets_by_user ON password_resets (user_id);

create table recovery_codes (
  code_hash bytea not null,
  user_id integer not null,
  constraint recovery_codes_pkey PRIMARY KEY (code_hash),
  constraint recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES second_factors(user_id) ON DELETE CASCADE,
  constraint recovery_codes_code_hash_check CHECK ((octet_length(code_hash) = 32))
);
CREATE INDEX recovery_codes_of_user ON recovery_codes (user_id);

create table second_factors (
  user_id integer not null,
  secret bytea not null,
  started_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  last_step integer,
  early_steps integer[] not null default '{}'::integer[],
  constraint second_factors_pkey PRIMARY KEY (user_id),
  constraint second_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint confirmed_by_a_code CHECK ((num_nulls(confirmed_at, last_step) = ANY (ARRAY[0, 2]))),
  constraint second_factors_secret_check CHECK ((octet_length(secret) = 20))
);

create table sessions (
  token_hash bytea not null,
  user_id integer not null,
  expires_at timestamp with time zone not null,
  id integer not null generated always as identity,
  browser text,
  system text,
  created_at timestamp with time zone not null default now(),
  last_seen_at timestamp with time zone not null default now(),
  constraint sessions_pkey PRIMARY KEY (token_hash),
  constraint sessions_id_key UNIQUE (id),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint sessions_browser_check CHECK ((browser <> ''::text)),
  constraint sessions_system_check CHECK ((system <> ''::text)),
  constraint sessions_token_hash_check CHECK ((octet_length(token_hash) = 32))
);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);
CREATE INDEX sessions_of_user ON sessions (user_id);

create table sign_in_networks (
  user_id integer not null,
  network bytea not null,
  signed_in_at timestamp with time zone not null,
  constraint sign_in_networks_pkey PRIMARY KEY (user_id, network),
  constraint sign_in_networks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint sign_in_networks_network_check CHECK ((length(network) = 32))
);
CREATE INDEX sign_in_networks_of_network ON sign_in_networks (network);


-- Of users

create table consents (
  id integer not null generated always as identity,
  user_id integer not null,
  document text not null,
  version text not null,
  locale text not null,
  given_at timestamp with time zone not null,
  constraint consents_pkey PRIMARY KEY (id),
  constraint consents_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint consents_document_check CHECK ((document = ANY (ARRAY['terms'::text, 'privacy'::text]))),
  constraint consents_locale_check CHECK ((locale = ANY (ARRAY['en'::text, 'kn'::text, 'hi'::text]))),
  constraint consents_version_check CHECK ((version <> ''::text))
);
CREATE INDEX consents_of_user ON consents (user_id, id);
CREATE TRIGGER consents_are_only_added_to BEFORE DELETE OR UPDATE OR TRUNCATE ON consents FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table users (
  id integer not null generated always as identity,
  name text not null,
  email text,
  phone text,
  dob date,
  gender text,
  address text,
  gstin text,
  role text not null,
  password_hash text,
  registered_on date not null,
  disabled_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  deleted_at timestamp with time zone,
  guardian_seen_at timestamp with time zone,
  locale text not null default 'en'::text,
  dob_when_minor date,
  searched text not null generated always as (folded((((((' '::text || COALESCE(name, ''::text)) || ' '::text) || COALESCE(email, ''::text)) || ' '::text) || COALESCE(phone, ''::text)))) stored,
  added_at text,
  email_confirmed_at timestamp with time zone,
  constraint users_pkey PRIMARY KEY (id),
  constraint users_email_key UNIQUE (email),
  constraint users_added_at_fkey FOREIGN KEY (added_at) REFERENCES centers(key),
  constraint admins_have_a_password CHECK (((role = 'user'::text) OR (password_hash IS NOT NULL))),
  constraint claimed_accounts_have_an_email CHECK (((password_hash IS NULL) OR (email IS NOT NULL))),
  constraint confirmed_emails_are_there CHECK (((email_confirmed_at IS NULL) OR (email IS NOT NULL))),
  constraint deleted_members_cannot_sign_in CHECK (((deleted_at IS NULL) OR (disabled_at IS NOT NULL))),
  constraint members_are_13_or_older CHECK (((role = 'ADMIN'::text) OR (dob <= (registered_on - '13 years'::interval)))),
  constraint users_address_check CHECK ((address <> ''::text)),
  constraint users_email_check CHECK (((email = lower(email)) AND (email ~~ '%_@_%'::text))),
  constraint users_gender_check CHECK ((gender = ANY (ARRAY['Male'::text, 'Female'::text, 'Other'::text, 'Prefer not to say'::text]))),
  constraint users_gstin_check CHECK ((gstin ~ '^[0-9]{2}[A-Z0-9]{13}$'::text)),
  constraint users_locale_check CHECK ((locale = ANY (ARRAY['en'::text, 'kn'::text, 'hi'::text]))),
  constraint users_name_check CHECK ((name <> ''::text)),
  constraint users_phone_check CHECK ((phone ~ '^[0-9]{10}$'::text)),
  constraint users_role_check CHECK ((role = ANY (ARRAY['user'::text, 'ADMIN'::text])))
);
CREATE INDEX admins ON users (id) WHERE (role = 'ADMIN'::text);
CREATE INDEX users_by_phone ON users (phone) WHERE (deleted_at IS NULL);
CREATE INDEX users_by_text ON users USING gin (searched gin_trgm_ops);

CREATE OR REPLACE FUNCTION tell_of_reviewer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    if exists (select from reviews where user_id = new.id) then
      raise info 'public answers change';
      perform pg_notify('public_changes', current_setting('application_name'));
    end if;
    return null;
  end $function$;
CREATE TRIGGER reviewers_tell_of_their_names AFTER UPDATE OF name ON users FOR EACH ROW WHEN ((old.name IS DISTINCT FROM new.name)) EXECUTE FUNCTION tell_of_reviewer();
CREATE TRIGGER users_are_kept BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION keep_rows();


-- Of shared

create table document_counters (
  series text not null,
  fy text not null,
  last integer not null,
  last_at timestamp with time zone not null,
  constraint document_counters_pkey PRIMARY KEY (series, fy),
  constraint document_counters_fy_check CHECK ((fy ~ '^[0-9]{4}$'::text)),
  constraint document_counters_last_check CHECK ((last > 0))
);

create table idempotency_keys (
  user_id integer not null,
  key text not null,
  request_hash bytea not null,
  reply jsonb,
  created_at timestamp with time zone not null,
  constraint idempotency_keys_pkey PRIMARY KEY (user_id, key),
  constraint idempotency_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint idempotency_keys_key_check CHECK (((char_length(key) >= 1) AND (char_length(key) <= 255)))
);
CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at);

create table tries (
  key text not null,
  count bigint not null,
  resets_at timestamp with time zone not null,
  constraint tries_pkey PRIMARY KEY (key),
  constraint tries_count_check CHECK ((count >= 0))
);
CREATE INDEX tries_by_reset ON tries (resets_at);


-- Functions of several tables, and of queries

CREATE OR REPLACE FUNCTION announce_change()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
  begin
    raise info 'public answers change';
    perform pg_notify('public_changes', current_setting('application_name'));
  end $function$;

CREATE OR REPLACE FUNCTION category_words(category text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN CASE category WHEN 'wheyprotein'::text THEN 'wheyprotein whey protein'::text WHEN 'prepostworkout'::text THEN 'prepostworkout pre workout post workout'::text WHEN 'fitfood'::text THEN 'fitfood fit food'::text ELSE ''::text END;

CREATE OR REPLACE FUNCTION folded(raw text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN CASE WHEN (octet_length(raw) = char_length(raw)) THEN lower(regexp_replace(raw, '\s+'::text, ' '::text, 'g'::text)) ELSE lower(regexp_replace(regexp_replace(regexp_replace(NORMALIZE(translate(regexp_replace(NORMALIZE(raw, NFKD), '[\u0300-\u036f]'::text, ''::text, 'g'::text), (((((((('٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'::text || '०१२३४५६७८९০১২৩৪৫৬৭৮৯'::text) || '੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯'::text) || '୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯'::text) || '౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯'::text) || '൦൧൨൩൪൫൬൭൮൯ँಁ‘’ʼ‐‑‒–—'::text) || '―−	
  ़়਼઼଼఼಼‌‍­'::text) || '͏؜ᅟᅠ឴឵᠎​‎‏‪‫‬‭‮⁠⁡⁢⁣⁤'::text) || '⁥⁦⁧⁨⁩⁪⁫⁬⁭⁮⁯ㅤ︎️﻿ﾠ￹￺￻'::text), (((((('01234567890123456789'::text || '01234567890123456789'::text) || '01234567890123456789'::text) || '01234567890123456789'::text) || '01234567890123456789'::text) || '0123456789ंಂ''''''-----'::text) || '--        '::text)), NFC), '\u0919\u094d(?=[\u0915-\u0918])|\u091e\u094d(?=[\u091a-\u091d])|\u0923\u094d(?=[\u091f-\u0922])|\u0928\u094d(?=[\u0924-\u0927])|\u092e\u094d(?=[\u092a-\u092d])'::text, 'ं'::text, 'g'::text), '\u0c99\u0ccd(?=[\u0c95-\u0c98])|\u0c9e\u0ccd(?=[\u0c9a-\u0c9d])|\u0ca3\u0ccd(?=[\u0c9f-\u0ca2])|\u0ca8\u0ccd(?=[\u0ca4-\u0ca7])|\u0cae\u0ccd(?=[\u0caa-\u0cad])'::text, 'ಂ'::text, 'g'::text), ' {2,}'::text, ' '::text, 'g'::text)) END;

CREATE OR REPLACE FUNCTION gym_day(instant timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (((instant AT TIME ZONE 'UTC'::text) + '05:30:00'::interval))::date;

CREATE OR REPLACE FUNCTION has_room_in_cart(member integer, product integer, most integer)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
  begin
    perform pg_advisory_xact_lock(2, member);
    return exists (select from cart_lines where user_id = member and product_id = product)
      or (select count(*) from cart_lines where user_id = member) < most;
  end $function$;

CREATE OR REPLACE FUNCTION keep_row(name text, old_row jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
  declare
    undone constant integer := nullif(current_setting('namma.undoes_import', true), '')::integer;
    is_opening constant boolean := name = 'payments' and old_row ->> 'kind' = 'opening';
  begin
    -- By the primary key of import_rows: an opening payment goes with its membership, and every other row by itself.
    if undone is not null and (is_opening or name <> 'payments') and exists (
      select from import_rows where import_id = undone and is_new
        and entity = case when is_opening then 'memberships' else name end
        and row_id = (old_row ->> case when is_opening then 'membership_id' else 'id' end)::integer) then return; end if;
    raise exception '% %: it is never deleted', name, old_row ->> 'id' using errcode = 'restrict_violation';
  end $function$;

CREATE OR REPLACE FUNCTION keep_rows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    perform keep_row(tg_table_name, to_jsonb(old));
    return old;
  end $function$;

CREATE OR REPLACE FUNCTION refuse_going_back()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  declare
    subject_kind constant text := tg_argv[0];
    recorded_field constant text := tg_argv[1];
    status_column constant text := tg_argv[2];
    latest record;
  begin
    select after ->> recorded_field as status, undoes into latest from activity
      where subject_id = new.id and subject_type = subject_kind order by id desc limit 1;
    if latest.undoes is null or latest.status is distinct from to_jsonb(new) ->> status_column then
      raise exception '% %: its status cannot be moved like that', tg_table_name, new.id
        using errcode = 'check_violation';
    end if;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION refuse_rewriting()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    if tg_op = 'DELETE' and tg_table_name = 'stock_moves' and current_setting('namma.undoes_import', true) <> '' then
      return null;
    end if;
    raise exception '% is only ever added to', tg_table_name using errcode = 'restrict_violation';
  end $function$;

CREATE OR REPLACE FUNCTION search_words(raw text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (SELECT COALESCE(array_to_tsvector(array_agg(DISTINCT word.word)), ''::tsvector) AS "coalesce" FROM regexp_split_to_table(regexp_replace(regexp_replace(regexp_replace(((folded(search_words.raw) || ' '::text) || replace(folded(search_words.raw), '-'::text, ''::text)), '(\d),(?=\d)'::text, '\1'::text, 'g'::text), '(\d)\.(?=\d)'::text, '\1d'::text, 'g'::text), '(\d)\s+(kg|g|mg|ml|l)\y'::text, '\1\2'::text, 'g'::text), '[^a-z0-9\u0900-\u0963\u0966-\u097f\u0c80-\u0cff]+'::text) word(word) WHERE (word.word <> ''::text));

CREATE OR REPLACE FUNCTION searched_name(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN "left"(replace(btrim(folded(name)), ' '::text, '-'::text), 100);

CREATE OR REPLACE FUNCTION searched_other_name(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN searched_name(translate(NORMALIZE(name, NFC), '‌‍'::text, ''::text));

CREATE OR REPLACE FUNCTION tell_of_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    raise info 'public answers change';
    perform pg_notify('public_changes', current_setting('application_name'));
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION tell_of_classes()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
  begin
    raise info 'public answers change: sold';
    if current_setting('application_name') not like 'namma-server %' then
      perform pg_notify('public_changes', current_setting('application_name'));
    end if;
  end $function$;

CREATE OR REPLACE FUNCTION update_search_texts(ids integer[])
 RETURNS void
 LANGUAGE sql
AS $function$
  update products set other_names = concat_ws(' ', translated.names, attributes.names), other_words = coalesce(translated.words, '')
  from products as product
  left join lateral (
    select string_agg(concat_ws(' ', name, flavour, size_label), ' ' order by locale) as names,
      string_agg(description, ' ' order by locale) as words
    from product_words where product_id = product.id
  ) as translated on true
  left join lateral (
    select concat_ws(' ', flavour, size_label, net_quantity || ' ' || net_unit, case
      when net_quantity >= 1000 and net_unit = 'g' then trim_scale(net_quantity / 1000.0) || ' kg'
      when net_quantity >= 1000 and net_unit = 'ml' then trim_scale(net_quantity / 1000.0) || ' l' end) as names
    from product_attributes where product_id = product.id
  ) as attributes on true
  where products.id = product.id and product.id = any(ids)
$function$;
