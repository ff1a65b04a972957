import type { Engine, Scale } from './options.ts';
import { scales } from './options.ts';
import { type Home, startProduct } from './product.ts';
import { randomFrom } from './random.ts';
import type { Row, Shop } from './row.ts';
import { adminRows } from './rows/admin.ts';
import { coldRows } from './rows/cold.ts';
import { hotRows, pageRows } from './rows/hot.ts';
import { memberRows } from './rows/member.ts';
import { type Database, openPostgres } from './shop/database.ts';
import { fillShop } from './shop/fill.ts';
import { signIn } from './shop/tokens.ts';

/** Typical settings for PostgreSQL on a part of a small machine. Settings of durability are the defaults. */
export const POSTGRES_SETTINGS = [
  'shared_buffers=512MB',
  'effective_cache_size=2GB',
  'random_page_cost=1.1',
  'max_wal_size=4GB',
];

/** Of a small server: what PostgreSQL has by itself, told that the disk is no turntable. */
export const SMALL_SETTINGS = ['random_page_cost=1.1'];

export const RANDOM_SEED = 20_300_304;

/** A shop to measure. */
export interface Subject {
  engine: Engine;
  scale: Scale;
  home: Home;
  open: () => Promise<Database>;
  databasePid: number | undefined;
}

export interface Prepared {
  shop: Omit<Shop, 'db'>;
  rows: Row[];
}

/** Prepares a shop that the product has created and the database has filled, with the requests to measure. */
export async function prepare({
  engine,
  scale,
  home,
  open,
}: Omit<Subject, 'databasePid'>): Promise<Prepared> {
  const start = performance.now();
  const made = await startProduct(home);
  await made.stop();
  const db = await open();
  try {
    const filled = await fillShop(db, scales[scale]);
    const tokens = await signIn(db, filled);
    const shop: Shop = { ...filled, db, tokens, random: randomFrom(RANDOM_SEED) };
    const seconds = Math.round((performance.now() - start) / 1000);
    console.log(`${scale} products (${engine}) filled in ${seconds} s`);
    const rows: Row[] = [];
    // One after the other, because they share one connection for the right answers.
    for (const makeRows of [hotRows, pageRows, coldRows, memberRows, adminRows])
      rows.push(...(await makeRows(shop)));
    const { db: _, ...facts } = shop;
    return { shop: facts, rows };
  } finally {
    await db.close();
  }
}

/** Runs a statement on a database, such as `create database`. */
export async function runIn(url: string, statement: string): Promise<void> {
  const db = await openPostgres(url);
  await db.query(statement).finally(db.close);
}
