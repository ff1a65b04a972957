import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { StartError } from '../../shared/start-error.ts';
import { columnReaders, type Database } from '../database.ts';
import { CacheEpoch } from '../freshness/cache-epoch.ts';
import { invalidateOnOwnWrites } from '../freshness/own-writes.ts';
import { explainServerFailure } from '../start-failure.ts';
import { NamingClient } from '../statements.ts';
import type { Tables } from '../types.ts';

/** The time a request waits for a free connection before it fails with "database out of reach". */
const CONNECT_WITHIN_MILLISECONDS = 5_000;

interface PostgresOptions {
  /** `unnamed` for a pooler in transaction mode that does not support named statements. */
  statements?: 'named' | 'unnamed';
  connectWithinMilliseconds?: number;
}

/**
 * Opens a PostgreSQL of version 15 or later.
 * @throws StartError when it is unreachable or too old
 */
export async function openPostgres(
  url: string,
  poolSize: number,
  { statements = 'named', connectWithinMilliseconds = CONNECT_WITHIN_MILLISECONDS }: PostgresOptions = {},
): Promise<Database> {
  const changes = new CacheEpoch();
  const pool = openPool({
    connectionString: url,
    connectionTimeoutMillis: connectWithinMilliseconds,
    application_name: changes.sessionName,
    statements,
    max: poolSize,
  });
  const flushSales = invalidateOnOwnWrites(pool, changes);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const close = async () => {
    await flushSales();
    await db.destroy();
    // Kysely does not close a pool that it never used.
    if (!pool.ended) await pool.end();
  };
  let durability: string;
  try {
    durability = await checkServer(pool);
  } catch (error) {
    await close();
    throw new StartError(`The database at DATABASE_URL cannot be used: ${reasonOf(error)}`);
  }
  return {
    db,
    changes,
    engine: 'postgresql',
    durability,
    // PostgreSQL has its own background processes.
    maintain: () => async () => {},
    explain: explainServerFailure,
    figures: [
      { name: 'db_pool_connections', help: 'Connections to PostgreSQL.', read: () => pool.totalCount },
      { name: 'db_pool_idle', help: 'Those that nobody uses at the moment.', read: () => pool.idleCount },
      { name: 'db_pool_waiting', help: 'Requests that wait for one.', read: () => pool.waitingCount },
    ],
    close,
  };
}

const readers = columnReaders(pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ, 'text'));

const types: pg.CustomTypesConfig = {
  getTypeParser: ((type: number, format?: 'text' | 'binary') =>
    readers[type] ?? pg.types.getTypeParser(type, format as 'text')) as typeof pg.types.getTypeParser,
};

function openPool({
  statements,
  ...options
}: pg.PoolConfig & Required<Pick<PostgresOptions, 'statements'>>): pg.Pool {
  const pool = new pg.Pool({
    Client: statements === 'named' ? NamingClient : pg.Client,
    ...options,
    types,
  });
  // The pool replaces a broken connection. Without these listeners an error event would end the process: idle
  // connections emit on the pool, those in a transaction on the client, and there the next statement fails.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/**
 * @returns one sentence for the log: what survives a crash, by the server's own settings
 * @throws when the version is too old
 */
async function checkServer(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ version: number; waits: boolean; settings: string }>(`
    select current_setting('server_version_num')::int as version,
      current_setting('fsync') = 'on' and current_setting('full_page_writes') = 'on'
        and current_setting('synchronous_commit') <> 'off' as waits,
      format('fsync %s, full_page_writes %s, synchronous_commit %s', current_setting('fsync'),
        current_setting('full_page_writes'), current_setting('synchronous_commit')) as settings`);
  const { version = 0, waits = false, settings = '' } = rows[0] ?? {};
  if (version < 150_000)
    throw new Error(`version 15 or later is needed, this is ${Math.floor(version / 10_000)}`);
  return waits
    ? `An answered write is on PostgreSQL's disk (${settings}): neither a crash nor a power cut loses it.`
    : `PostgreSQL does not wait for its disk (${settings}): a crash of its machine can lose answered writes.`;
}

function reasonOf(error: unknown): string {
  // For a host with several addresses, a refused connection is an AggregateError.
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
}
