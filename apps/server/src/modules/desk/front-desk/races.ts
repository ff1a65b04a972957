import { IDEMPOTENCY_KEY_HEADER } from '@namma/contract/orders/rules';
import { sql } from 'kysely';
import { expect } from 'vitest';
import {
  atOnce,
  byAdmin,
  countLogEntries,
  countStatuses,
  gym,
  make,
  type Races,
  receiptsOf,
} from '../../../testing/races.ts';

/** Concurrency cases of this module's write calls, run by acceptance/races.test.ts. */
export const races: Races = {
  'payments/receive': {
    'takes one rest once, from two admins and in two ways': async () => {
      const { membershipId: id } = await gym.make.membership();

      const answers = await atOnce(40, (n) =>
        byAdmin(n).call('payments/receive', {
          body: { subject: 'membership', id, mode: n % 2 ? 'card' : 'cash' },
        }),
      );

      expect(countStatuses(answers)).toEqual({ 201: 1, 409: 39 });
      expect(await receiptsOf(id)).toHaveLength(1);
      expect(await countLogEntries('membership paid', id)).toBe(1);
    },
    'never takes more than is due in parts': async () => {
      const { membershipId: id } = await gym.make.membership();

      // ₹12,899 in parts of ₹1,000: twelve fit.
      const answers = await atOnce(40, (n) =>
        byAdmin(n).call('payments/receive', {
          body: { subject: 'membership', id, mode: 'cash', amount: 1000 },
        }),
      );

      expect(countStatuses(answers)).toEqual({ 201: 12, 409: 28 });
      expect(await receiptsOf(id)).toHaveLength(12);
    },
    'takes one UTR once, for whichever membership': async () => {
      const ids = await make(10, async () => (await gym.make.membership()).membershipId);

      const answers = await atOnce(40, (n) =>
        byAdmin(n).call('payments/receive', {
          body: {
            subject: 'membership',
            id: ids[n % 10] ?? 0,
            mode: 'upi',
            utr: '400000000001',
            amount: 100,
          },
        }),
      );

      expect(countStatuses(answers)).toEqual({ 201: 1, 409: 39 });
    },
    'with one key takes a part once': async () => {
      const { membershipId: id } = await gym.make.membership();

      const answers = await atOnce(40, () =>
        byAdmin(0).call('payments/receive', {
          body: { subject: 'membership', id, mode: 'cash', amount: 1000 },
          headers: { [IDEMPOTENCY_KEY_HEADER]: `part of ${id}` },
        }),
      );

      expect(countStatuses(answers)).toEqual({ 201: 40 });
      expect(await receiptsOf(id)).toHaveLength(1);
    },
  },
  'payments/collect': {
    'of one bag: each order of it is paid once, and its sum is exact': async () => {
      const bag = await Promise.all(
        Array.from({ length: 6 }, () => gym.make.order({ orderStatus: 'Out-For-Delivery' })),
      );
      const [refused] = bag;
      const orders = await byAdmin(0).call('orders/getDeliveries', { query: {} });
      const dueOf = (each: (typeof bag)[number]) =>
        orders.body.stops.find(({ checkoutId }) => checkoutId === each.checkoutId)?.duePaise ?? 0;
      const paid = bag.filter((each) => each !== refused);
      const expectedPaise = paid.reduce((sum, each) => sum + dueOf(each), 0);
      const ids = bag.map(({ checkoutId }) => checkoutId);

      // Two desks whose screens list the orders in different sequences.
      const answers = await atOnce(12, (n) =>
        byAdmin(n).call('payments/collect', {
          body: {
            checkoutIds: n % 2 ? ids : ids.toReversed(),
            refusedIds: [refused?.orderId ?? 0],
            mode: n % 2 ? 'cash' : 'card',
            center: 'indiranagar',
            expectedPaise,
          },
        }),
      );

      expect(countStatuses(answers)).toEqual({ 201: 1, 409: 11 });
      const { rows } = await sql<{ sum: number; count: number }>`
          select sum(amount_paise)::int as sum, count(*)::int as count from payments
          where checkout_id = any(${ids}::uuid[])`.execute(gym.db);
      expect(rows).toEqual([{ sum: expectedPaise, count: 5 }]);
      expect(await countLogEntries('return requested', refused?.orderId ?? 0)).toBe(1);
    },
    'of two bags with an order in common: it is paid once': async () => {
      const [first, common, last] = await Promise.all(
        Array.from({ length: 3 }, () => gym.make.order({ orderStatus: 'Delivered' })),
      );
      const dues = new Map<string, number>();
      for (const each of [first, common, last]) {
        const query = { id: each?.orderId ?? 0 };
        const { body } = await byAdmin(0).call('admin/getOrder', { query });
        dues.set(body.checkoutId, body.duePaise);
      }
      const dueOf = (id = '') => dues.get(id) ?? 0;
      const settle = (n: number, ids: (string | undefined)[]) =>
        byAdmin(n).call('payments/collect', {
          body: {
            checkoutIds: ids.map((id) => id ?? ''),
            mode: 'cash',
            center: 'indiranagar',
            expectedPaise: ids.reduce((sum, id) => sum + dueOf(id), 0),
          },
        });

      const answers = await atOnce(8, (n) =>
        settle(n, n % 2 ? [first?.checkoutId, common?.checkoutId] : [common?.checkoutId, last?.checkoutId]),
      );

      expect(countStatuses(answers)).toEqual({ 201: 1, 409: 7 });
    },
  },
  'payments/reverse': {
    'reverses a receipt once': async () => {
      const { membershipId } = await gym.make.membership({ paymentStatus: 'payed' });
      const [receipt] = await receiptsOf(membershipId);

      const answers = await atOnce(40, (n) =>
        byAdmin(n).call('payments/reverse', { body: { id: receipt?.id ?? 0, reason: 'Twice' } }),
      );

      expect(countStatuses(answers)).toEqual({ 201: 1, 409: 39 });
      expect(await receiptsOf(membershipId)).toHaveLength(2);
    },
    'against a payment of the rest: the status is that of the sum, whichever comes first': async () => {
      for (let round = 0; round < 10; round++) {
        const { membershipId: id } = await gym.make.membership();
        const part = await byAdmin(0).call('payments/receive', {
          body: { subject: 'membership', id, mode: 'cash', amount: 5000 },
        });

        const [reversed, paid] = await Promise.all([
          byAdmin(0).call('payments/reverse', { body: { id: part.body.receiptId, reason: 'Torn note' } }),
          byAdmin(1).call('payments/receive', { body: { subject: 'membership', id, mode: 'card' } }),
        ]);

        expect([reversed.status, paid.status]).toEqual([201, 201]);
        const sum = (await receiptsOf(id)).reduce((paise, row) => paise + row.amount_paise, 0);
        const [row] = await gym.db
          .selectFrom('memberships')
          .select(['payment_status', 'paid_paise', 'total_paise'])
          .where('id', '=', id)
          .execute();
        expect(row?.paid_paise).toBe(sum);
        expect(row?.payment_status).toBe(sum === row?.total_paise ? 'payed' : 'pending');
      }
    },
  },
};
