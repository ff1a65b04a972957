import { randomUUID } from 'node:crypto';

/** The channel on which the database says that something public answers show has changed. As in 0001-baseline/freshness.ts. */
export const CHANGES_CHANNEL = 'public_changes';
/** What a session is told in the middle of its own write, before the commit. As in 0001-baseline/freshness.ts. */
export const CHANGED_NOTE = 'public answers change';
export const SOLD_NOTE = 'public answers change: sold';

/**
 * What the names of this server's sessions begin with. Such a session tells the other processes of sales itself, after
 * the commit: a NOTIFY inside it makes all commits wait for each other's disk. PgBouncer carries the name to whichever
 * connection the session uses.
 */
export const SERVER_SESSION_NAME = 'namma-server';

/**
 * What this process knows of changes to what public answers show. What was read while one generation lasted may be
 * shown until it ends.
 */
export class CacheGeneration {
  /** The name of this process's own sessions, and of no other's: the database passes it on with what they change. */
  readonly sessionName = `${SERVER_SESSION_NAME} ${randomUUID()}`;
  /** Grows with every change, and whenever one may have been missed. */
  generation = 0;
  /** The generation that the last change known for certain began: what is older is known to be wrong. */
  lastChange = 0;
  /** Whether changes that other processes make are heard. While they are not, nothing kept is known to be fresh. */
  isListening = false;
  /**
   * Whether own writes are heard once more when the database tells everyone of them: since a connection broke, whose last
   * write may be committed after this process heard of its end.
   */
  acceptsOwnNotifications = false;
  private readonly watchers: (() => void)[] = [];

  /** Something changed. */
  invalidate(): void {
    this.markStale();
    this.lastChange = this.generation;
  }

  /** Something may have changed: what was read before is not fresh any more, and not known to be wrong either. */
  markStale(): void {
    this.generation++;
    for (const watch of this.watchers) watch();
  }

  /** Calls back at every change, before the write that made it is answered if this process made it. */
  watch(watcher: () => void): void {
    this.watchers.push(watcher);
  }
}
