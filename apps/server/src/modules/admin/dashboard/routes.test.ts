import { SALES_CHART_DAYS } from '@namma/contract/admin/rules';
import { addDays, gymDay } from '@namma/contract/days/dates';
import { tierNames } from '@namma/contract/memberships/tiers';
import { orderStatuses } from '@namma/contract/orders/rules';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startTestGym, type TestGym } from '../../../testing/gym.ts';

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
    // Top sellers include sold-out products.
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

  it('counts the visits of today, and the paid memberships that end in 7 and in 30 days, as their list does', async () => {
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

describe('dashboard and lists', async () => {
  const gym = await startTestGym({ today: '2030-03-04' });
  const admin = gym.as(await gym.make.admin());
  const members = await gym.make.members(3);
  const products = await gym.make.products(3);

  const next = { Pending: 'Transit', Transit: 'Out-For-Delivery', 'Out-For-Delivery': 'Delivered' } as const;
  /** Write calls of a gym that may run concurrently. */
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
    cancel: async (n: number) => {
      const { body } = await admin.call('orders/getAllOrders', { query: { status: 'Pending', limit: 20 } });
      const order = body.content[n % 20];
      if (order) await admin.callLoosely('orders/cancel', { body: { orderId: order.orderId } });
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

  const lists = [
    ...[{}, { cancelled: 'true' }, { returned: 'true' }, ...orderStatuses.map((status) => ({ status }))].map(
      (query) => ({ call: 'orders/getAllOrders', query }) as const,
    ),
    ...[{}, { status: 'pending' }, { status: 'payed' }, { status: 'withdrawn' }].map(
      (query) => ({ call: 'membership/getAllMemberships', query }) as const,
    ),
    ...[{}, { action: 'order moved' }, { action: 'order cancelled' }].map(
      (query) => ({ call: 'admin/getActivity', query }) as const,
    ),
  ];
  const totalOf = async ({ call, query }: (typeof lists)[number]): Promise<number> =>
    (await admin.callLoosely(call, { query })).body.total ?? -1;

  /** The same figures, recounted from all rows. */
  const recount = async () => {
    const [orders, memberships, activity, enquiries] = await Promise.all([
      gym.db.selectFrom('orders').selectAll().execute(),
      gym.db.selectFrom('memberships').selectAll().execute(),
      gym.db.selectFrom('activity').selectAll().execute(),
      gym.db.selectFrom('enquiries').selectAll().execute(),
    ]);
    const sold = orders.filter((row) => row.cancelled_at === null && row.returned_at === null);
    const rupees = (rows: typeof orders) =>
      rows.reduce((sum, row) => sum + row.quantity * row.unit_price_paise, 0) / 100;
    const inStatus = (status: string) => sold.filter((row) => row.order_status === status).length;
    const kept = memberships.filter((row) => row.withdrawn_at === null);
    const ofTier = (type: string) => kept.filter((row) => row.type === type).length;
    const paid = (status: string) => kept.filter((row) => row.payment_status === status).length;
    const done = (action: string) => activity.filter((row) => row.action === action).length;
    const soldOn = Map.groupBy(sold, (row) => gymDay(row.created_at));
    return {
      salesByDay: [...soldOn]
        .map(([day, rows]) => ({ day, sales: rupees(rows), orders: rows.length }))
        .filter(({ day }) => day > addDays(gymDay(gym.now()), -SALES_CHART_DAYS))
        .sort((one, other) => (one.day < other.day ? -1 : 1)),
      totalSales: rupees(sold),
      ordersByStatus: orderStatuses.map((status) => ({ status, count: inStatus(status) })),
      membershipsByTier: tierNames.map((type) => ({ type, count: ofTier(type) })),
      totalMemberships: kept.length,
      queryCount: enquiries.filter((row) => row.status === 'unanswered').length,
      lists: [
        orders.length,
        orders.filter((row) => row.cancelled_at !== null).length,
        orders.filter((row) => row.returned_at !== null).length,
        ...orderStatuses.map(inStatus),
        memberships.length,
        paid('pending'),
        paid('payed'),
        memberships.length - kept.length,
        activity.length,
        done('order moved'),
        done('order cancelled'),
      ],
    };
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

        const { salesByDay, totalSales, ordersByStatus, membershipsByTier, totalMemberships, queryCount } =
          await readDashboard(gym);
        const shown = {
          salesByDay: salesByDay.filter(({ orders }) => orders > 0),
          totalSales,
          ordersByStatus,
          membershipsByTier,
          totalMemberships,
          queryCount,
          lists: await Promise.all(lists.map((list) => totalOf(list))),
        };
        expect(shown).toEqual(await recount());
      }),
      { numRuns: 25 },
    );
  });
});
