import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const admin = gym.as(await gym.make.admin());

describe('orders of some days', () => {
  it('are those between two midnights in Bengaluru, in the list and in the file', async () => {
    const at = async (instant: string) => {
      gym.setNow(new Date(instant));
      return (await gym.make.order()).orderId;
    };
    const before = await at('2030-03-04T18:29:59.999Z');
    const first = await at('2030-03-04T18:30:00.000Z');
    const last = await at('2030-03-05T18:29:59.999Z');
    const after = await at('2030-03-05T18:30:00.000Z');
    const list = async (query: object) => {
      const { body } = await admin.callLoosely('orders/getAllOrders', { query: { ...query } });
      return body.content.map(({ orderId }) => orderId);
    };

    expect(await list({ from: '2030-03-05', to: '2030-03-05' })).toEqual([last, first]);
    expect(await list({ from: '2030-03-05' })).toEqual([after, last, first]);
    expect(await list({ to: '2030-03-05', sort: 'oldest' })).toEqual([before, first, last]);
    expect(await list({ from: '2030-03-06', to: '2030-03-05' })).toEqual([]);
    const file = await admin.callLoosely('admin/exportOrders', {
      query: { from: '2030-03-05', to: '2030-03-05' },
    });
    expect(
      String(file.body)
        .trim()
        .split('\r\n')
        .slice(1)
        .map((row) => Number(row.split(',')[0])),
    ).toEqual([last, first]);
  });

  it.each(['2030-02-30', 'tomorrow'])('cannot be filtered by %s', async (from) => {
    expect((await admin.callLoosely('orders/getAllOrders', { query: { from } })).status).toBe(400);
  });
});

describe('new rows since a list was read', () => {
  it('are counted with the filters of that list', async () => {
    const delivered = { status: 'Delivered' };
    await gym.make.order();
    const { body: page } = await admin.call('orders/getAllOrders', { query: {} });
    const { orderId } = await gym.make.order({ orderStatus: 'Delivered' });
    await gym.make.order();
    const since = async (query: object) => {
      const { body } = await admin.callLoosely('orders/getAllOrders', {
        query: { ...query, after: page.newestId, limit: 1 },
      });
      return { count: body.totalPages, newest: body.content[0]?.orderId };
    };

    expect(await since({})).toMatchObject({ count: 2 });
    expect(await since(delivered)).toEqual({ count: 1, newest: orderId });
    expect(await since({ q: 'nobody has this name' })).toEqual({ count: 0, newest: undefined });
  });
});
