import { sql } from 'kysely';
import type { Db, Tx } from '../types.ts';

export interface DumpedTable {
  table: string;
  columns: string[];
}

/** Lists all tables but those of migrations and extensions, referenced tables first. Skips generated columns. */
export async function listTables(tx: Db | Tx): Promise<DumpedTable[]> {
  const { rows } = await sql<DumpedTable & { refers_to: string[] }>`
    select relname as "table",
      (select json_agg(attname order by attnum) from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      (select coalesce(json_agg(other.relname), '[]') from pg_constraint join pg_class as other on other.oid = confrelid
        where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid) as refers_to
    from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely_migration%'
      and not exists (select 1 from pg_depend
        where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
    order by relname`.execute(tx);
  const sorted: DumpedTable[] = [];
  const visit = ({ table, columns, refers_to }: (typeof rows)[number]) => {
    if (sorted.some((done) => done.table === table)) return;
    for (const name of refers_to) for (const row of rows) if (row.table === name) visit(row);
    sorted.push({ table, columns });
  };
  rows.forEach(visit);
  return sorted;
}
