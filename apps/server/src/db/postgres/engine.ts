import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { StartError } from '../../start-error.ts';
import { type Database, readAsNumber, readAsText } from '../database.ts';
import { CacheGeneration } from '../freshness/cache-generation.ts';
import { invalidateOnOwnWrites } from '../freshness/own-writes.ts';
import { explainServerFailure } from '../start-failure.ts';
import { NamingClient } from '../statements.ts';
import type { Db, Tables } from '../types.ts';
import { PipelinedReads, pipelinedConnectionsOf, pipelineReads } from './pipelined-reads.ts';

/** How long a request waits for a free connection before it is told that the database is out of reach. */
const CONNECT_WITHIN_MILLISECONDS = 5_000;
const CONNECT_TO_REPLICA_WITHIN_MILLISECONDS = 1_000;

interface PostgresOptions {
  /** `unnamed` for a pooler in transaction mode that does not carry named statements. */
  statements?: 'named' | 'unnamed';
  /** Behind a pooler of whatever kind a connection keeps no settings of ours. */
  isBehindPooler?: boolean;
  connectWithinMilliseconds?: number;
  /** How many of the connections short reads share; a few of a large pool when absent. */
  pipelinedMost?: number;
}

/** Opens a PostgreSQL of version 15 or later. */
export async function openPostgres(
  url: string,
  poolSize: number,
  {
    statements = 'named',
    isBehindPooler = false,
    connectWithinMilliseconds = CONNECT_WITHIN_MILLISECONDS,
    pipelinedMost = pipelinedConnectionsOf(poolSize),
  }: PostgresOptions = {},
): Promise<Database> {
  const changes = new CacheGeneration();
  const connection = {
    connectionString: url,
    connectionTimeoutMillis: connectWithinMilliseconds,
    application_name: changes.sessionName,
  };
  // What carries no names may not carry questions without answers in between, either.
  const shared = statements === 'named' && !isBehindPooler ? pipelinedMost : 0;
  const pool = openPool({ ...connection, statements, max: poolSize - shared });
  const tellOfLastSales = invalidateOnOwnWrites(pool, changes);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const reads = shared > 0 ? new PipelinedReads({ ...connection, types }, shared) : undefined;
  if (reads) pipelineReads(db, reads);
  const close = async () => {
    await tellOfLastSales();
    await reads?.close();
    await db.destroy();
    // Kysely ends only what it has used.
    if (!pool.ended) await pool.end();
  };
  let promise: string;
  try {
    promise = await checkServer(pool);
  } catch (error) {
    await close();
    throw new StartError(`The database at DATABASE_URL cannot be used: ${reasonOf(error)}`);
  }
  return {
    db,
    changes,
    engine: 'postgresql',
    promise,
    // PostgreSQL has processes of its own for that.
    maintain: () => async () => {},
    explain: explainServerFailure,
    figures: [
      {
        name: 'db_pool_connections',
        help: 'Connections to PostgreSQL, those of short reads included.',
        read: () => pool.totalCount + (reads?.count ?? 0),
      },
      { name: 'db_pool_idle', help: 'Those that nobody uses at the moment.', read: () => pool.idleCount },
      { name: 'db_pool_waiting', help: 'Requests that wait for one.', read: () => pool.waitingCount },
    ],
    close,
  };
}

/** A replica for public reads. It may be out of reach, also now: the primary then answers, after this short a wait. */
export const openReplica = (
  url: string,
  poolSize: number,
  { statements = 'named' }: PostgresOptions = {},
): Db =>
  new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: openPool({
        connectionString: url,
        statements,
        max: poolSize,
        connectionTimeoutMillis: CONNECT_TO_REPLICA_WITHIN_MILLISECONDS,
        application_name: 'namma-public-reads',
      }),
    }),
  });

const types: pg.CustomTypesConfig = {
  getTypeParser: ((type: number, format?: 'text' | 'binary') => {
    if (readAsNumber.includes(type)) return Number;
    if (readAsText.includes(type)) return (text: string) => text;
    return pg.types.getTypeParser(type, format as 'text');
  }) as typeof pg.types.getTypeParser,
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
  // A connection that breaks is replaced by the pool. Without listeners it would end the process: the pool's hears of
  // idle ones, the other of those that break between two statements of a transaction, whose next statement then fails.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** @returns what the server promises, by its own settings */
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
  // A refused connection to a name with several addresses arrives as one error that holds many.
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
}
