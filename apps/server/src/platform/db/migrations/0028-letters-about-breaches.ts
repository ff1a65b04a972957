import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** The letter about a breach is mailed to each person once (D95). */
export const lettersAboutBreaches: Migration = {
  up: (db) =>
    runSql(
      db,
      String.raw`
create table breach_mailings (
  breach_id integer not null references breaches,
  -- everybody with an account, or those of a center
  recipients text not null check (recipients in ('all', 'vijayanagra', 'indiranagar', 'kormangla', 'HSR Layout')),
  asked_at timestamptz not null,
  made_by integer not null references users,
  -- people whose accounts are newer are not written to
  last_user_id integer not null,
  -- null while letters are still to be written
  done_at timestamptz,
  primary key (breach_id, recipients)
);
create index breach_mailings_open on breach_mailings (asked_at) where done_at is null;
create index breach_mailings_of_maker on breach_mailings (made_by);

create table breach_letters (
  breach_id integer not null references breaches,
  user_id integer not null references users,
  written_at timestamptz not null,
  sent_at timestamptz,
  primary key (breach_id, user_id)
);
create index breach_letters_of_user on breach_letters (user_id);
create index breach_letters_unsent on breach_letters (breach_id, user_id) where sent_at is null;
`,
    ),
};
