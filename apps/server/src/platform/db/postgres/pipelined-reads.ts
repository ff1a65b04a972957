import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { isDatabaseOutOfReach } from '../out-of-reach.ts';
import type { Db } from '../types.ts';

/** One of this many connections of a pool is shared; smaller pools share none. */
const CONNECTIONS_PER_PIPELINED_ONE = 5;
/** One process reads on one core: more connections would only mean more wake-ups. */
const PIPELINED_MOST = 4;
/** How often connections are checked for silence and idleness; the pool keeps idle ones for 10 s. */
const LOOK_EVERY_MILLISECONDS = 5_000;
/** The delay after a connection could not be opened. */
const RECONNECT_DELAY_MILLISECONDS = 500;
/** How long running reads may take when the server stops. */
const CLOSE_WITHIN_MILLISECONDS = 1_000;
/**
 * Short reads have one plan that is right for all values, so PostgreSQL need not plan five times first; they read
 * from memory or an SSD. With a lock timeout, a read of a locked table moves to the pool instead of delaying all
 * reads behind it.
 */
const SETTINGS = [
  'set plan_cache_mode = force_generic_plan',
  'set random_page_cost = 1.1',
  "set lock_timeout = '10ms'",
].join(';');
/** Lock not available, and the errors of statements sent after one that could not be prepared. */
const RETRY_ON_POOL = ['55P03', '26000', '42P05'];

/** How many of a pool's connections short reads share. */
export const pipelinedConnectionsOf = (poolSize: number): number =>
  Math.min(PIPELINED_MOST, Math.floor(poolSize / CONNECTIONS_PER_PIPELINED_ONE));

const readsOf = new WeakMap<object, PipelinedReads>();

/** A connection that collects the statements of one turn of the event loop and sends them in one packet. */
class PipelinedConnection {
  isOpen = false;
  readonly client: pg.Client;
  private readonly socket = new Socket();
  private isCollecting = false;
  private asked = 0;
  private answered = 0;
  private seen = { asked: 0, answered: 0 };

  constructor(options: pg.ClientConfig) {
    this.client = new pg.Client({ ...options, pipeline: true, stream: () => this.socket });
  }

  async open(): Promise<void> {
    await this.client.connect();
    this.asked++;
    await this.client.query(SETTINGS);
    this.answered++;
    this.isOpen = true;
  }

  /**
   * Undefined when the read must be repeated on the pool: the connection broke, or the read would have delayed
   * others.
   */
  ask<Row>(name: string, text: string, values: unknown[]): Promise<Row[] | undefined> {
    if (!this.isCollecting) {
      this.isCollecting = true;
      this.socket.cork();
      setImmediate(() => {
        this.isCollecting = false;
        this.socket.uncork();
      });
    }
    this.asked++;
    return this.client.query({ name, text, values }).then(
      ({ rows }) => {
        this.answered++;
        return rows as Row[];
      },
      (error: { code?: string }) => {
        this.answered++;
        if (isDatabaseOutOfReach(error) || RETRY_ON_POOL.includes(error.code ?? '')) return undefined;
        throw error;
      },
    );
  }

  /**
   * @returns the state since the last check: `silent` when a read was waiting then already and nothing was answered
   */
  look(): 'busy' | 'silent' | 'unused' {
    const { asked, answered, seen } = this;
    this.seen = { asked, answered };
    if (answered > seen.answered) return 'busy';
    if (seen.asked > answered) return 'silent';
    return asked > seen.asked ? 'busy' : 'unused';
  }

  /** Ends all waiting reads at once. */
  break(): void {
    this.isOpen = false;
    this.socket.destroy();
  }
}

/**
 * A few connections on which short reads are sent without waiting for earlier answers (pipelining): under load many
 * share a packet, which saves wake-ups of both processes. Reads that may be long or wait for locks, writes, and
 * everything in a transaction use the pool.
 */
export class PipelinedReads {
  private readonly connections: (PipelinedConnection | undefined)[];
  private readonly watch: NodeJS.Timeout;
  private turn = 0;
  private isClosed = false;
  private restUntil = 0;

  private readonly options: pg.ClientConfig;

  /** @param lookEveryMilliseconds a connection without answers is dropped after one to two of these intervals */
  constructor(options: pg.ClientConfig, size: number, lookEveryMilliseconds = LOOK_EVERY_MILLISECONDS) {
    this.options = options;

    this.connections = Array.from({ length: size });
    this.watch = setInterval(() => this.look(), lookEveryMilliseconds).unref();
  }

  /** The number of open connections. */
  get count(): number {
    return this.connections.filter((connection) => connection !== undefined).length;
  }

  /**
   * Undefined, at once or later, when the read must be repeated on the pool: the connection has to be opened first,
   * or breaks.
   */
  ask<Row>(name: string, text: string, values: unknown[]): Promise<Row[] | undefined> | undefined {
    this.turn = (this.turn + 1) % this.connections.length;
    const connection = this.connections[this.turn];
    if (connection?.isOpen) return connection.ask<Row>(name, text, values);
    if (!connection) this.open(this.turn);
    return undefined;
  }

  /** Waits for running reads, unless their connection is silent. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.watch);
    const connections = this.connections.filter((connection) => connection !== undefined);
    this.connections.fill(undefined);
    const ended = connections
      .filter((connection) => connection.isOpen)
      .map((connection) => connection.client.end());
    await Promise.race([Promise.all(ended), wait(CLOSE_WITHIN_MILLISECONDS, undefined, { ref: false })]);
    for (const connection of connections) connection.break();
  }

  private open(place: number): void {
    if (this.isClosed || performance.now() < this.restUntil) return;
    const connection = new PipelinedConnection(this.options);
    this.connections[place] = connection;
    const drop = () => {
      connection.isOpen = false;
      if (this.connections[place] === connection) this.connections[place] = undefined;
    };
    connection.client.on('error', drop);
    connection.client.on('end', drop);
    connection.open().catch(() => {
      // The pool meets the same error and reports it.
      this.restUntil = performance.now() + RECONNECT_DELAY_MILLISECONDS;
      drop();
      connection.break();
    });
  }

  /** Networks may drop a connection silently, especially an idle one. */
  private look(): void {
    for (const [place, connection] of this.connections.entries()) {
      const state = connection?.look();
      if (!connection || state === 'busy' || (state === 'unused' && !connection.isOpen)) continue;
      this.connections[place] = undefined;
      if (state === 'silent') connection.break();
      else void connection.client.end();
    }
  }
}

/** Shares connections for the short reads of this database. */
export const pipelineReads = (db: Db, reads: PipelinedReads): void => void readsOf.set(db, reads);

/** Undefined where reads are not shared, such as in a transaction. */
export const findPipelinedReads = (db: Db): PipelinedReads | undefined => readsOf.get(db);
