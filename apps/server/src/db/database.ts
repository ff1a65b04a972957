import pg from 'pg';
import type { Figure } from '../figure.ts';
import type { TerminalCommands } from './embedded/server-socket.ts';
import type { UpkeepLog } from './embedded/upkeep.ts';
import type { CacheGeneration } from './freshness/cache-generation.ts';
import type { Db } from './types.ts';

export interface Database {
  db: Db;
  /** Own writes are heard from the start; those of others once `listenForChanges` was asked. */
  changes: CacheGeneration;
  engine: 'embedded' | 'postgresql';
  /** What it promises of an answered write, in one sentence for the log. */
  promise: string;
  /**
   * Does what the engine leaves undone while the server runs.
   * @param end for an engine that only a new start can mend
   * @param commands run for the terminal where no second process can open the database
   * @returns a function that ends it
   */
  maintain: (
    log: UpkeepLog,
    end: (error: unknown) => void,
    commands?: TerminalCommands,
  ) => () => Promise<void>;
  /** Turns what keeps a start from going on, when it lies in the database, into the line that says what to do. */
  explain: (error: unknown) => unknown;
  /** Of the connections, for the metrics. */
  figures: readonly Figure[];
  close: () => Promise<void>;
}

/** Both engines answer alike: whole and exact numbers as numbers, days as `YYYY-MM-DD`, instants as Date. */
export const readAsNumber = [pg.types.builtins.INT8, pg.types.builtins.NUMERIC];
export const readAsText = [pg.types.builtins.DATE];
