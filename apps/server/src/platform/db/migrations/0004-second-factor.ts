import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** The second factor of a sign-in (RFC 6238), the codes that replace a lost one, and that both go on record. */
export const secondFactor: Migration = {
  up: (db) =>
    runSql(
      db,
      String.raw`
create table second_factors (
  user_id integer primary key references users,
  secret bytea not null check (octet_length(secret) = 20),
  started_at timestamptz not null,
  -- null until a first code was right; before, no sign-in asks for one
  confirmed_at timestamptz,
  -- the step of 30 seconds of the last code: an earlier one, and this one again, are refused
  last_step integer,
  constraint confirmed_by_a_code check (num_nulls(confirmed_at, last_step) in (0, 2))
);
create table recovery_codes (
  -- SHA-256 of 80 random bits
  code_hash bytea primary key check (octet_length(code_hash) = 32),
  user_id integer not null references second_factors on delete cascade
);
create index recovery_codes_of_user on recovery_codes (user_id);
alter table activity drop constraint activity_action_check;
alter table activity add constraint activity_action_check check (action in (
  'return withdrawn', 'membership registered', 'date of birth changed', 'account deleted', 'guardian seen', 'review hidden',
  'review shown', 'appointment booked', 'appointment moved', 'appointment cancelled', 'appointment missed', 'coach added',
  'coach changed', 'closure added', 'closure removed', 'stock received', 'stock counted', 'stock written off',
  'product added', 'product changed', 'product deleted', 'order moved', 'order cancelled', 'return requested',
  'return decided', 'membership payed', 'membership changed', 'payment received', 'payment reversed', 'query answered',
  'tax set', 'change undone', 'mail sent again', 'admin created', 'admin disabled', 'refusal overruled', 'center closed',
  'center reopened', 'second factor set', 'second factor dropped'));
`,
    ),
};
