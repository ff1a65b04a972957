import { sql } from 'kysely';
import type { Db } from '../platform/db/types.ts';

/** A hash of each table's content, in one statement. Excludes sequences, which never go back. */
export async function hashTables(db: Db): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
    order by 1`.execute(db);
  const hashes = tables.map(
    ({ name }) => sql`
      select ${name}::text as name, count(*) || ' ' || md5(coalesce(string_agg(t::text, ' ' order by t::text), '')) as hash
      from ${sql.table(name)} as t`,
  );
  const { rows } = await sql<{ name: string; hash: string }>`${sql.join(hashes, sql` union all `)}`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}
