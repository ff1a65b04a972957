import { setImmediate } from 'node:timers/promises';
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
import { StatementRunner } from './statement.ts';

/** Runs Kysely on the embedded engine. PGlite has one connection, so its users wait for each other. */
export class PgliteDialect implements Dialect {
  private readonly client: PGlite;
  private readonly onBroken: (error: unknown) => void;

  /** @param onBroken called when the engine is unusable; its later results do not count */
  constructor(client: PGlite, onBroken: (error: unknown) => void) {
    this.client = client;
    this.onBroken = onBroken;
  }
  createAdapter = () => new PostgresAdapter();
  createQueryCompiler = () => new PostgresQueryCompiler();
  createIntrospector: Dialect['createIntrospector'] = (db) => new PostgresIntrospector(db);
  createDriver = () => new PgliteDriver(this.client, this.onBroken);
}

const TURN_EVERY_MILLISECONDS = 10;

class PgliteDriver implements Driver {
  private readonly connection: PgliteConnection;
  /** Resolves when the connection is free; each acquirer waits for the previous one. */
  private freed: Promise<void> = Promise.resolve();
  private release: () => void = () => {};
  private readonly client: PGlite;

  constructor(client: PGlite, onBroken: (error: unknown) => void) {
    this.client = client;

    this.connection = new PgliteConnection(client, onBroken);
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

  async releaseConnection(): Promise<void> {
    this.release();
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
  private readonly statements: StatementRunner;

  private readonly onBroken: (error: unknown) => void;
  private lastTurn = 0;

  constructor(client: PGlite, onBroken: (error: unknown) => void) {
    this.onBroken = onBroken;

    this.statements = new StatementRunner(client);
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      return await this.statements.run<R>(query);
    } catch (error) {
      if (isBeyondRepair(error)) this.onBroken(error);
      throw error;
    } finally {
      await this.yieldToOthers();
    }
  }

  /**
   * The engine runs in this thread, and its result is delivered in the same turn of the event loop. Yielding
   * occasionally lets requests without database access proceed during long queries, also within one transaction.
   */
  private async yieldToOthers(): Promise<void> {
    if (performance.now() - this.lastTurn < TURN_EVERY_MILLISECONDS) return;
    await setImmediate();
    this.lastTurn = performance.now();
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator; nothing here streams
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The embedded engine does not stream: page through the rows instead.');
  }
}

/**
 * When PostgreSQL cannot write its log it restarts. The embedded engine cannot: the failure itself, a portal that it
 * cannot drop, or a stopped WebAssembly makes it unusable.
 */
function isBeyondRepair(error: unknown): boolean {
  if (!(error instanceof Error)) return true;
  const code = 'code' in error ? error.code : undefined;
  if (code === undefined) return error.name === 'RuntimeError';
  return error.message.includes('pg_wal') || (code === '24000' && error.message.includes('active portal'));
}
