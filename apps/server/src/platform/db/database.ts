import pg from 'pg';
import type { Metric } from '../shared/metric.ts';
import type { TerminalCommands } from './embedded/server-socket.ts';
import type { UpkeepLog } from './embedded/upkeep.ts';
import type { CacheEpoch } from './freshness/cache-epoch.ts';
import { readDay, readInstantBy } from './stored-days.ts';
import type { Db } from './types.ts';

export interface Database {
  db: Db;
  /** Invalidated by own writes from the start; by those of other processes after `listenForChanges`. */
  changes: CacheEpoch;
  engine: 'embedded' | 'postgresql';
  /** One sentence for the log: what survives a crash or a power cut. */
  durability: string;
  /**
   * Starts the engine's background work.
   * @param end called when only a restart can repair the engine
   * @param commands run for the terminal where no second process can open the database
   * @returns a function that stops the work
   */
  maintain: (
    log: UpkeepLog,
    end: (error: unknown) => void,
    commands?: TerminalCommands,
  ) => () => Promise<void>;
  /** Converts an error caused by the database to a StartError with the solution. Returns other errors unchanged. */
  explain: (error: unknown) => unknown;
  /** Metrics of the connections. */
  figures: readonly Metric[];
  close: () => Promise<void>;
}

/**
 * Makes both engines return the same types: whole and exact numbers as numbers, days as `YYYY-MM-DD`, instants as Date.
 * @param readInstant the engine's own parser of instants
 */
export const columnReaders = (
  readInstant: (text: string) => Date,
): Record<number, (text: string) => unknown> => ({
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.NUMERIC]: Number,
  [pg.types.builtins.DATE]: readDay,
  [pg.types.builtins.TIMESTAMPTZ]: readInstantBy(readInstant),
});
