import { expect, it } from 'vitest';
import { remember } from './remembered.ts';
import type { Db } from './types.ts';

const count = async (db: Db, rows: number) =>
  remember(
    db,
    'rows',
    async () => rows,
    (found) => found,
  );
/** Only its identity matters. */
const aDatabase = () => ({}) as Db;

it('what comes from few rows is read each time', async () => {
  const db = aDatabase();

  expect(await count(db, 999)).toBe(999);
  expect(await count(db, 998)).toBe(998);
});

it('what comes from many rows is remembered, for its database', async () => {
  const db = aDatabase();

  expect(await count(db, 1_000)).toBe(1_000);
  expect(await count(db, 1_001)).toBe(1_000);
  expect(await count(aDatabase(), 1_001)).toBe(1_001);
});

it('a failed reading is not', async () => {
  const db = aDatabase();
  const fail = async () => {
    throw new Error('The database is out of reach');
  };

  await expect(remember(db, 'rows', fail, () => 1_000)).rejects.toThrow('out of reach');
  expect(await count(db, 5)).toBe(5);
});
