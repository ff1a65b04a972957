import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Invitations to the staff, and how much each of them reads of people. Who granted what goes on record. */
export const staffAreInvited: Migration = {
  up: (db) =>
    runSql(
      db,
      `
create table staff_invites (
  id integer generated always as identity primary key,
  email text not null unique check (email = lower(email) and email like '%_@_%'),
  preset text not null check (preset in ('owner', 'manager', 'desk', 'shop', 'coach', 'accountant')),
  center text check (center in ('vijayanagra', 'indiranagar', 'kormangla', 'HSR Layout')),
  coach_id integer references coaches (id) on delete cascade,
  invited_by integer not null references users (id),
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  constraint owners_are_invited_to_every_center check (preset <> 'owner' or center is null),
  constraint coaches_alone_are_invited_as_a_coach check (preset = 'coach' or coach_id is null)
);
create table staff_invite_tokens (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  invite_id integer not null references staff_invites (id) on delete cascade
);
create index staff_invite_tokens_of_invite on staff_invite_tokens (invite_id);
create table looks (
  user_id integer not null references users (id),
  person_id integer not null references users (id) on delete cascade,
  day date not null,
  primary key (day, user_id, person_id)
);
create index looks_at_person on looks (person_id);
create table exports (
  id integer generated always as identity primary key,
  user_id integer not null references users (id),
  list text not null check (list <> ''),
  at timestamptz not null
);
create index exports_by_time on exports (at);
alter table activity drop constraint activity_action_check;
alter table activity add constraint activity_action_check check (action in (
  'product added', 'product changed', 'product deleted', 'stock received', 'stock counted', 'stock written off',
  'order moved', 'order cancelled', 'return requested', 'return withdrawn', 'return decided', 'review hidden',
  'review shown', 'membership registered', 'membership payed', 'membership changed', 'center closed',
  'center reopened', 'payment received', 'payment reversed', 'query answered', 'tax set', 'appointment booked',
  'appointment moved', 'appointment cancelled', 'appointment missed', 'coach added', 'coach changed',
  'closure added', 'closure removed', 'change undone', 'mail sent again', 'admin created', 'admin disabled',
  'staff invited', 'staff invitation withdrawn', 'staff joined', 'staff changed', 'staff ended', 'refusal overruled',
  'account deleted', 'guardian seen', 'date of birth changed', 'second factor set', 'second factor dropped'
));
`,
    ),
};
