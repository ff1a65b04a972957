import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** The outbox, the index that the sweep for ending memberships needs, and the record of mails that are sent again. */
export const mail: Migration = {
  up: (db) => runSql(db, outbox),
};

const outbox = String.raw`
-- Mails to members and visitors. A row is written in the transaction of what it tells of, and sent after the commit.
-- Each order writes one: it has no index for what only an admin's search and filters read, who looks through 90 days.
create table mails (
  id integer generated always as identity primary key,
  -- made of facts, such as 'order:<checkout id>', so that nothing is told twice
  key text not null unique,
  kind text not null,
  recipient text not null check (recipient <> ''),
  recipient_name text not null,
  -- what the template is filled with; never a secret
  facts jsonb not null check (jsonb_typeof(facts) = 'object'),
  -- the same at every try: a mailbox recognises a repeat by it
  message_id text not null,
  status text not null check (status in ('waiting', 'sent', 'dead', 'kept')),
  -- tries that failed
  attempts smallint not null default 0 check (attempts >= 0),
  created_at timestamptz not null,
  next_try_at timestamptz not null,
  -- what it says no longer holds then
  expires_at timestamptz,
  -- a process has it in hand until then, by the database's clock; a process that ended lets it go by that
  claimed_until timestamptz,
  -- the last try did not reach the mail server: tried anew as soon as that answers
  is_unreached boolean not null default false,
  last_error text,
  sent_at timestamptz,
  -- one lower-case line, which begins with a space, so that every word follows one
  searched text not null generated always as (translate(
    lower(' ' || coalesce(recipient_name, '') || ' ' || coalesce(recipient, '')),
    E'\n\t', '  ')) stored,
  constraint sent_mails_have_a_time check ((status = 'sent') = (sent_at is not null))
);
create index mails_waiting on mails (next_try_at) where status = 'waiting';
create index mails_dead on mails (id) where status = 'dead';

-- The sweep that finds memberships about to end.
create index memberships_by_end on memberships (end_date) where payment_status = 'payed';

alter table activity drop constraint activity_action_check;
alter table activity add constraint activity_action_check check (action in ('product added', 'product changed',
  'product deleted', 'order moved', 'membership payed', 'query answered', 'change undone', 'mail sent again',
  'admin created', 'admin disabled'));
alter table activity drop constraint activity_subject_type_check;
alter table activity add constraint activity_subject_type_check
  check (subject_type in ('product', 'order', 'membership', 'query', 'admin', 'mail'));
`;
