import { openPostgres } from '../shop/database.ts';

/** Settings of a PostgreSQL that counts its statements; the module is part of Debian's package. */
export const COUNTED = ['shared_preload_libraries=pg_stat_statements'];

/** A statement with its number of calls and average time, as PostgreSQL counts them. */
export interface CountedStatement {
  text: string;
  calls: number;
  meanMilliseconds: number;
  /** Its share of the total time. */
  share: number;
  /** Pages of 8 KB that one call reads, from memory or disk. */
  pages: number;
}

const SHOWN_MOST = 6;
const TEXT_CHARACTERS = 160;

/** Counts the statements that run during the work, and returns those that took the most time. */
export async function countStatements<T>(
  url: string,
  work: () => Promise<T>,
): Promise<{ result: T; statements: CountedStatement[] }> {
  const db = await openPostgres(url);
  try {
    await db.query('create extension if not exists pg_stat_statements');
    await db.query('select pg_stat_statements_reset()');
    const result = await work();
    const statements = await db.query<CountedStatement>(`
      select left(regexp_replace(query, '\\s+', ' ', 'g'), ${TEXT_CHARACTERS}) as text, calls::int,
        mean_exec_time as "meanMilliseconds", total_exec_time / sum(total_exec_time) over () as share,
        (shared_blks_hit + shared_blks_read)::float / calls as pages
      from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database())
      order by total_exec_time desc limit ${SHOWN_MOST}`);
    return { result, statements };
  } finally {
    await db.close();
  }
}
