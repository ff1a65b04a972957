import { minutes } from '@namma/contract/dates';
import pg from 'pg';
import { StartError } from '../../start-error.ts';
import { type CacheGeneration, CHANGES_CHANNEL } from './cache-generation.ts';

const CONNECT_WITHIN_MILLISECONDS = 5_000;
/** A connection that a network swallowed says nothing: it is asked. */
const ASK_EVERY_MILLISECONDS = 2_000;
const ANSWER_WITHIN_MILLISECONDS = 2_000;
const FIRST_WAIT_MILLISECONDS = 50;
const LONGEST_WAIT_MILLISECONDS = 1_000;
/** A process that ends between its commit and telling of a sale leaves others a count behind: for so long at most. */
const RENEW_EVERY_MILLISECONDS = minutes(1);

/**
 * Keeps one connection that hears of changes other processes make. When it is lost nothing kept counts as fresh until
 * it is back; it comes back by itself.
 * @param url must reach PostgreSQL itself or through a pooler in session mode: LISTEN belongs to one connection
 * @throws StartError when the first connection cannot be made
 */
export async function listenForChanges(url: string, changes: CacheGeneration): Promise<ChangeListener> {
  const listener = new ChangeListener(url, changes);
  try {
    await listener.connect();
  } catch (error) {
    await listener.close();
    throw new StartError(`Changes cannot be listened to at DATABASE_LISTEN_URL: ${(error as Error).message}`);
  }
  return listener;
}

export class ChangeListener {
  private client: pg.Client | undefined;
  private isClosed = false;
  private waitMilliseconds = FIRST_WAIT_MILLISECONDS;
  private retry: NodeJS.Timeout | undefined;
  private readonly timers: NodeJS.Timeout[];

  constructor(
    private readonly url: string,
    private readonly changes: CacheGeneration,
  ) {
    this.timers = [
      setInterval(() => void this.ask(), ASK_EVERY_MILLISECONDS).unref(),
      setInterval(() => changes.markStale(), RENEW_EVERY_MILLISECONDS).unref(),
    ];
  }

  /** @throws when there is no connection to be had */
  async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'namma-listener',
      connectionTimeoutMillis: CONNECT_WITHIN_MILLISECONDS,
      query_timeout: ANSWER_WITHIN_MILLISECONDS,
      keepAlive: true,
    });
    this.client = client;
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    client.on('notification', ({ payload }) => {
      // Our own were heard on the connections that made them.
      if (payload !== this.changes.sessionName || this.changes.acceptsOwnNotifications)
        this.changes.invalidate();
    });
    await client.connect();
    await client.query(`listen ${CHANGES_CHANNEL}`);
    if (this.client !== client) throw new Error('the connection was lost');
    // What changed meanwhile was not heard.
    this.changes.invalidate();
    this.changes.isListening = true;
    this.waitMilliseconds = FIRST_WAIT_MILLISECONDS;
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

  private async ask(): Promise<void> {
    const { client } = this;
    if (!client || !this.changes.isListening) return;
    await client.query('select 1').catch(() => this.lose(client));
  }

  private lose(client: pg.Client): void {
    if (this.client !== client) return;
    this.client = undefined;
    this.changes.isListening = false;
    client.end().catch(() => {});
    if (!this.isClosed) this.comeBack();
  }

  private comeBack(): void {
    const wait = this.waitMilliseconds;
    this.waitMilliseconds = Math.min(wait * 2, LONGEST_WAIT_MILLISECONDS);
    this.retry = setTimeout(async () => {
      const tried = this.connect();
      await tried.catch(() => {
        if (this.isClosed) return;
        // An error or end of this very connection may have planned the next try already.
        if (this.client) this.lose(this.client);
      });
    }, wait);
    this.retry.unref();
  }
}
