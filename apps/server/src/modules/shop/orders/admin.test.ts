import { formatOrderNumber } from '@namma/contract/codes/order-number';
import { formatTicketNumber } from '@namma/contract/codes/ticket-number';
import { describe, expect, it } from 'vitest';
import { memberEmail } from '../../../platform/db/member-email.ts';
import { startTestGym } from '../../../testing/gym.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const asha = await gym.make.admin();
const admin = gym.as(asha);

describe('the page of an order', () => {
  it('shows its whole checkout, with the fee once', async () => {
    const member = await gym.make.member({
      name: 'Meera Iyer',
      email: 'meera@example.in',
      phone: '9000000001',
    });
    const [oats, whey] = [
      await gym.make.product({ price: 300, discount: 0 }),
      await gym.make.product({ price: 1000, discount: 10 }),
    ];
    const { body: placed } = await gym.as(member).call('orders/order', {
      body: {
        paymentMode: 'COD',
        source: 'buy',
        addressId: await gym.make.address(member),
        cartProductDetails: [
          { productId: oats.productId, quantity: 2 },
          { productId: whey.productId, quantity: 1 },
        ],
      },
    });
    const [first, second] = placed.orderIds;

    const { body } = await admin.call('admin/getOrder', { query: { id: second ?? 0 } });

    expect(body).toMatchObject({
      orderId: second,
      checkoutId: placed.checkoutId,
      orderDate: gym.now().toISOString(),
      member: { userId: member.userId, name: 'Meera Iyer', email: 'meera@example.in', phone: '9000000001' },
      address: { name: 'Asha Rao', town: 'Bengaluru', addressType: 'home' },
      goods: 1500,
      fee: 29,
      total: 1529,
      lines: [
        { orderId: first, quantity: 2, price: 300 },
        { orderId: second, quantity: 1, price: 900 },
      ],
      history: [{ at: gym.now().toISOString(), status: 'Pending', by: 'Meera Iyer' }],
    });
  });

  it('shows who moved it and when', async () => {
    const { orderId, member } = await gym.make.order();
    const ravi = await gym.make.admin();
    const start = gym.now();
    const later = new Date(start.getTime() + 60_000);
    await admin.call('orders/update', { body: { id: orderId, status: 'Transit' } });
    gym.setNow(later);
    await gym
      .as(ravi)
      .call('orders/updateMany', { body: { moves: [{ id: orderId, status: 'Out-For-Delivery' }] } });
    gym.setNow(start);

    const { body } = await admin.call('admin/getOrder', { query: { id: orderId } });

    expect(body.history).toEqual([
      { at: start.toISOString(), status: 'Pending', by: member.name },
      { at: start.toISOString(), status: 'Transit', by: asha.email },
      { at: later.toISOString(), status: 'Out-For-Delivery', by: ravi.email },
    ]);
  });

  it('is refused when unknown', async () => {
    expect(await admin.call('admin/getOrder', { query: { id: 2_000_000_000 } })).toMatchObject({
      status: 404,
      body: { message: 'Order not found.' },
    });
  });
});

