import { IDEMPOTENCY_KEY_HEADER } from '@namma/contract/orders/rules';
import { expect } from 'vitest';
import {
  atOnce,
  byAdmin,
  countRecorded,
  countStatuses,
  gym,
  make,
  type Races,
  receiptsOf,
} from '../../../testing/races.ts';

/** Each writing call of this module made many times at the same moment; see acceptance/races.test.ts. */
export const races: Races = {
  'payments/receive': [
    {
      title: 'takes one rest once, from two admins and in two ways',
      run: async () => {
        const { membershipId: id } = await gym.make.membership();

        const answers = await atOnce(40, (n) =>
          byAdmin(n).call('payments/receive', {
            body: { subject: 'membership', id, mode: n % 2 ? 'card' : 'cash' },
          }),
        );

        expect(countStatuses(answers)).toEqual({ 201: 1, 409: 39 });
        expect(await receiptsOf(id)).toHaveLength(1);
        expect(await countRecorded('membership payed', id)).toBe(1);
      },
    },
    {
      title: 'never takes more than is due in parts',
      run: async () => {
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
    },
    {
      title: 'takes one UTR once, for whichever membership',
      run: async () => {
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
    },
    {
      title: 'with one key takes a part once',
      run: async () => {
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
  ],
  'payments/reverse': [
    {
      title: 'reverses a receipt once',
      run: async () => {
        const { membershipId } = await gym.make.membership({ paymentStatus: 'payed' });
        const [receipt] = await receiptsOf(membershipId);

        const answers = await atOnce(40, (n) =>
          byAdmin(n).call('payments/reverse', { body: { id: receipt?.id ?? 0, reason: 'Twice' } }),
        );

        expect(countStatuses(answers)).toEqual({ 201: 1, 409: 39 });
        expect(await receiptsOf(membershipId)).toHaveLength(2);
      },
    },
    {
      title: 'against a payment of the rest: the status is that of the sum, whichever comes first',
      run: async () => {
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
  ],
};
