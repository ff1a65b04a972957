import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { isDatabaseOutOfReach } from './out-of-reach.ts';
import type { Db } from './types.ts';

/** A pool this large or larger gives one of so many of its connections to be shared. */
const CONNECTIONS_A_SHARED_ONE = 5;
/** One process reads with one core: more would only be more to wake up. */
const SHARED_MOST = 4;
/** How often is looked whether a connection has gone silent, or nobody has used it: the pool keeps its own for 10 s. */
const LOOK_EVERY_MILLISECONDS = 5_000;
/** After a connection could not be opened, until the next is tried. */
const BREATH_MILLISECONDS = 500;
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
const STEPS_ASIDE = ['55P03', '26000', '42P05'];

/** How many of a pool's connections short reads share. */
export const sharedOf = (poolSize: number): number =>
  Math.min(SHARED_MOST, Math.floor(poolSize / CONNECTIONS_A_SHARED_ONE));

const readsOf = new WeakMap<object, SharedReads>();

/** A connection that collects what is asked within one turn of the event loop, and sends it in one packet. */
class Line {
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
        if (isDatabaseOutOfReach(error) || STEPS_ASIDE.includes(error.code ?? '')) return undefined;
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
export class SharedReads {
  private readonly lines: (Line | undefined)[];
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
    this.lines = Array.from({ length: size });
    this.watch = setInterval(() => this.look(), lookEveryMilliseconds).unref();
  }

  /** How many connections there are. */
  get count(): number {
    return this.lines.filter((line) => line !== undefined).length;
  }

  /**
   * Undefined, then or at once, when it is to be asked on the pool: the connection whose turn it is has to be opened,
   * or breaks. Reads may be asked twice.
   */
  ask<Row>(name: string, text: string, values: unknown[]): Promise<Row[] | undefined> | undefined {
    this.turn = (this.turn + 1) % this.lines.length;
    const line = this.lines[this.turn];
    if (line?.isOpen) return line.ask<Row>(name, text, values);
    if (!line) this.open(this.turn);
    return undefined;
  }

  /** Those under way are answered, unless their connection says nothing any more. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.watch);
    const lines = this.lines.filter((line) => line !== undefined);
    this.lines.fill(undefined);
    const ended = lines.filter((line) => line.isOpen).map((line) => line.client.end());
    await Promise.race([Promise.all(ended), wait(CLOSE_WITHIN_MILLISECONDS, undefined, { ref: false })]);
    for (const line of lines) line.break();
  }

  private open(place: number): void {
    if (this.isClosed || performance.now() < this.restUntil) return;
    const line = new Line(this.options);
    this.lines[place] = line;
    const drop = () => {
      line.isOpen = false;
      if (this.lines[place] === line) this.lines[place] = undefined;
    };
    line.client.on('error', drop);
    line.client.on('end', drop);
    line.open().catch(() => {
      // The pool meets the same, and tells it.
      this.restUntil = performance.now() + BREATH_MILLISECONDS;
      drop();
      line.break();
    });
  }

  /** A network may drop a connection without a word, above all one that nobody used for a while. */
  private look(): void {
    for (const [place, line] of this.lines.entries()) {
      const state = line?.look();
      if (!line || state === 'busy' || (state === 'unused' && !line.isOpen)) continue;
      this.lines[place] = undefined;
      if (state === 'silent') line.break();
      else void line.client.end();
    }
  }
}

/** From now on short reads of this database are shared. */
export const shareReads = (db: Db, reads: SharedReads): void => void readsOf.set(db, reads);

/** Undefined where reads are not shared, as in a transaction. */
export const findSharedReads = (db: Db): SharedReads | undefined => readsOf.get(db);
