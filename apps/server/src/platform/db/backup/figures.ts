import { sql } from 'kysely';
import type { BackupFigures } from '../figures.ts';
import type { Db, Tx } from '../types.ts';
import { listTables } from './list-tables.ts';

/** Columns of amounts have their unit in the name. */
const MONEY = /_paise(_|$)/;

/** Reads the figures that a restored backup must match. Within a transaction they belong to one snapshot. */
export async function readFigures(tx: Db | Tx): Promise<BackupFigures> {
  const figures: BackupFigures = {};
  for (const { table, columns } of await listTables(tx)) {
    const money = columns.filter((column) => MONEY.test(column));
    const sums = money.map((column) => sql`coalesce(sum(${sql.ref(column)}), 0)::text as ${sql.ref(column)}`);
    const { rows } = await sql<Record<string, string>>`
      select ${sql.join([sql`count(*)::text as counted`, ...sums])} from ${sql.table(table)}`.execute(tx);
    const { counted = '0', ...summed } = rows[0] ?? {};
    figures[table] = { rows: Number(counted), sums: summed };
  }
  return figures;
}
