import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Ingredients, allergens, flavours and sizes of products in Kannada and Hindi. */
export const labelWords: Migration = {
  up: (db) => runSql(db, sql),
};

const sql = `
-- What is null is shown in English, from product_facts. The search does not find these texts, as it does not find the English ones.
alter table product_words
  add column ingredients text check (ingredients <> ''),
  add column allergens text check (allergens <> ''),
  add column flavour text check (flavour <> ''),
  add column size_label text check (size_label <> ''),
  drop constraint product_words_say_something,
  add constraint product_words_say_something
    check (num_nonnulls(name, description, ingredients, allergens, flavour, size_label) > 0);
`;
