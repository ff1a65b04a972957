import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Who waits for products that are out of stock (D92). */
export const restockWishes: Migration = {
  up: (db) =>
    runSql(
      db,
      String.raw`
create table restock_wishes (
  id integer generated always as identity primary key,
  user_id integer not null references users,
  product_id integer not null references products,
  asked_at timestamptz not null,
  -- null while the member waits; asking again empties it
  told_at timestamptz,
  constraint restock_wishes_once unique (user_id, product_id)
);
-- the queue of a product, and who was told within the last minute
create index restock_wishes_queue on restock_wishes (product_id, asked_at, id) where told_at is null;
create index restock_wishes_told on restock_wishes (product_id, told_at) where told_at is not null;

-- Links of mails by which their member waits for nothing any more.
create table restock_stops (
  token_hash bytea primary key,
  user_id integer not null references users,
  made_at timestamptz not null
);
create index restock_stops_of_user on restock_stops (user_id);
create index restock_stops_by_age on restock_stops (made_at);
`,
    ),
};
