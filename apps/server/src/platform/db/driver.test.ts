// onBothEngines: each engine has a driver, with its own conversion of values and errors.
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { startTestGym } from '../../testing/gym.ts';

/** The behaviour that code may expect of a statement, whichever engine runs it. */
const { db } = await startTestGym();

beforeEach(async () => {
  await sql`drop table if exists lockers`.execute(db);
  await sql`create table lockers (number int primary key, holds text)`.execute(db);
});

const put = (number: number, holds: string | null) =>
  sql`insert into lockers (number, holds) values (${number}, ${holds})`.execute(db);

describe('a value', () => {
  const instant = new Date('2026-11-23T18:45:30.123Z');
  const bytes = Buffer.from([0, 1, 92, 120, 255]);

  it.each([
    { type: 'text', value: "Ram's ಶಕ್ತಿ \\ 💪" },
    { type: 'text', value: '' },
    { type: 'text', value: null },
    { type: 'int', value: -7 },
    { type: 'bigint', value: 9_007_199_254_740_991 },
    { type: 'numeric', value: 12.5 },
    { type: 'float8', value: 0.1 },
    { type: 'boolean', value: true },
    { type: 'boolean', value: false },
    { type: 'date', value: '2026-02-28' },
    { type: 'timestamptz', value: instant },
    { type: 'uuid', value: '3f2c8a52-95a6-4c10-9c3e-0c9b6f1f9a01' },
    { type: 'int[]', value: [1, -2, 3] },
    { type: 'int[]', value: [] },
    { type: 'text[]', value: ['plain', 'a "quote", a comma', 'a \\ backslash', ''] },
    { type: 'jsonb', value: { name: "Ram's", sizes: [1, 2], none: null } },
  ])('of type $type is returned as given: $value', async ({ type, value }) => {
    const { rows } = await sql<{ given: unknown }>`select ${value}::${sql.raw(type)} as given`.execute(db);

    expect(rows).toEqual([{ given: value }]);
  });

  it('of bytes is returned as given', async () => {
    const { rows } = await sql<{ given: Uint8Array }>`select ${bytes}::bytea as given`.execute(db);

    expect(Buffer.from(rows[0]?.given ?? [])).toEqual(bytes);
  });

  it('of another type gets it from the column', async () => {
    await sql`insert into lockers (number, holds) values (${'7'}, ${12})`.execute(db);

    expect((await sql`select number, holds from lockers`.execute(db)).rows).toEqual([
      { number: 7, holds: '12' },
    ]);
  });
});

describe('a statement', () => {
  it('counts the rows that it changed', async () => {
    const inserted =
      await sql`insert into lockers (number) select n from generate_series(1, ${3}::int) as n`.execute(db);
    const updated = await sql`update lockers set holds = ${'towel'} where number > ${1}`.execute(db);
    const deleted = await sql`delete from lockers where number = ${9}`.execute(db);

    expect([inserted, updated, deleted].map(({ numAffectedRows }) => numAffectedRows)).toEqual([3n, 2n, 0n]);
  });

  it('returns many rows in order', async () => {
    const { rows } = await sql<{ n: number; text: string }>`
      select n, repeat('x', 1000) as text from generate_series(1, ${5_000}::int) as n`.execute(db);

    expect(rows.map(({ n }) => n)).toEqual(Array.from({ length: 5_000 }, (_, i) => i + 1));
    expect(new Set(rows.map(({ text }) => text.length))).toEqual(new Set([1_000]));
  });

  it('that is refused returns a code and a constraint, and the next one works', async () => {
    await put(1, 'towel');

    await expect(put(1, 'shoes')).rejects.toMatchObject({ code: '23505', constraint: 'lockers_pkey' });
    await put(2, 'shoes');
    await expect(put(2, 'shoes')).rejects.toMatchObject({ code: '23505' });
  });

  it('that no engine understands is refused each time', async () => {
    const misspelled = () => sql`selekt ${1}`.execute(db);

    await expect(misspelled()).rejects.toMatchObject({ code: '42601' });
    await expect(misspelled()).rejects.toMatchObject({ code: '42601' });
  });

  it('with an invalid value is refused, and works with a valid one', async () => {
    const find = (number: unknown) => sql`select holds from lockers where number = ${number}`.execute(db);
    await put(1, 'towel');

    await expect(find('one')).rejects.toMatchObject({ code: '22P02' });
    expect((await find(1)).rows).toEqual([{ holds: 'towel' }]);
    await expect(find('two')).rejects.toMatchObject({ code: '22P02' });
    expect((await find('1')).rows).toEqual([{ holds: 'towel' }]);
  });

  it('finds its table again after the table has changed', async () => {
    const count = async () =>
      (await sql<{ n: number }>`select count(*) as n from lockers where number > ${0}`.execute(db)).rows[0]
        ?.n;
    await put(1, 'towel');
    expect(await count()).toBe(1);

    await sql`drop table lockers`.execute(db);
    await sql`create table lockers (number bigint primary key, holds text, colour text)`.execute(db);

    expect(await count()).toBe(0);
  });
});

describe('a transaction', () => {
  it('that fails leaves nothing behind', async () => {
    const failing = db.transaction().execute(async (tx) => {
      await sql`insert into lockers (number) values (${1})`.execute(tx);
      await sql`insert into lockers (number) values (${1})`.execute(tx);
    });

    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect((await sql`select 1 from lockers where number = ${1}`.execute(db)).rows).toEqual([]);
  });

  it('that failed runs nothing more', async () => {
    const failing = db.transaction().execute(async (tx) => {
      await sql`selekt ${1}`.execute(tx).catch(() => {});
      await sql`insert into lockers (number) values (${1})`.execute(tx);
    });

    await expect(failing).rejects.toMatchObject({ code: '25P02' });
    await put(1, null);
  });
});
