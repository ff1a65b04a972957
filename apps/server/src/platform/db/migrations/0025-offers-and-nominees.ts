import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** What members agree to besides the terms, and whom they name (D87, D95). */
export const offersAndNominees: Migration = {
  up: (db) =>
    runSql(
      db,
      String.raw`
-- What a member has said about offers last. Without a row nobody has asked.
create table offer_choices (
  user_id integer primary key references users,
  is_wanted boolean not null,
  chosen_at timestamptz not null,
  -- the desk has noted it; only a member agrees
  is_by_desk boolean not null,
  constraint offer_choices_agreed_by_members check (not (is_wanted and is_by_desk))
);

-- A change is another row, so that the id tells whether it is still the one that was read.
create table nominees (
  id integer generated always as identity primary key,
  user_id integer not null unique references users,
  name text not null check (char_length(name) between 1 and 100),
  relation text not null check (char_length(relation) between 1 and 60),
  phone text check (phone ~ '^[0-9]{10}$'),
  email text check (char_length(email) between 1 and 254),
  named_at timestamptz not null,
  constraint nominees_can_be_reached check (phone is not null or email is not null)
);
`,
    ),
};
