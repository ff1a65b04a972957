import { expect } from 'vitest';
import { atOnce, byAdmin, countStatuses, gym, type Races, statusOf } from '../../../testing/races.ts';

/** Concurrency cases of this module's write calls, run by acceptance/races.test.ts. */
export const races: Races = {
  'documents/markPrinted': {
    'keeps the first time, and holds the document against an undo': async () => {
      const { orderId, member } = await gym.make.order();
      const moved = await byAdmin(0).call('orders/update', { body: { id: orderId, status: 'Transit' } });
      const [order] = (await gym.as(member).call('orders/getOrders')).body;
      const number = order?.documentNumber ?? '';
      const { activityId = 0 } = moved.body;

      const [undone, ...printed] = await Promise.all([
        byAdmin(0).call('admin/undo', { body: { activityId } }),
        ...Array.from({ length: 8 }, () =>
          gym.as(member).call('documents/markPrinted', { body: { number } }),
        ),
      ]);

      const row = await gym.db
        .selectFrom('documents')
        .select(['printed_at', 'cancelled_at'])
        .where('number', '=', number)
        .executeTakeFirstOrThrow();
      expect(countStatuses(printed)).toEqual({ 200: 8 });
      expect([row.printed_at === null, row.cancelled_at !== null]).toEqual(
        undone.status === 200 ? [true, true] : [false, false],
      );
      expect(await statusOf(orderId)).toBe(undone.status === 200 ? 'Pending' : 'Transit');
    },
  },
  'admin/setProductTax': {
    'records each change from the rate that it found': async () => {
      const { productId } = await gym.make.product();

      const answers = await atOnce(8, (n) =>
        byAdmin(n).call('admin/setProductTax', {
          body: { productId, hsn: '2106', rateBasisPoints: 100 * (n + 1), fromDay: '2030-03-04' },
        }),
      );

      expect(countStatuses(answers)).toEqual({ 200: 8 });
      const entries = await gym.db
        .selectFrom('activity')
        .select(['before', 'after'])
        .where('action', '=', 'tax set')
        .where('subject_id', '=', productId)
        .orderBy('id')
        .execute();
      expect(entries).toHaveLength(8);
      expect(entries.slice(1).map(({ before }) => before?.rate)).toEqual(
        entries.slice(0, -1).map(({ after }) => after?.rate),
      );
    },
  },
};
