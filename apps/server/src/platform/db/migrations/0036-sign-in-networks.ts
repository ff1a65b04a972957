import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** From which networks an account has signed in, and the day of birth that a member under 18 has replaced. */
export const signInNetworks: Migration = {
  up: (db) => runSql(db, sql),
};

const sql = `
-- After too many wrong passwords from a network, a right one still signs in where its account has signed in before.
create table sign_in_networks (
  user_id integer not null references users,
  -- SHA-256 of the address that limits count for
  network bytea not null check (length(network) = 32),
  signed_in_at timestamptz not null,
  primary key (user_id, network)
);
create index sign_in_networks_of_network on sign_in_networks (network);

-- The latest day of birth by which a member was under 18 when it was replaced: the check of minors goes by it too.
alter table users add column dob_when_minor date;

-- Adds to the list of actions, whatever it is by now.
do $$
  declare
    definition text;
  begin
    select pg_get_constraintdef(oid) into strict definition from pg_constraint where conname = 'activity_action_check';
    alter table activity drop constraint activity_action_check;
    execute format('alter table activity add constraint activity_action_check %s',
      replace(definition, 'ARRAY[', 'ARRAY[''date of birth changed'', '));
  end $$;
`;
