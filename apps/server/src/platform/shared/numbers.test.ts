import { gymDay } from '@namma/contract/days/dates';
import { financialYear } from '@namma/contract/documents/rules';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { issueDocuments } from '../../modules/money/documents/issue.ts';
import { startTestGym } from '../../testing/gym.ts';
import { inTransaction } from '../db/transaction.ts';
import { allocateNumbers, formatNumber } from './numbers.ts';
import { membershipsOf } from './subject.ts';

const real = { kind: 'document' } as const;
const credit = { kind: 'creditNote' } as const;
const receipt = { kind: 'receipt' } as const;

describe('the financial year', () => {
  it.each([
    ['2026-11-22T12:00:00+05:30', '2627'],
    ['2027-03-31T23:59:59+05:30', '2627'],
    ['2027-04-01T00:00:00+05:30', '2728'],
    ['2027-03-31T18:29:59Z', '2627'],
    ['2027-03-31T18:30:00Z', '2728'],
    ['2027-03-31T11:30:00-07:00', '2728'],
    ['2027-04-01T03:29:59+09:00', '2627'],
    ['2100-01-01T00:00:00+05:30', '9900'],
  ])('of %s is %s', (instant, year) => {
    expect(financialYear(gymDay(new Date(instant)))).toBe(year);
  });
});

describe('a number', () => {
  it.each([
    [real, 123, 'NSG/2627/000123'],
    [credit, 123, 'NSG/2627/C00123'],
    [receipt, 123, 'NSG/2627/R00123'],
    [credit, 99_999, 'NSG/2627/C99999'],
    [real, 9_999_999, 'NSG/2627/9999999'],
  ])('%j, the %ith of its year, is %s', (numbered, serial, expected) => {
    const number = formatNumber(numbered, '2627', serial);

    expect(number).toBe(expected);
    expect(number).toMatch(/^[A-Z0-9/-]{1,16}$/);
  });
});

describe('numbers', async () => {
  const gym = await startTestGym();

  it('of 64 documents issued at once, a third of them rolled back, have no gap and no repeat', async () => {
    const memberships: number[] = [];
    while (memberships.length < 64) memberships.push((await gym.make.membership()).membershipId);
    const deps = { clock: gym.now };

    const outcomes = await Promise.allSettled(
      memberships.map((id, n) =>
        inTransaction(gym.db, async (tx) => {
          await issueDocuments(tx, deps, membershipsOf([id]));
          if (n % 3 === 1) throw new Error('The work after it failed.');
        }),
      ),
    );

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(43);
    const rows = await gym.db.selectFrom('documents').select('number').orderBy('number').execute();
    expect(rows.map(({ number }) => number)).toEqual(
      Array.from({ length: 43 }, (_, n) => formatNumber(real, '2930', n + 1)),
    );
  });

  it('begin again on 1 April at the gym, whatever time zone the database has', async () => {
    const evening = new Date('2027-03-31T23:59:59+05:30');
    const midnight = new Date('2027-04-01T00:00:00+05:30');

    for (const [i, zone] of ['UTC', 'Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati'].entries()) {
      const [before, after] = await inTransaction(gym.db, async (tx) => {
        await sql`set local time zone ${sql.lit(zone)}`.execute(tx);
        const [old] = await allocateNumbers(tx, [real], evening);
        const [fresh] = await allocateNumbers(tx, [real], midnight);
        return [old?.number, fresh?.number];
      });
      expect([before, after]).toEqual([`NSG/2627/00000${i + 1}`, `NSG/2728/00000${i + 1}`]);
    }
  });

  it('of several series are taken together, each series on its own', async () => {
    const instant = new Date('2035-05-05T12:00:00+05:30');

    const taken = await inTransaction(gym.db, (tx) =>
      allocateNumbers(tx, [real, credit, real, receipt], instant),
    );

    expect(taken.map(({ number }) => number)).toEqual([
      'NSG/3536/000001',
      'NSG/3536/C00001',
      'NSG/3536/000002',
      'NSG/3536/R00001',
    ]);
  });

  it('have instants that run as they do, whichever process read its clock first', async () => {
    const at = (second: number) => new Date(Date.UTC(2036, 5, 5, 18, 29, second));
    const take = (now: Date) =>
      inTransaction(gym.db, async (tx) => (await allocateNumbers(tx, [real], now))[0]?.at);

    // The second one read its clock a moment before midnight and waited for its turn; the clock of the last one was
    // corrected.
    const taken = [await take(at(60)), await take(at(58)), await take(at(61)), await take(at(-600))];

    expect(taken).toEqual([at(60), at(60), at(61), at(-600)]);
  });

  it('are taken in any order of series by transactions that run at once', async () => {
    const now = new Date('2037-05-05T12:00:00+05:30');
    const orders = [[credit, receipt] as const, [receipt, credit] as const];

    await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        inTransaction(gym.db, async (tx) => {
          for (const each of orders[n % 2] ?? []) await allocateNumbers(tx, [each], now);
        }),
      ),
    );

    const rows = await gym.db
      .selectFrom('document_counters')
      .select(['series', 'last'])
      .where('fy', '=', '3738')
      .orderBy('series')
      .execute();
    expect(rows).toEqual([
      { series: 'NSG/C', last: 40 },
      { series: 'NSG/R', last: 40 },
    ]);
  });
});
