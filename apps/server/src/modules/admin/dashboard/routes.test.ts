import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startTestGym, type TestGym } from '../../../testing/gym.ts';
import { listKeptTotals, listRecountedTotals } from '../../../testing/totals.ts';

const readDashboard = async (gym: TestGym) =>
  (await gym.as(await gym.make.admin()).call('admin/getDashData')).body;

describe('the dashboard', async () => {
  const gym = await startTestGym({ today: '2030-03-04' });

  it('of a new gym is all zeros', async () => {
    const dashboard = await readDashboard(gym);

    expect(dashboard).toMatchObject({
      todaySales: 0,
      totalSales: 0,
      queryCount: 0,
      overdueQueries: 0,
      totalMemberships: 0,
      products: [],
      MemberShipBuyers: [],
    });
    expect(dashboard.salesByDay).toHaveLength(30);
    expect(dashboard.salesByDay[0]).toEqual({ day: '2030-02-03', sales: 0, orders: 0 });
    expect(dashboard.salesByDay[29]).toEqual({ day: '2030-03-04', sales: 0, orders: 0 });
    expect(dashboard.ordersByStatus.map(({ count }) => count)).toEqual([0, 0, 0, 0]);
    expect(dashboard.membershipsByTier.map(({ type }) => type)).toEqual(['Elite', 'Elite Pro', 'Elite Plus']);
  });

  it('counts goods at the price they were sold for, without the fee, also after a price has changed', async () => {
    const admin = gym.as(await gym.make.admin());
    const member = await gym.make.member();
    const product = await gym.make.product({ price: 349.5, discount: 12.5 }); // shown as 306
    const addressId = await gym.make.address(member);
    const body = {
      paymentMode: 'COD' as const,
      source: 'buy' as const,
      addressId,
      cartProductDetails: [{ productId: product.productId, quantity: 3 }],
    };

    await gym.as(member).call('orders/order', { body, headers: { 'idempotency-key': 'once' } });
    await gym.as(member).call('orders/order', { body, headers: { 'idempotency-key': 'once' } });
    await admin.call('product/update', {
      body: {
        productId: product.productId,
        name: 'Oats',
        description: 'Whole oats.',
        price: 999,
        discount: 0,
        available: 0,
      },
    });
    await admin.call('orders/update', {
      body: {
        id: (await admin.call('orders/getAllOrders', { query: {} })).body.content[0]?.orderId ?? 0,
        status: 'Transit',
      },
    });

    const dashboard = await readDashboard(gym);
    expect(dashboard).toMatchObject({ todaySales: 918, totalSales: 918 });
    expect(dashboard.salesByDay.at(-1)).toEqual({ day: '2030-03-04', sales: 918, orders: 1 });
    expect(dashboard.ordersByStatus).toEqual([
      { status: 'Pending', count: 0 },
      { status: 'Transit', count: 1 },
      { status: 'Out-For-Delivery', count: 0 },
      { status: 'Delivered', count: 0 },
    ]);
    // Top sellers include products that are sold out.
    expect(dashboard.products).toMatchObject([{ name: 'Oats', buyCounts: 3, available: 0 }]);
  });

  it('turns to a new day at midnight in Bengaluru', async () => {
    const gym = await startTestGym({ now: new Date('2030-03-04T18:29:59Z') });
    const product = await gym.make.product({ price: 100, discount: 0 });
    await gym.make.order({ product });
    expect(await readDashboard(gym)).toMatchObject({ todaySales: 100, totalSales: 100 });

    gym.setNow(new Date('2030-03-04T18:30:00Z'));
    expect(await readDashboard(gym)).toMatchObject({ todaySales: 0, totalSales: 100 });
    await gym.make.order({ product, quantity: 2 });

    const dashboard = await readDashboard(gym);
    expect(dashboard).toMatchObject({ todaySales: 200, totalSales: 300 });
    expect(dashboard.salesByDay.slice(-2)).toEqual([
      { day: '2030-03-04', sales: 100, orders: 1 },
      { day: '2030-03-05', sales: 200, orders: 1 },
    ]);
  });

  it('counts the visits of today, and the payed memberships that end in 7 and in 30 days, as their list does', async () => {
    const gym = await startTestGym({ today: '2030-03-04' });
    const admin = gym.as(await gym.make.admin());
    for (const endDate of [
      '2030-03-03',
      '2030-03-04',
      '2030-03-11',
      '2030-03-12',
      '2030-04-03',
      '2030-04-04',
    ])
      await gym.make.membership({ paymentStatus: 'payed', endDate });
    await gym.make.membership({ endDate: '2030-03-05' });
    const { member } = await gym.make.membership({ paymentStatus: 'payed' });
    await admin.call('visits/scan', { body: { memberId: member.userId, center: 'indiranagar' } });

    const { membershipsExpiring, visitsToday } = await readDashboard(gym);

    expect(membershipsExpiring).toEqual([
      { days: '7', count: 2 },
      { days: '30', count: 4 },
    ]);
    expect(visitsToday).toBe(1);
    const endsIn = async (expiring: '7' | '30') => {
      const query = { expiring, sort: 'oldest' as const };
      return (await admin.call('membership/getAllMemberships', { query })).body.content.map(
        (row) => row.effectiveEnd,
      );
    };
    expect(await endsIn('7')).toEqual(['2030-03-04', '2030-03-11']);
    expect(await endsIn('30')).toEqual(['2030-03-04', '2030-03-11', '2030-03-12', '2030-04-03']);
    const { body: csv } = await admin.callLoosely('admin/exportMemberships', { query: { expiring: '7' } });
    expect(String(csv).trim().split('\r\n')).toHaveLength(1 + 2);
  });

  it('names the five newest buyers and the ten best sellers, and counts queries that wait', async () => {
    const gym = await startTestGym({ today: '2030-03-04' });
    const buyers = [];
    for (let i = 0; i < 6; i++) buyers.push((await gym.make.membership()).member.name);
    await gym.make.membership({ paymentStatus: 'payed' });
    for (const buyCounts of [3, 11, 7, 1, 9, 5, 2, 10, 8, 6, 4]) await gym.make.product({ buyCounts });
    await gym.make.enquiry();
    await gym.make.enquiry({ status: 'Answered' });
    await gym.make.enquiry();

    const dashboard = await readDashboard(gym);

    expect(dashboard).toMatchObject({ totalMemberships: 7, queryCount: 2 });
    expect(dashboard.MemberShipBuyers).toHaveLength(5);
    expect(dashboard.MemberShipBuyers[1]).toEqual({ userName: buyers[5], memberShipType: 'Elite Plus' });
    expect(dashboard.membershipsByTier[2]).toEqual({ type: 'Elite Plus', count: 7 });
    expect(dashboard.products.map((product) => product.buyCounts)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  });
});

describe('the running totals', async () => {
  const gym = await startTestGym({ today: '2030-03-04' });
  const admin = gym.as(await gym.make.admin());
  const members = await gym.make.members(3);
  const products = await gym.make.products(3);

  const next = { Pending: 'Transit', Transit: 'Out-For-Delivery', 'Out-For-Delivery': 'Delivered' } as const;
  /** Writes of a gym that may run at the same time. */
  const doings = {
    order: async (n: number) => {
      const member = members[n % 3];
      const product = products[n % 2];
      if (member && product) await gym.make.order({ member, product, quantity: (n % 5) + 1 });
    },
    moveMany: async (n: number) => {
      const { body } = await admin.call('orders/getAllOrders', {
        query: { limit: (n % 20) + 1, sort: n % 2 ? 'newest' : 'oldest' },
      });
      const moves = body.content.flatMap(({ orderId, orderStatus }) =>
        orderStatus === 'Delivered' ? [] : [{ id: orderId, status: next[orderStatus] }],
      );
      if (moves.length > 0) await admin.call('orders/updateMany', { body: { moves } });
    },
    membership: async (n: number) => {
      const { membershipId } = await gym.make.membership();
      if (n % 2) await admin.call('membership/update', { body: { id: membershipId, status: 'payed' } });
    },
    enquiry: async (n: number) => {
      const id = await gym.make.enquiry();
      if (n % 3) await admin.call('contact/updateMany', { body: { ids: [id] } });
    },
    failedOrder: async () => {
      const rolledBack = gym.db.transaction().execute(async (tx) => {
        await sql`update orders set order_status = 'Transit' where order_status = 'Pending'`.execute(tx);
        throw new Error('rolled back');
      });
      await rolledBack.catch(() => undefined);
    },
    nextDay: async (n: number) => gym.setNow(new Date(gym.now().getTime() + (n % 3) * 11 * 3_600_000)),
  };

  it('equal a recount, whatever happens at the same moment', async () => {
    const doing = fc.tuple(
      fc.constantFrom(...(Object.keys(doings) as (keyof typeof doings)[])),
      fc.nat({ max: 30 }),
    );
    const moments = fc.array(doing, { minLength: 1, maxLength: 12 });

    await fc.assert(
      fc.asyncProperty(moments, async (moment) => {
        await Promise.all(moment.map(([name, n]) => doings[name](n)));

        expect(await listKeptTotals(gym.db)).toEqual(await listRecountedTotals(gym.db));
      }),
      { numRuns: 25 },
    );
  });

  it('equal a recount after rows are gone', async () => {
    await doings.order(1);
    // Queries are never deleted, but the totals must not depend on that rule.
    await sql`alter table enquiries disable trigger enquiries_are_kept`.execute(gym.db);
    await sql`delete from enquiries where id % 2 = 0`.execute(gym.db);
    await sql`alter table enquiries enable trigger enquiries_are_kept`.execute(gym.db);

    expect(await listKeptTotals(gym.db)).toEqual(await listRecountedTotals(gym.db));
  });
});
