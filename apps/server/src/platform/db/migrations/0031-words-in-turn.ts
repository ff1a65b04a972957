import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Changes of products that have words in common wait for each other without deadlocks. */
export const wordsInTurn: Migration = {
  up: (db) => runSql(db, sql),
};

const sql = `
-- Trigger: a renamed product gives up its old words and then takes its new ones, so two of them could wait for each other
-- in a circle. Whatever statement changes words, its transaction waits here until another one that did so has ended.
create function take_turn_with_words() returns trigger language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(4, 0);
    return null;
  end $$;
create trigger search_words_change_in_turn before insert or update or delete on search_words
  for each statement execute function take_turn_with_words();
`;
