import { IDEMPOTENCY_KEY_HEADER } from '@namma/contract/orders/rules';
import { expect } from 'vitest';
import {
  atOnce,
  byAdmin,
  countLogEntries,
  countStatuses,
  gym,
  make,
  type Races,
} from '../../../testing/races.ts';

const center = 'kormangla' as const;

async function closeAny(): Promise<void> {
  const { drawer } = (await byAdmin(0).call('drawers/getOpen', { query: { center } })).body;
  if (drawer) await byAdmin(0).call('drawers/close', { body: { center, countedRupees: 0 } });
}

async function openOne(floatRupees = 1000): Promise<number> {
  await closeAny();
  return (await byAdmin(0).call('drawers/open', { body: { center, floatRupees } })).body.id;
}

/** The cash receipts of these memberships with the drawer of each. */
const receiptsOf = (ids: readonly number[]) =>
  gym.db
    .selectFrom('payments')
    .select(['drawer_id', 'amount_paise'])
    .where('membership_id', 'in', [...ids])
    .execute();

/** Concurrency cases of this module's write calls, run by acceptance/races.test.ts. */
export const races: Races = {
  'drawers/open': {
    'opens one drawer at a center': async () => {
      await closeAny();

      const answers = await atOnce(8, (n) =>
        byAdmin(n).call('drawers/open', { body: { center, floatRupees: 500 } }),
      );

      expect(countStatuses(answers)).toEqual({ 201: 1, 409: 7 });
    },
  },
  'drawers/payOut': {
    'with one key pays out once, and none is missing from the expected cash': async () => {
      const id = await openOne(1000);
      const body = { center, amountRupees: 30, reason: 'Milk' };

      const answers = await atOnce(8, (n) =>
        byAdmin(0).call('drawers/payOut', {
          body,
          headers: { [IDEMPOTENCY_KEY_HEADER]: `milk ${id} ${n % 2}` },
        }),
      );

      expect(countStatuses(answers)).toEqual({ 201: 8 });
      const { body: closed } = await byAdmin(0).call('drawers/close', {
        body: { center, countedRupees: 940 },
      });
      expect(closed).toMatchObject({ id, expectedPaise: 94_000, differencePaise: 0 });
    },
  },
  'drawers/close': {
    'closes a drawer once': async () => {
      const id = await openOne();

      const answers = await atOnce(8, (n) =>
        byAdmin(n).call('drawers/close', { body: { center, countedRupees: 1000 + n, drawerId: id } }),
      );

      expect(countStatuses(answers)).toEqual({ 200: 1, 409: 7 });
      expect(await countLogEntries('drawer closed', id)).toBe(1);
    },
    'counts each cash receipt that comes meanwhile, or leaves it outside': async () => {
      const ids = await make(24, async () => (await gym.make.membership()).membershipId);
      const drawerId = await openOne(1000);
      const first = { subject: 'membership', id: ids[0] ?? 0, mode: 'cash', amount: 100, center } as const;
      await byAdmin(0).call('payments/receive', { body: first });

      const [closed] = await Promise.all([
        atOnce(2, (n) =>
          new Promise((done) => setTimeout(done, 15)).then(() =>
            byAdmin(n).call('drawers/close', { body: { center, countedRupees: 0 } }),
          ),
        ),
        atOnce(24, (n) =>
          byAdmin(n).call('payments/receive', {
            body: { subject: 'membership', id: ids[n] ?? 0, mode: 'cash', amount: 100, center },
          }),
        ),
      ]);

      expect(countStatuses(closed)).toEqual({ 200: 1, 409: 1 });
      const receipts = await receiptsOf(ids);
      expect(receipts).toHaveLength(25);
      const inside = receipts.filter((each) => each.drawer_id === drawerId);
      expect(receipts.filter((each) => each.drawer_id === null)).toHaveLength(25 - inside.length);
      expect(inside).not.toHaveLength(0);
      const { body } = closed.find(({ status }) => status === 200) ?? {};
      expect(body).toMatchObject({ expectedPaise: 100_000 + inside.length * 10_000 });
    },
  },
  'drawers/addNote': {
    'keeps every note': async () => {
      const id = await openOne();
      await byAdmin(0).call('drawers/close', { body: { center, countedRupees: 1000 } });

      const answers = await atOnce(4, (n) =>
        byAdmin(n).call('drawers/addNote', { body: { id, note: `Note ${n}` } }),
      );

      expect(countStatuses(answers)).toEqual({ 201: 4 });
      const { content } = (await byAdmin(0).call('drawers/getAll', { query: { center } })).body;
      expect(content.find((each) => each.id === id)?.notes).toHaveLength(4);
    },
  },
};
