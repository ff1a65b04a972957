import { Socket } from 'node:net';
import pg from 'pg';
import type { Db } from './types.ts';

/** A pool this large or larger gives one of so many of its connections to be shared. */
const CONNECTIONS_A_SHARED_ONE = 5;
/** One process reads with one core: more would only be more to wake up. */
const SHARED_MOST = 4;

/** How many of a pool's connections short reads share. */
export const sharedOf = (poolSize: number): number =>
  Math.min(SHARED_MOST, Math.floor(poolSize / CONNECTIONS_A_SHARED_ONE));

/**
 * Short reads are written so that one plan is right for all values, which is else planned five times before it is kept;
 * and what they read lies in memory or on a disk without arms.
 */
const LINE_SETTINGS = 'set plan_cache_mode = force_generic_plan; set random_page_cost = 1.1';

const readsOf = new WeakMap<object, SharedReads>();

/** A connection that collects what is asked within one turn of the event loop, and sends it in one packet. */
class Line {
  readonly client: pg.Client;
  private readonly socket = new Socket();
  private isCollecting = false;

  constructor(options: pg.ClientConfig) {
    this.client = new pg.Client({ ...options, pipeline: true, stream: () => this.socket });
  }

  ask<Row>(name: string, text: string, values: unknown[]): Promise<Row[]> {
    if (!this.isCollecting) {
      this.isCollecting = true;
      this.socket.cork();
      setImmediate(() => {
        this.isCollecting = false;
        this.socket.uncork();
      });
    }
    return this.client.query({ name, text, values }).then(({ rows }) => rows as Row[]);
  }
}

/**
 * A few connections on which short reads go out one behind the other, without waiting for answers: under load many of
 * them travel in one packet, and nobody is woken up for each. Waking costs more than the reading does. What may take long, waits for locks or writes keeps a
 * connection of the pool to itself; so does everything in a transaction.
 */
export class SharedReads {
  private readonly lines: (Line | undefined)[];
  private readonly opening = new Set<number>();
  private turn = 0;
  private isClosed = false;

  constructor(
    private readonly options: pg.ClientConfig,
    size: number,
  ) {
    this.lines = Array.from({ length: size });
  }

  /** Undefined while the connection whose turn it is has to be opened: whoever asks goes to the pool. */
  ask<Row>(name: string, text: string, values: unknown[]): Promise<Row[]> | undefined {
    this.turn = (this.turn + 1) % this.lines.length;
    const line = this.lines[this.turn];
    if (line) return line.ask<Row>(name, text, values);
    this.open(this.turn);
    return undefined;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    const open = this.lines.splice(0).filter((line) => line !== undefined);
    await Promise.all(open.map((line) => line.client.end()));
  }

  private open(place: number): void {
    if (this.isClosed || this.opening.has(place)) return;
    this.opening.add(place);
    const line = new Line(this.options);
    const drop = () => {
      if (this.lines[place] === line) this.lines[place] = undefined;
    };
    // Whoever waits for an answer is told by its own promise.
    line.client.on('error', drop);
    line.client.on('end', drop);
    line.client
      .connect()
      .then(() => line.client.query(LINE_SETTINGS))
      .then(
        () => {
          if (this.isClosed) return void line.client.end();
          this.lines[place] = line;
        },
        // The pool meets the same, and tells it.
        () => {},
      )
      .finally(() => this.opening.delete(place));
  }
}

/** From now on short reads of this database are shared. */
export const shareReads = (db: Db, reads: SharedReads): void => void readsOf.set(db, reads);

/** Undefined where reads are not shared, as in a transaction. */
export const findSharedReads = (db: Db): SharedReads | undefined => readsOf.get(db);
