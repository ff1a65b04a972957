import type { PGlite } from '@electric-sql/pglite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';

/** Kysely over the embedded engine. PGlite has one connection, so its users take turns. */
export class PgliteDialect implements Dialect {
  /** @param tellBroken told when the engine cannot go on: nothing that it says after that counts */
  constructor(
    private readonly client: PGlite,
    private readonly tellBroken: (error: unknown) => void,
  ) {}
  createAdapter = () => new PostgresAdapter();
  createQueryCompiler = () => new PostgresQueryCompiler();
  createIntrospector: Dialect['createIntrospector'] = (db) => new PostgresIntrospector(db);
  createDriver = () => new PgliteDriver(this.client, this.tellBroken);
}

const TURN_EVERY_MILLISECONDS = 10;

class PgliteDriver implements Driver {
  private readonly connection: PgliteConnection;
  /** Settles when the connection is free again: each taker waits for the one before. */
  private freed: Promise<void> = Promise.resolve();
  private release: () => void = () => {};
  private lastTurn = 0;

  constructor(
    private readonly client: PGlite,
    tellBroken: (error: unknown) => void,
  ) {
    this.connection = new PgliteConnection(client, tellBroken);
  }

  async init(): Promise<void> {
    await this.client.waitReady;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const previous = this.freed;
    let release = () => {};
    this.freed = new Promise((resolve) => {
      release = resolve;
    });
    await previous;
    this.release = release;
    return this.connection;
  }

  /**
   * The engine runs in this thread, and whoever waits for it goes on in the same turn of the event loop. So that a row of
   * long queries keeps nobody else from being answered, the loop gets a turn in between when it had none for a while.
   */
  async releaseConnection(): Promise<void> {
    const { release } = this;
    if (performance.now() - this.lastTurn < TURN_EVERY_MILLISECONDS) return release();
    setImmediate(() => {
      this.lastTurn = performance.now();
      release();
    });
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    await this.freed;
    await this.client.close();
  }
}

class PgliteConnection implements DatabaseConnection {
  constructor(
    private readonly client: PGlite,
    private readonly tellBroken: (error: unknown) => void,
  ) {}

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      const result = await this.client.query<R>(query.sql, [...query.parameters]);
      return { rows: result.rows, numAffectedRows: BigInt(result.affectedRows ?? 0) };
    } catch (error) {
      if (isBeyondRepair(error)) this.tellBroken(error);
      throw error;
    }
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator; nothing here streams
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The embedded engine does not stream: page through the rows instead.');
  }
}

/**
 * When PostgreSQL cannot write its log it ends and starts anew. The embedded one is left half-way: by the failure itself,
 * by a portal of the statement before that it cannot drop, or by WebAssembly that has stopped.
 */
function isBeyondRepair(error: unknown): boolean {
  if (!(error instanceof Error)) return true;
  const code = 'code' in error ? error.code : undefined;
  if (code === undefined) return error.name === 'RuntimeError';
  return error.message.includes('pg_wal') || (code === '24000' && error.message.includes('active portal'));
}
