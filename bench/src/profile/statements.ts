import { openPostgres } from '../shop/database.ts';

/** How PostgreSQL must be started so that its statements are counted; part of Debian's own package. */
export const COUNTED = ['shared_preload_libraries=pg_stat_statements'];

/** A statement as PostgreSQL counts it: how often, and how long each took on average. */
export interface CountedStatement {
  text: string;
  calls: number;
  meanMilliseconds: number;
  /** Of the time of all that was counted. */
  share: number;
  /** Of 8 KB, looked at by one call, whether they were in memory or not. */
  pages: number;
}

const SHOWN_MOST = 6;
const TEXT_CHARACTERS = 160;

/** Counts the statements that are run while something is done, and names those that took longest in all. */
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
