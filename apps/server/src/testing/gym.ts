import type { Day } from '@namma/contract/dates';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import type { Database } from '../db/engine.ts';
import type { Db } from '../db/types.ts';
import type { Deps } from '../deps.ts';
import { Client } from './client.ts';
import { cloneDatabase } from './database.ts';
import { makeFactories } from './make.ts';

interface GymOptions {
  /** The day it is at the gym; noon there, unless `now` says more. */
  today?: Day;
  now?: Date;
  /** As the setting TRUST_PROXY: whose X-Forwarded-For is believed. */
  trustProxy?: boolean | string;
}

export interface TestGym {
  app: FastifyInstance;
  db: Db;
  engine: Database['engine'];
  make: ReturnType<typeof makeFactories>;
  /** Someone signed in. */
  as: (user: { token: string }) => Client;
  /** Whoever holds this token, if it is one. */
  withToken: (token: string | undefined) => Client;
  /** Someone without a token. */
  guest: (address?: string) => Client;
  now: () => Date;
  setNow: (now: Date) => void;
  close: () => Promise<void>;
}

const openGyms: TestGym[] = [];
/** Closes the gyms that a file started and did not close itself; see close-gyms.ts. */
export async function closeOpenGyms(): Promise<void> {
  for (const gym of openGyms.splice(0)) await gym.close();
}

/**
 * The real app on its own database, with a clock that stands still until moved. Starting takes about half a second,
 * so a file shares one gym where its tests can tell their rows apart.
 */
export async function startTestGym({
  today = '2030-03-04',
  now,
  trustProxy = false,
}: GymOptions = {}): Promise<TestGym> {
  const database = await cloneDatabase();
  let instant = now ?? new Date(`${today}T12:00:00+05:30`);
  const deps: Deps = { db: database.db, clock: () => instant, isRateLimited: true };
  // A bug that the app answers with 500 reaches console.error, and so fails the test.
  // biome-ignore lint/suspicious/noConsole: this is how it reaches it
  const stream = { write: (line: string) => console.error(line) };
  const app = await buildApp(deps, { logger: { level: 'error', stream }, trustProxy });
  await app.ready();
  const gym: TestGym = {
    app,
    db: database.db,
    engine: database.engine,
    make: makeFactories(deps),
    as: ({ token }) => new Client(app, token),
    withToken: (token) => new Client(app, token),
    guest: (address) => new Client(app, undefined, address),
    now: () => instant,
    setNow: (next) => {
      instant = next;
    },
    close: async () => {
      if (openGyms.includes(gym)) openGyms.splice(openGyms.indexOf(gym), 1);
      await app.close();
      await database.close();
    },
  };
  openGyms.push(gym);
  return gym;
}
