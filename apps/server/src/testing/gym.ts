import type { Day } from '@namma/contract/days/dates';
import { byLocale } from '@namma/contract/locales';
import { setCenters } from '@namma/contract/values/centers';
import type { FastifyInstance } from 'fastify';
import { buildApp, publicReads } from '../app.ts';
import type { BackupSettings, Deps } from '../deps.ts';
import type { Database } from '../platform/db/database.ts';
import type { CacheEpoch } from '../platform/db/freshness/cache-epoch.ts';
import { listenForChanges } from '../platform/db/freshness/change-listener.ts';
import { openPostgres } from '../platform/db/postgres/engine.ts';
import type { Db } from '../platform/db/types.ts';
import { type RenderPage, servePages } from '../platform/http/pages.ts';
import { toPageReads } from '../platform/http/public-reads.ts';
import { ANSWER_CACHE_MB, megabytes } from '../start/config.ts';
import { Client } from './client.ts';
import { cloneDatabase } from './database.ts';
import { makeFactories } from './make.ts';

interface GymOptions {
  /** The IST day; the time is noon unless `now` is given. */
  today?: Day;
  now?: Date;
  /** Pages for tests about them; the web's own pages are not built here. */
  web?: { clientFolder: string; render: RenderPage };
  /** The setting TRUST_PROXY: the proxies whose X-Forwarded-For is trusted. */
  trustProxy?: boolean | string;
  /** Replaces deliberate waits of the product. */
  pause?: Deps['pause'];
  /** When absent, mails are stored and not sent. */
  mail?: Deps['mail'];
  /** When absent, documents are receipts. */
  tax?: Deps['tax'];
  /** The receiver of UPI payments. */
  upi?: Deps['upi'];
  /** The setting GUARDIAN_CHECK. */
  isGuardianChecked?: boolean;
  /** The automatic backups; none when absent. */
  backup?: BackupSettings;
}

export interface TestGym {
  app: FastifyInstance;
  db: Db;
  changes: CacheEpoch;
  /** Undefined for the embedded engine. */
  databaseUrl: string | undefined;
  engine: Database['engine'];
  make: ReturnType<typeof makeFactories>;
  /** A signed-in client. */
  as: (user: { token: string }) => Client;
  /** A client with this token, valid or not. */
  withToken: (token: string | undefined) => Client;
  /** A client without a token. */
  guest: (address?: string) => Client;
  now: () => Date;
  setNow: (now: Date) => void;
  /**
   * Another process of the same shop.
   * @throws on the embedded engine, which allows only one
   */
  startAnother: () => Promise<AnotherProcess>;
  close: () => Promise<void>;
}

export interface AnotherProcess {
  changes: CacheEpoch;
  app: FastifyInstance;
  as: TestGym['as'];
  guest: TestGym['guest'];
}

const POOL_SIZE_OF_ANOTHER = 4;

const openGyms: TestGym[] = [];
/** Closes the gyms that a file has not closed itself; see close-gyms.ts. */
export async function closeOpenGyms(): Promise<void> {
  for (const gym of openGyms.splice(0)) await gym.close();
}

/**
 * Starts the real app on its own database, with a clock that only moves on request. A start takes about half a second,
 * so a file shares one gym where its tests can distinguish their rows.
 */
export async function startTestGym({
  today = '2030-03-04',
  now,
  web,
  trustProxy = false,
  pause,
  mail,
  tax,
  upi,
  isGuardianChecked = false,
  backup,
}: GymOptions = {}): Promise<TestGym> {
  // Several test files share a process, and one of them may have renamed its centers.
  setCenters();
  const database = await cloneDatabase();
  let instant = now ?? new Date(`${today}T12:00:00+05:30`);
  const closers = [database.close];
  const deps: Deps = {
    db: database.db,
    clock: () => instant,
    isRateLimited: true,
    isGuardianChecked,
    system: {
      engine: database.engine,
      dataDir: undefined,
      missingSettings: backup ? [] : ['BACKUP_DIR'],
      backup,
    },
    ...(pause ? { pause } : {}),
    ...(mail ? { mail } : {}),
    ...(tax ? { tax } : {}),
    ...(upi ? { upi } : {}),
  };
  // A bug that the app answers with 500 reaches console.error, and so fails the test.
  // biome-ignore lint/suspicious/noConsole: vitest.setup.ts watches it
  const stream = { write: (line: string) => console.error(line) };
  const start = async (own: Database, url: string | undefined): Promise<AnotherProcess> => {
    const listener = url ? await listenForChanges(url, own.changes) : undefined;
    const started = await buildApp(
      { ...deps, db: own.db },
      {
        logger: { level: 'error', stream },
        trustProxy,
        changes: own.changes,
        responseCacheBytes: megabytes(ANSWER_CACHE_MB),
      },
    );
    if (web)
      await servePages(started, {
        clientFolder: web.clientFolder,
        renderers: byLocale(() => async () => web.render),
        reads: toPageReads(publicReads({ ...deps, db: own.db })),
      });
    await started.ready();
    closers.unshift(async () => {
      await started.close();
      await listener?.close();
    });
    return {
      changes: own.changes,
      app: started,
      as: ({ token }) => new Client(started, token),
      guest: (address) => new Client(started, undefined, address),
    };
  };
  const first = await start(database, database.url);
  const { app } = first;
  const gym: TestGym = {
    app,
    db: database.db,
    changes: database.changes,
    databaseUrl: database.url,
    engine: database.engine,
    make: makeFactories(deps),
    as: first.as,
    guest: first.guest,
    withToken: (token) => new Client(app, token),
    now: () => instant,
    setNow: (next) => {
      instant = next;
    },
    startAnother: async () => {
      if (!database.url) throw new Error('The embedded engine has room for one process.');
      const own = await openPostgres(database.url, POOL_SIZE_OF_ANOTHER);
      closers.unshift(own.close);
      return start(own, database.url);
    },
    close: async () => {
      if (openGyms.includes(gym)) openGyms.splice(openGyms.indexOf(gym), 1);
      for (const close of closers) await close();
    },
  };
  openGyms.push(gym);
  return gym;
}
