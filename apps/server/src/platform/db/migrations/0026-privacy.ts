import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Consents of members, whose queries are whose, deleted accounts, and confirmed guardians. */
export const privacy: Migration = {
  up: (db) => runSql(db, sql),
};

const sql = `
-- What a member agreed to: which text, in which version and language.
create table consents (
  id integer generated always as identity primary key,
  user_id integer not null references users,
  document text not null check (document in ('terms', 'privacy')),
  version text not null check (version <> ''),
  locale text not null check (locale in ('en', 'kn', 'hi')),
  given_at timestamptz not null
);
create index consents_of_user on consents (user_id, id);

-- Triggers: a consent is evidence, at the server's own terminal too.
create trigger consents_are_only_added_to before update or truncate on consents
  for each statement execute function refuse_rewriting();
create trigger consents_are_kept before delete on consents
  for each row execute function keep_rows_of_real_members();

-- Deleting an account replaces the personal data in all other tables at once. What they held is kept here, where no screen
-- reads it, for as long as the law asks for.
create table deleted_accounts (
  user_id integer primary key references users,
  deleted_at timestamptz not null,
  -- null once it is erased
  kept jsonb check (jsonb_typeof(kept) = 'object'),
  erased_at timestamptz,
  constraint deleted_accounts_are_kept_or_erased check ((kept is null) = (erased_at is not null))
);
create index deleted_accounts_to_erase on deleted_accounts (deleted_at) where kept is not null;

alter table users
  add column deleted_at timestamptz,
  -- when an admin confirmed that a parent or guardian of a member under 18 was seen
  add column guardian_seen_at timestamptz,
  drop constraint members_are_complete,
  add constraint members_are_complete
    check (role = 'ADMIN' or deleted_at is not null or num_nulls(phone, dob, gender, address) = 0),
  add constraint deleted_members_cannot_sign_in check (deleted_at is null or disabled_at is not null);

-- Empty: the customer has deleted the account.
alter table checkouts
  drop constraint checkouts_email_check,
  drop constraint checkouts_phone_check,
  drop constraint checkouts_address_check,
  add constraint checkouts_email_check check (email = '' or email like '%_@_%'),
  add constraint checkouts_phone_check check (phone = '' or phone ~ '^[0-9]{10}$'),
  add constraint checkouts_address_check check (address <> '' or email = '');

alter table enquiries
  -- who sent it while signed in: others only claim the email
  add column user_id integer references users,
  drop constraint enquiries_email_check,
  drop constraint enquiries_phone_check,
  add constraint enquiries_email_check check (email = '' or email like '%_@_%'),
  add constraint enquiries_phone_check check (phone = '' or phone ~ '^[0-9]{10}$');
create index enquiries_of_user on enquiries (user_id) where user_id is not null;

-- 0: erased with the account.
alter table bookings
  drop constraint bookings_age_check,
  add constraint bookings_age_check check (age = 0 or age between 10 and 120);

-- A deleted member's visits have no member.
alter table visits drop constraint visits_of_a_member;

-- The buyer's name stays on the document, but lists neither show nor find it.
drop index documents_by_text;
alter table documents
  add column is_buyer_deleted boolean not null default false,
  drop column searched;
alter table documents
  add column searched text not null generated always as (translate(
    lower(' ' || number || case when is_buyer_deleted then '' else ' ' || (buyer ->> 'name') end), E'\\n\\t', '  ')) stored;
create index documents_by_text on documents using gin (searched gin_trgm_ops);

-- Adds to the lists of actions and subjects, whatever they are by now.
do $$
  declare
    added constant text[][] := array[
      ['activity_action_check', '''account deleted'', ''guardian seen'''],
      ['activity_subject_type_check', '''member''']];
    definition text;
  begin
    for i in 1 .. 2 loop
      select pg_get_constraintdef(oid) into strict definition from pg_constraint where conname = added[i][1];
      execute format('alter table activity drop constraint %I', added[i][1]);
      execute format('alter table activity add constraint %I %s', added[i][1],
        replace(definition, 'ARRAY[', 'ARRAY[' || added[i][2] || ', '));
    end loop;
  end $$;
`;
