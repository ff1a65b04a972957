import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { lockDataFolder, prepareDataFolder } from './data-folder.ts';
import { PgliteDialect } from './pglite-dialect.ts';
import type { Db, Tables } from './types.ts';

export interface Database {
  db: Db;
  engine: 'embedded' | 'postgresql';
  close: () => Promise<void>;
}

/** Both engines answer alike: whole and exact numbers as numbers, days as `YYYY-MM-DD`, instants as Date. */
const readAsNumber = [pg.types.builtins.INT8, pg.types.builtins.NUMERIC];
const readAsText = [pg.types.builtins.DATE];

/** Opens the embedded engine in a folder that no other process may have open (D36, D38). */
export async function openEmbedded(dataDir: string): Promise<Database> {
  const folder = prepareDataFolder(dataDir);
  const unlock = await lockDataFolder(folder);
  const client = new PGlite({
    dataDir: folder,
    extensions: { pg_trgm },
    parsers: Object.fromEntries([
      ...readAsNumber.map((type) => [type, Number]),
      ...readAsText.map((type) => [type, (text: string) => text]),
    ]),
  });
  try {
    await client.waitReady;
  } catch (error) {
    await unlock();
    throw new StartError(`The data folder ${folder} cannot be opened: ${(error as Error).message}`);
  }
  const db = new Kysely<Tables>({ dialect: new PgliteDialect(client) });
  const close = async () => {
    await db.destroy();
    // Kysely closes only what it has used.
    if (!client.closed) await client.close();
    await unlock();
  };
  return { db, engine: 'embedded', close };
}

/** How long a request waits for a free connection before it is told that the database is out of reach. */
const CONNECTION_WAIT_MILLISECONDS = 5_000;

/** Opens a PostgreSQL of version 15 or later. */
export async function openPostgres(
  url: string,
  poolSize: number,
  connectionWaitMilliseconds = CONNECTION_WAIT_MILLISECONDS,
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectionWaitMilliseconds,
    types: {
      getTypeParser: ((type: number, format?: 'text' | 'binary') => {
        if (readAsNumber.includes(type)) return Number;
        if (readAsText.includes(type)) return (text: string) => text;
        return pg.types.getTypeParser(type, format as 'text');
      }) as typeof pg.types.getTypeParser,
    },
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const close = async () => {
    await db.destroy();
    // Kysely ends only what it has used.
    if (!pool.ended) await pool.end();
  };
  try {
    const { rows } = await pool.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    );
    const version = rows[0]?.version ?? 0;
    if (version < 150_000)
      throw new Error(`version 15 or later is needed, this is ${Math.floor(version / 10_000)}`);
  } catch (error) {
    await close();
    throw new StartError(`The database at DATABASE_URL cannot be used: ${reasonOf(error)}`);
  }
  return { db, engine: 'postgresql', close };
}

function reasonOf(error: unknown): string {
  // A refused connection to a name with several addresses arrives as one error that holds many.
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
}
