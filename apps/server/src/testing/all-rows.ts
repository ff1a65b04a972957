import { sql } from 'kysely';
import type { DatabaseTarget } from './database-targets.ts';

/** Every row of every table, and the position of each sequence. */
export async function readAllRows(place: DatabaseTarget): Promise<Record<string, string[]>> {
  const { db, close } = await place.open();
  try {
    const { rows: tables } = await sql<{ name: string }>`
      select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname <> 'kysely_migration' order by 1`.execute(db);
    const all: Record<string, string[]> = {};
    for (const { name } of tables) {
      const { rows } = await sql<{ row: string }>`
        select row_to_json(t)::text as row from ${sql.table(name)} as t`.execute(db);
      // Sorted here because the engines' collations differ.
      all[name] = rows.map(({ row }) => row).sort();
    }
    const { rows } = await sql<{ row: string }>`
      select sequencename || ' ' || coalesce(last_value::text, 'none') as row from pg_sequences order by 1`.execute(
      db,
    );
    return { ...all, sequences: rows.map(({ row }) => row) };
  } finally {
    await close();
  }
}