describe('the list of all orders', () => {
  it('shows the member of each order', async () => {
    const { orderId, member } = await gym.make.order();

    const { body } = await admin.call('orders/getAllOrders', { query: {} });

    expect(body.content[0]).toMatchObject({
      orderId,
      member: { userId: member.userId, name: member.name, email: member.email, phone: '9876543210' },
    });
  });

  it('is sorted oldest first on request', async () => {
    const member = await gym.make.member({ name: 'Sorted Singh' });
    const made = [];
    for (let i = 0; i < 5; i++) made.push((await gym.make.order({ member })).orderId);
    const idsOf = async (query: object) => {
      const { body } = await admin.callLoosely('orders/getAllOrders', { query: { ...query } });
      return body.content.map(({ orderId }) => orderId);
    };

    expect(await idsOf({ q: 'Sorted Singh', sort: 'oldest', limit: 3 })).toEqual(made.slice(0, 3));
    expect(await idsOf({ q: 'Sorted Singh', sort: 'oldest', limit: 3, page: 2 })).toEqual(made.slice(3));
    expect(await idsOf({ sort: 'oldest', limit: 1 })).not.toEqual(await idsOf({ limit: 1 }));
  });

  it('lists an order once when both its member and its product match', async () => {
    const member = await gym.make.member({ name: 'Quinoa Lover' });
    const product = await gym.make.product({ name: 'Quinoa Bowl' });
    const { orderId } = await gym.make.order({ member, product });

    const { body } = await admin.call('orders/getAllOrders', { query: { q: 'quinoa' } });

    expect(body.content.map((order) => order.orderId)).toEqual([orderId]);
    expect(body.totalPages).toBe(1);
  });

  it('finds a whole checkout by the order number that its member reads out', async () => {
    const member = await gym.make.member();
    const products = [await gym.make.product(), await gym.make.product(), await gym.make.product()];
    await gym.make.order();
    const { body: placed } = await gym.as(member).call('orders/order', {
      body: {
        paymentMode: 'COD',
        source: 'buy',
        addressId: await gym.make.address(member),
        cartProductDetails: products.map(({ productId }) => ({ productId, quantity: 1 })),
      },
    });
    await gym.make.order();
    const numbers = (await gym.as(member).call('orders/getOrders')).body.map((order) => order.orderNumber);
    const idsFor = async (query: { q: string; limit?: number; page?: number }) => {
      const { body } = await admin.call('orders/getAllOrders', { query });
      return [body.content.map(({ orderId }) => orderId), body.totalPages];
    };

    expect(new Set(numbers)).toEqual(new Set([formatOrderNumber(placed.orderIds[0] ?? 0)]));
    const q = numbers[0] ?? '';
    const newestFirst = placed.orderIds.toReversed();
    expect(await idsFor({ q })).toEqual([newestFirst, 1]);
    expect(await idsFor({ q: q.toLowerCase().replaceAll('-', ' ') })).toEqual([newestFirst, 1]);
    expect(await idsFor({ q, limit: 2, page: 2 })).toEqual([newestFirst.slice(2), 2]);
    expect(await idsFor({ q, limit: 2, page: 3 })).toEqual([[], 2]);
    const { body: opened } = await admin.call('admin/getOrder', { query: { id: newestFirst[0] ?? 0 } });
    expect(opened.orderNumber).toBe(q);
    const csv = await admin.call('admin/exportOrders', { query: { q } });
    expect(csv.body.split('\r\n').filter((row) => row.includes(q))).toHaveLength(3);
  });
});

describe('a search with very many matches', async () => {
  const own = await startTestGym({ today: '2030-03-04' });
  const adminClient = own.as(await own.make.admin());
  // More members than a search looks up one by one, most without an order.
  const crowd = Array.from({ length: 1_100 }, (_, i) => ({
    name: `Crowd ${i}`,
    email: `crowd${i}@example.com`,
    phone: '9876543210',
    dob: '1990-01-01',
    gender: 'Male' as const,
    address: '1, MG Road',
    role: 'user' as const,
    password_hash: 'none',
    registered_on: '2030-01-01',
  }));
  const people = await own.db
    .insertInto('users')
    .values(crowd)
    .returning(['id', 'name', memberEmail.as('email')])
    .execute();
  const [first] = people;
  if (!first) throw new Error('a crowd was made');
  const member = { userId: first.id, name: first.name, email: first.email, token: '' };
  const product = await own.make.product();
  const made: number[] = [];
  for (let i = 0; i < 25; i++) {
    made.push(
      (await own.make.order({ member, product, orderStatus: i % 2 ? 'Transit' : 'Pending' })).orderId,
    );
    await own.make.order();
  }
  const list = async (query: object) => {
    const { body } = await adminClient.callLoosely('orders/getAllOrders', {
      query: { q: 'crowd', ...query },
    });
    return {
      ids: body.content.map((order) => order.orderId),
      totalPages: body.totalPages,
      isMore: body.isMore,
    };
  };

  it('is answered page by page, and reports that there are more', async () => {
    const newestFirst = made.toReversed();

    expect(await list({})).toEqual({ ids: newestFirst.slice(0, 10), totalPages: 2, isMore: true });
    expect(await list({ page: 2 })).toEqual({ ids: newestFirst.slice(10, 20), totalPages: 3, isMore: true });
    expect(await list({ page: 3 })).toEqual({ ids: newestFirst.slice(20), totalPages: 3, isMore: undefined });
    expect(await list({ sort: 'oldest', limit: 3 })).toMatchObject({ ids: made.slice(0, 3), isMore: true });
    expect((await list({ status: 'Transit', limit: 100 })).ids).toEqual(newestFirst.filter((_, i) => i % 2));
  });

  it('is exported to its end', async () => {
    const { body } = await adminClient.call('admin/exportOrders', { query: { q: 'crowd' } });

    expect(body.trimEnd().split('\r\n')).toHaveLength(1 + made.length);
  });
});

