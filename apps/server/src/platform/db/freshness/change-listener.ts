import { minutes } from '@namma/contract/days/dates';
import pg from 'pg';
import { StartError } from '../../shared/start-error.ts';
import { type CacheEpoch, CHANGES_CHANNEL } from './cache-epoch.ts';

/** Every running server process has one such session. */
export const LISTENER_SESSION_NAME = 'namma-listener';

const CONNECT_WITHIN_MILLISECONDS = 5_000;
/** Pings detect a connection that the network dropped silently. */
const PING_EVERY_MILLISECONDS = 2_000;
const ANSWER_WITHIN_MILLISECONDS = 2_000;
const FIRST_RETRY_MILLISECONDS = 50;
const LONGEST_RETRY_MILLISECONDS = 1_000;
/**
 * A process that crashes between the commit of a sale and its NOTIFY leaves the others with a stale count for at most
 * this long. Some responses also change with the time alone, such as current closures.
 */
const REFRESH_EVERY_MILLISECONDS = minutes(1);

/**
 * Keeps one connection that listens for changes by other processes. While it is lost, no cached response counts as
 * fresh; it reconnects automatically.
 * @param url of PostgreSQL itself or a pooler in session mode, since LISTEN belongs to one connection
 * @throws StartError when the first connection fails
 */
export async function listenForChanges(url: string, changes: CacheEpoch): Promise<ChangeListener> {
  const listener = new ChangeListener(url, changes);
  try {
    await listener.connect();
  } catch (error) {
    await listener.close();
    throw new StartError(`Cannot listen for changes at DATABASE_LISTEN_URL: ${(error as Error).message}`);
  }
  return listener;
}

/** See `listenForChanges`. */
export class ChangeListener {
  private client: pg.Client | undefined;
  private isClosed = false;
  private retryMilliseconds = FIRST_RETRY_MILLISECONDS;
  private retry: NodeJS.Timeout | undefined;
  private readonly timers: NodeJS.Timeout[];

  private readonly url: string;
  private readonly changes: CacheEpoch;

  constructor(url: string, changes: CacheEpoch) {
    this.url = url;
    this.changes = changes;

    this.timers = [
      setInterval(() => void this.ping(), PING_EVERY_MILLISECONDS).unref(),
      setInterval(() => changes.markStale(), REFRESH_EVERY_MILLISECONDS).unref(),
    ];
  }

  /** @throws when the connection fails */
  async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: LISTENER_SESSION_NAME,
      connectionTimeoutMillis: CONNECT_WITHIN_MILLISECONDS,
      query_timeout: ANSWER_WITHIN_MILLISECONDS,
      keepAlive: true,
    });
    this.client = client;
    client.on('error', () => this.drop(client));
    client.on('end', () => this.drop(client));
    client.on('notification', ({ payload }) => {
      // Own changes were noticed on the connections that made them.
      if (payload !== this.changes.sessionName || this.changes.acceptsOwnNotifications)
        this.changes.invalidate();
    });
    await client.connect();
    await client.query(`listen ${CHANGES_CHANNEL}`);
    if (this.client !== client) throw new Error('the connection was lost');
    // Changes before LISTEN took effect were missed.
    this.changes.invalidate();
    this.changes.isListening = true;
    this.retryMilliseconds = FIRST_RETRY_MILLISECONDS;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const timer of this.timers) clearInterval(timer);
    clearTimeout(this.retry);
    const { client } = this;
    this.client = undefined;
    this.changes.isListening = false;
    await client?.end().catch(() => {});
  }

  private async ping(): Promise<void> {
    const { client } = this;
    if (!client || !this.changes.isListening) return;
    await client.query('select 1').catch(() => this.drop(client));
  }

  private drop(client: pg.Client): void {
    if (this.client !== client) return;
    this.client = undefined;
    this.changes.isListening = false;
    client.end().catch(() => {});
    if (!this.isClosed) this.reconnect();
  }

  private reconnect(): void {
    const wait = this.retryMilliseconds;
    this.retryMilliseconds = Math.min(wait * 2, LONGEST_RETRY_MILLISECONDS);
    this.retry = setTimeout(async () => {
      const tried = this.connect();
      await tried.catch(() => {
        if (this.isClosed) return;
        // An error or end event of this connection may have scheduled a retry already.
        if (this.client) this.drop(this.client);
      });
    }, wait);
    this.retry.unref();
  }
}
