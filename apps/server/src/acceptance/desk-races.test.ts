// onBothEngines: on PostgreSQL locks decide which of two desks comes first, on the embedded engine their turn
import type { CallName } from '@namma/contract/methods';
import { describe, expect, it } from 'vitest';
import { countDeadlocks } from '../testing/locks.ts';
import { atOnce, byAdmin, countStatuses, gym, type Race, type Races } from '../testing/races.ts';
import { listKeptTotals, listRecountedTotals } from '../testing/totals.ts';

/** What a desk does all day. On PostgreSQL races.test.ts runs these, with those of all other calls. */
const ofTheDesk = [
  'sales/sell',
  'members/add',
  'membership/registerFor',
  'payments/settle',
  'imports/run',
  'imports/undo',
] as const satisfies CallName[];
const races = Object.assign(
  {},
  ...Object.values(import.meta.glob<Races>('../modules/*/*/races.ts', { eager: true, import: 'races' })),
) as Record<(typeof ofTheDesk)[number], Race[]>;

const TIMEOUT_MILLISECONDS = 120_000;

async function expectSound() {
  expect(await listKeptTotals(gym.db)).toEqual(await listRecountedTotals(gym.db));
  if (gym.engine === 'postgresql') expect(await countDeadlocks(gym.db)).toBe(0);
}

describe.runIf(gym.engine === 'embedded').each(ofTheDesk)('%s at many desks at the same moment', (call) => {
  for (const { title, run } of races[call])
    it(
      title,
      async () => {
        await run();
        await expectSound();
      },
      TIMEOUT_MILLISECONDS,
    );
});

let last = 0;
const anyPhone = () => String(8_100_000_000 + ++last);

describe('one UTR at two desks', { timeout: TIMEOUT_MILLISECONDS }, () => {
  it('pays once, be it for goods, for somebody who joins or for what is due', async () => {
    for (let round = 0; round < 5; round++) {
      const utr = String(300_000_000_000 + round);
      const upi = { mode: 'upi', utr } as const;
      const { productId } = await gym.make.product({ price: 100, discount: 0, onHand: 9 });
      const { membershipId } = await gym.make.membership();
      const phones = Array.from({ length: 3 }, anyPhone);
      const asks = [
        (n: number) =>
          byAdmin(n).callLoosely('sales/sell', {
            body: {
              lines: [{ productId, quantity: 1 }],
              ...upi,
              center: 'HSR Layout',
              expectedTotal: 100,
            },
          }),
        (n: number) =>
          byAdmin(n).callLoosely('membership/registerFor', {
            body: {
              member: { name: 'Kaveri', phone: phones[n % 3] },
              type: 'Elite',
              center: 'HSR Layout',
              start_Date: '2030-03-04',
              end_Date: '2031-03-04',
              payments: [{ mode: 'cash', amount: 1_000 }, upi],
            },
          }),
        (n: number) =>
          byAdmin(n).callLoosely('payments/receive', {
            body: { subject: 'membership', id: membershipId, ...upi, amount: 100 },
          }),
      ];

      const answers = await atOnce(9, async (n): Promise<{ status: number }> => {
        const ask = asks[Math.floor(n / 3)];
        return ask ? ask(n) : { status: 0 };
      });

      expect(countStatuses(answers)).toEqual({ 201: 1, 409: 8 });
      const paid = gym.db.selectFrom('payments').select('id').where('utr', '=', utr);
      expect(await paid.execute()).toHaveLength(1);
      const added = gym.db.selectFrom('users').select('id').where('phone', 'in', phones);
      // Who could not pay is not added either: the desk asks again with another payment.
      const joined = answers.slice(3, 6).filter(({ status }) => status === 201);
      expect(await added.execute()).toHaveLength(joined.length);
    }
    await expectSound();
  });
});