describe('exports', async () => {
  const own = await startTestGym({ today: '2030-03-04' });
  const adminClient = own.as(await own.make.admin());

  it('of orders contain all filtered rows, in the order of the list', async () => {
    const member = await own.make.member({ name: '=cmd|calc' });
    const product = await own.make.product({ name: 'Oats, rolled', price: 300, discount: 0 });
    const { checkoutId, orderId } = await own.make.order({
      member,
      product,
      quantity: 2,
      orderStatus: 'Transit',
    });
    for (let i = 0; i < 3; i++) await own.make.order({ member, product });

    const one = await adminClient.call('admin/exportOrders', { query: { status: 'Transit' } });
    const all = await adminClient.call('admin/exportOrders', { query: { sort: 'oldest' } });

    expect(one.headers['content-disposition']).toBe('attachment; filename="orders-2030-03-04.csv"');
    expect(one.body.split('\r\n')).toEqual([
      '\uFEFFOrder,Checkout,Order number,Ordered at,Status,Product,Quantity,Price,Amount,Channel,Payment mode,Rating,Member,Email,Phone,Deliver to,Delivery phone,Address,Town,District,Pincode,Cancelled at,Returned at,Return,Refunded,To be refunded,Counted in sales,Checkout is',
      `${orderId},${checkoutId},${formatOrderNumber(orderId)},2030-03-04 12:00,Transit,"Oats, rolled",2,300,600,online,COD,,'=cmd|calc,${member.email},9876543210,Asha Rao,9876543210,"27, 80 Feet Road",Bengaluru,Bengaluru Urban,560034,,,,0,0,600,not paid`,
      '',
    ]);
    const numbers = all.body
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => Number(line.split(',')[0]));
    const { body } = await adminClient.call('orders/getAllOrders', { query: { sort: 'oldest' } });
    expect(numbers).toEqual(body.content.map((order) => order.orderId));
  });

  it('of memberships and queries contain the filtered rows', async () => {
    const { membershipId, member } = await own.make.membership();
    await own.make.membership({ paymentStatus: 'payed' });
    const enquiryId = await own.make.enquiry({ name: '+Kiran', message: 'Is it "open"?\nOn Sundays?' });
    await own.make.enquiry({ status: 'Answered' });

    const memberships = await adminClient.call('admin/exportMemberships', { query: { status: 'pending' } });
    const queries = await adminClient.call('admin/exportQueries', {
      query: { q: 'open', status: 'unanswered' },
    });

    expect(memberships.body).toBe(
      '\uFEFFMembership,Registered at,Member,Email,Phone,Type,Center,Start,End,Price,Payment status,Due,Withdrawn at,Ended at,To be refunded\r\n' +
        `${membershipId},2030-03-04 12:00,${member.name},${member.email},9876543210,Elite Plus,indiranagar,2030-03-04,2030-09-04,12899,pending,12899,,,0\r\n`,
    );
    expect(queries.body).toBe(
      '\uFEFFQuery,Ticket,Received at,Status,Name,Email,Phone,Message,Answer\r\n' +
        `${enquiryId},${formatTicketNumber(enquiryId)},2030-03-04 12:00,unanswered,'+Kiran,meera@example.com,9876543210,"Is it ""open""?\nOn Sundays?",\r\n`,
    );
  });

  it('continue past the first batch of rows', async () => {
    await own.db
      .insertInto('enquiries')
      .values(
        Array.from({ length: 1_203 }, (_, i) => ({
          name: `Bulk ${i}`,
          email: 'bulk@example.com',
          phone: '9876543210',
          message: 'When does the pool open?',
          created_at: own.now(),
        })),
      )
      .execute();

    for (const query of [{ q: 'bulk' }, { q: 'bulk', sort: 'oldest' as const }]) {
      const { body } = await adminClient.call('admin/exportQueries', { query });
      const names = body
        .trimEnd()
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(',')[4]);
      expect(new Set(names).size).toBe(1_203);
      expect(names).toHaveLength(1_203);
    }
  });

  it('that are refused respond with JSON, not with a file', async () => {
    const refused = await adminClient.callLoosely('admin/exportOrders', { query: { status: 'Lost' } });

    expect(refused.status).toBe(400);
    expect(refused.headers['content-type']).toContain('application/json');
    expect(refused.headers['content-disposition']).toBeUndefined();
  });
});
