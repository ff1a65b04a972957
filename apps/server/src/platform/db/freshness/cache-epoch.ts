import { randomUUID } from 'node:crypto';

/** The channel on which the database announces changes to public data; the baseline's triggers use the same name. */
export const CHANGES_CHANNEL = 'public_changes';
/**
 * Notices that a trigger sends to the writing session, before the commit; the baseline's triggers use the same texts.
 */
export const CHANGED_NOTE = 'public answers change';
export const SOLD_NOTE = 'public answers change: sold';

/**
 * The prefix of this server's session names. The triggers send no NOTIFY for a sale by such a session, because a NOTIFY
 * makes all commits wait for each other's disk writes; the server sends it after the commit. PgBouncer passes the
 * session name on.
 */
export const SERVER_SESSION_NAME = 'namma-server';

/** Counts changes to public data. A response read in one epoch is fresh until the next begins. */
export class CacheEpoch {
  /** Names this process's own sessions; the database includes it in the notifications that they cause. */
  readonly sessionName = `${SERVER_SESSION_NAME} ${randomUUID()}`;
  /** Increases with every change, and whenever one may have been missed. */
  epoch = 0;
  /** The epoch that the last certain change began. Responses from before it are known to be outdated. */
  lastChange = 0;
  /** True while changes by other processes are received. Otherwise no cached response counts as fresh. */
  isListening = false;
  /**
   * True if notifications of own writes invalidate too: after a connection broke, because its last write may be
   * committed after this process noticed.
   */
  acceptsOwnNotifications = false;
  private readonly watchers: (() => void)[] = [];

  /** After a change: cached responses are outdated. */
  invalidate(): void {
    this.markStale();
    this.lastChange = this.epoch;
  }

  /** After a possible change: cached responses are not fresh, but may still be valid. */
  markStale(): void {
    this.epoch++;
    for (const watch of this.watchers) watch();
  }

  /** Calls back at every change; for own writes, before the response to the writing request. */
  watch(watcher: () => void): void {
    this.watchers.push(watcher);
  }
}
