import { expect } from 'vitest';
import {
  atOnce,
  byAdmin,
  countLogEntries,
  countStatuses,
  gym,
  make,
  type Races,
  statusOf,
} from '../../../testing/races.ts';

/** Concurrency cases of this module's write calls, run by acceptance/races.test.ts. */
export const races: Races = {
  'admin/undo': {
    'takes a step back once': async () => {
      const { orderId } = await gym.make.order();
      const moved = await byAdmin(0).call('orders/update', { body: { id: orderId, status: 'Transit' } });
      const activityId = moved.body.activityId ?? 0;

      const answers = await atOnce(40, () => byAdmin(0).call('admin/undo', { body: { activityId } }));

      expect(countStatuses(answers)).toEqual({ 200: 1, 409: 39 });
      expect(await countLogEntries('change undone', orderId)).toBe(1);
      expect(await statusOf(orderId)).toBe('Pending');
    },
    'against the next step of another admin: one of the two is refused': async () => {
      for (let round = 0; round < 10; round++) {
        const { orderId } = await gym.make.order();
        const moved = await byAdmin(0).call('orders/update', { body: { id: orderId, status: 'Transit' } });
        const activityId = moved.body.activityId ?? 0;

        const [undone, next] = await Promise.all([
          byAdmin(0).call('admin/undo', { body: { activityId } }),
          byAdmin(1).call('orders/update', { body: { id: orderId, status: 'Out-For-Delivery' } }),
        ]);

        expect(countStatuses([undone, next])).toEqual({ 200: 1, 409: 1 });
        expect(await statusOf(orderId)).toBe(undone.status === 200 ? 'Pending' : 'Out-For-Delivery');
      }
    },
    'against a rating: the order is rated and Delivered, or unrated and on its way': async () => {
      for (let round = 0; round < 10; round++) {
        const { orderId, member, product } = await gym.make.order({ orderStatus: 'Out-For-Delivery' });
        const moved = await byAdmin(0).call('orders/update', {
          body: { id: orderId, status: 'Delivered' },
        });
        const activityId = moved.body.activityId ?? 0;

        const [undone, rated] = await Promise.all([
          byAdmin(0).call('admin/undo', { body: { activityId } }),
          gym.as(member).call('orders/rating', {
            body: { rating: 5, productId: product.productId, orderId },
          }),
        ]);

        expect(countStatuses([undone, rated])).toEqual({ 200: 1, 409: 1 });
        expect(await statusOf(orderId)).toBe(rated.status === 200 ? 'Delivered' : 'Out-For-Delivery');
      }
    },
    'of many rows and of single ones at once never waits in a circle, and counts right': async () => {
      const ids = await make(12, async () => (await gym.make.order()).orderId);
      const moves = ids.map((id) => ({ id, status: 'Transit' as const }));
      const many = await byAdmin(0).call('orders/updateMany', { body: { moves: moves.toReversed() } });
      const activityId = many.body.activityId ?? 0;

      const answers = await Promise.all([
        byAdmin(0).call('admin/undo', { body: { activityId } }),
        byAdmin(1).call('orders/updateMany', {
          body: { moves: ids.slice(4).map((id) => ({ id, status: 'Out-For-Delivery' as const })) },
        }),
        ...ids
          .slice(0, 4)
          .map((id) => byAdmin(2).call('orders/update', { body: { id, status: 'Out-For-Delivery' } })),
      ]);

      expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
      const statuses = await Promise.all(ids.map(statusOf));
      const undone = answers[0].status === 200 ? answers[0].body.done.length : 0;
      expect(statuses.filter((status) => status === 'Pending')).toHaveLength(undone);
    },
  },
};
