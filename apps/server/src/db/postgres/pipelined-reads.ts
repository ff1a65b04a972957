import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { isDatabaseOutOfReach } from '../out-of-reach.ts';
import type { Db } from '../types.ts';

/** A pool this large or larger gives one of so many of its connections to be shared. */
const CONNECTIONS_PER_PIPELINED_ONE = 5;
/** One process reads with one core: more would only be more to wake up. */
const PIPELINED_MOST = 4;
/** How often is looked whether a connection has gone silent, or nobody has used it: the pool keeps its own for 10 s. */
const LOOK_EVERY_MILLISECONDS = 5_000;
/** After a connection could not be opened, until the next is tried. */
const RECONNECT_DELAY_MILLISECONDS = 500;
/** How long reads that nobody waits for any more may take when the server stops. */
const CLOSE_WITHIN_MILLISECONDS = 1_000;
/**
 * Short reads are written so that one plan is right for all values, which is else planned five times before it is kept;
 * and what they read lies in memory or on a disk without arms. One that meets a locked table steps aside: all behind it
 * would wait as well.
 */
const SETTINGS = [
  'set plan_cache_mode = force_generic_plan',
  'set random_page_cost = 1.1',
  "set lock_timeout = '10ms'",
].join(';');
/** Lock not available; and what those get that were sent behind a statement which could not be prepared. */
const RETRY_ON_POOL = ['55P03', '26000', '42P05'];

/** How many of a pool's connections short reads share. */
export const pipelinedConnectionsOf = (poolSize: number): number =>
  Math.min(PIPELINED_MOST, Math.floor(poolSize / CONNECTIONS_PER_PIPELINED_ONE));

const readsOf = new WeakMap<object, PipelinedReads>();

/** A connection that collects what is asked within one turn of the event loop, and sends it in one packet. */
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

  /** Undefined when it is to be asked elsewhere: the connection broke, or the read would have kept others waiting. */
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

  /** @returns what it was since the last look: `silent` when somebody waited already then, and nobody was answered */
  look(): 'busy' | 'silent' | 'unused' {
    const { asked, answered, seen } = this;
    this.seen = { asked, answered };
    if (answered > seen.answered) return 'busy';
    if (seen.asked > answered) return 'silent';
    return asked > seen.asked ? 'busy' : 'unused';
  }

  /** Whoever waits for an answer is told so at once. */
  break(): void {
    this.isOpen = false;
    this.socket.destroy();
  }
}

/**
 * A few connections on which short reads go out one behind the other, without waiting for answers: under load many of
 * them travel in one packet, and nobody is woken up for each. Waking costs more than the reading does. What may take
 * long, waits for locks or writes keeps a connection of the pool to itself; so does everything in a transaction.
 */
export class PipelinedReads {
  private readonly connections: (PipelinedConnection | undefined)[];
  private readonly watch: NodeJS.Timeout;
  private turn = 0;
  private isClosed = false;
  private restUntil = 0;

  /** @param lookEveryMilliseconds a connection without an answer is given up after once to twice that time */
  constructor(
    private readonly options: pg.ClientConfig,
    size: number,
    lookEveryMilliseconds = LOOK_EVERY_MILLISECONDS,
  ) {
    this.connections = Array.from({ length: size });
    this.watch = setInterval(() => this.look(), lookEveryMilliseconds).unref();
  }

  /** How many connections there are. */
  get count(): number {
    return this.connections.filter((connection) => connection !== undefined).length;
  }

  /**
   * Undefined, then or at once, when it is to be asked on the pool: the connection whose turn it is has to be opened,
   * or breaks. Reads may be asked twice.
   */
  ask<Row>(name: string, text: string, values: unknown[]): Promise<Row[] | undefined> | undefined {
    this.turn = (this.turn + 1) % this.connections.length;
    const connection = this.connections[this.turn];
    if (connection?.isOpen) return connection.ask<Row>(name, text, values);
    if (!connection) this.open(this.turn);
    return undefined;
  }

  /** Those under way are answered, unless their connection says nothing any more. */
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
      // The pool meets the same, and tells it.
      this.restUntil = performance.now() + RECONNECT_DELAY_MILLISECONDS;
      drop();
      connection.break();
    });
  }

  /** A network may drop a connection without a word, above all one that nobody used for a while. */
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

/** From now on short reads of this database are shared. */
export const pipelineReads = (db: Db, reads: PipelinedReads): void => void readsOf.set(db, reads);

/** Undefined where reads are not shared, as in a transaction. */
export const findPipelinedReads = (db: Db): PipelinedReads | undefined => readsOf.get(db);
