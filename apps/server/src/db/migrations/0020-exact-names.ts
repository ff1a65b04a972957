import type { Kysely } from 'kysely';
import { run } from './sql.ts';

/** The product of exactly the name that was searched for is found by an index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    // As the search box writes a text into an address: lowercased, trimmed, spaces turned into hyphens, cut.
    `create function searched_name(name text) returns text language sql immutable strict parallel safe
      return left(regexp_replace(lower(btrim(name)), '\\s+', '-', 'g'), 100)`,
    `create index products_by_searched_name on products (searched_name(name)) where deleted_at is null`,
  );
}
