import { expect } from 'vitest';
import { atOnce, byAdmin, countLogEntries, countStatuses, gym, type Races } from '../../../testing/races.ts';

/** Changes the address of an order many times concurrently, and against its dispatch. */
export const addressRaces: Pick<Races, 'orders/updateAddress'> = {
  'orders/updateAddress': {
    'keeps the edits of two desks, and notifies the member of each once': async () => {
      const { orderId } = await gym.make.order();
      const wanted = [{ town: 'Mysuru' }, { pincode: '570001' }];

      const answers = await atOnce(20, (n) =>
        byAdmin(n).call('orders/updateAddress', { body: { orderId, ...wanted[n % 2] } }),
      );

      expect(countStatuses(answers)).toEqual({ 200: 20 });
      const { address } = (await byAdmin(0).call('admin/getOrder', { query: { id: orderId } })).body;
      expect(address).toMatchObject({ town: 'Mysuru', pincode: '570001' });
      expect(await countLogEntries('address changed', orderId)).toBe(2);
    },
    'never changes the address of what has left': async () => {
      for (let round = 0; round < 10; round++) {
        const { orderId } = await gym.make.order();

        const [moved, edited] = await Promise.all([
          byAdmin(0).call('orders/update', { body: { id: orderId, status: 'Transit' } }),
          byAdmin(1).call('orders/updateAddress', { body: { orderId, town: 'Mysuru' } }),
        ]);

        expect(moved.status).toBe(200);
        expect([200, 409]).toContain(edited.status);
        const { history } = (await byAdmin(0).call('admin/getOrder', { query: { id: orderId } })).body;
        const steps = history.map(({ status }) => status).filter((status) => status !== 'Pending');
        expect(steps).toEqual(edited.status === 200 ? ['Address changed', 'Transit'] : ['Transit']);
      }
    },
  },
};
