import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { CacheGeneration } from '../freshness/cache-generation.ts';
import { isDatabaseOutOfReach } from '../out-of-reach.ts';
import type { Db } from '../types.ts';

/** Runs a public read on the primary or on the replica. */
export type ReadPublic = <T>(read: (db: Db) => Promise<T>) => Promise<T>;

const ASK_AGAIN_MILLISECONDS = 5;
const ASK_AGAIN_MOST_MILLISECONDS = 200;
const AWAY_MILLISECONDS = 1_000;
/** PostgreSQL cancels a read on a replica that blocks its replay; the primary then answers it. */
const CANCELLED_BY_RECOVERY = '40001';

interface Options {
  primary: Db;
  replica: Db;
  changes: CacheGeneration;
}

/**
 * Public reads on a streaming replica that are never staler than on the primary. After a change they go to the
 * primary until the replica has replayed everything the primary had written by then. They also go to the primary
 * while changes of other processes cannot be heard, or the replica does not answer.
 */
export class ReplicaReads {
  /** No change was heard since the replica was last seen to be up to date. */
  private isLevel = false;
  private isCatchingUp = false;
  private readonly closing = new AbortController();

  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;

    options.changes.watch(() => this.fallBehind());
    this.fallBehind();
  }

  readonly read: ReadPublic = async (read) => {
    const { primary, replica, changes } = this.options;
    if (!this.isLevel || !changes.isListening) return read(primary);
    try {
      return await read(replica);
    } catch (error) {
      const isCancelled = (error as { code?: string }).code === CANCELLED_BY_RECOVERY;
      if (!isCancelled && !isDatabaseOutOfReach(error)) throw error;
      if (!isCancelled) this.fallBehind();
      return read(primary);
    }
  };

  /** Whether the next public read goes to the replica. */
  isUsed = (): boolean => this.isLevel && this.options.changes.isListening;

  close(): void {
    this.closing.abort();
    this.isLevel = false;
  }

  private fallBehind(): void {
    this.isLevel = false;
    if (this.isCatchingUp || this.closing.signal.aborted) return;
    this.isCatchingUp = true;
    // Rejects only when close() aborts it.
    this.catchUp().catch(() => {});
  }

  private async catchUp(): Promise<void> {
    const { changes } = this.options;
    const { signal } = this.closing;
    for (;;) {
      const { generation } = changes;
      const hasReached = await this.reachesPrimary(() => changes.generation === generation).catch(
        () => false,
      );
      if (hasReached && changes.generation === generation) {
        this.isLevel = true;
        this.isCatchingUp = false;
        return;
      }
      // After another change, check again at once. Otherwise one of the two databases does not answer.
      if (changes.generation === generation)
        await sleep(AWAY_MILLISECONDS, undefined, { signal, ref: false });
      signal.throwIfAborted();
    }
  }

  /** Waits until the replica has replayed what the primary has written by now; gives up after another change. */
  private async reachesPrimary(isStillWanted: () => boolean): Promise<boolean> {
    const { primary, replica } = this.options;
    const { rows } = await sql<{ lsn: string }>`select pg_current_wal_insert_lsn()::text as lsn`.execute(
      primary,
    );
    const lsn = rows[0]?.lsn ?? '';
    let wait = ASK_AGAIN_MILLISECONDS;
    while (isStillWanted()) {
      // A replica that was promoted has diverged: its position says nothing about the primary.
      const state = await sql<{ has_reached: boolean; is_replica: boolean }>`
        select pg_is_in_recovery() as is_replica,
          coalesce(pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn, false) as has_reached`.execute(replica);
      const now = state.rows[0];
      if (!now?.is_replica) return false;
      if (now.has_reached) return true;
      await sleep(wait, undefined, { signal: this.closing.signal, ref: false });
      wait = Math.min(wait * 2, ASK_AGAIN_MOST_MILLISECONDS);
    }
    return false;
  }
}
