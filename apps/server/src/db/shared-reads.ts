import pg from 'pg';
import type { Db } from './types.ts';

/** A pool this large or larger gives one of so many of its connections to be shared. */
const CONNECTIONS_A_SHARED_ONE = 5;
/** One process reads with one core: more would only be more to wake up. */
const SHARED_MOST = 4;

/** How many of a pool's connections short reads share. */
export const sharedOf = (poolSize: number): number =>
  Math.min(SHARED_MOST, Math.floor(poolSize / CONNECTIONS_A_SHARED_ONE));

const readsOf = new WeakMap<object, SharedReads>();

/**
 * A few connections on which short reads go out one behind the other, without waiting for answers: under load many of them
 * travel in one packet, and nobody is woken up for each. What may take long, waits for locks or writes keeps a
 * connection of the pool to itself; so does everything in a transaction.
 */
export class SharedReads {
  private readonly lines: (pg.Client | undefined)[];
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
    if (line) return line.query({ name, text, values }).then(({ rows }) => rows as Row[]);
    this.open(this.turn);
    return undefined;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    const open = this.lines.splice(0).filter((line) => line !== undefined);
    await Promise.all(open.map((line) => line.end()));
  }

  private open(place: number): void {
    if (this.isClosed || this.opening.has(place)) return;
    this.opening.add(place);
    const line = new pg.Client({ ...this.options, pipeline: true });
    const drop = () => {
      if (this.lines[place] === line) this.lines[place] = undefined;
    };
    // Whoever waits for an answer is told by its own promise.
    line.on('error', drop);
    line.on('end', drop);
    line
      .connect()
      .then(
        () => {
          if (this.isClosed) return void line.end();
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
