import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { startTestGym } from '../testing/gym.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const admin = gym.as(await gym.make.admin());

/** The position and the writing transaction of each row. They change on any write, even of equal values. */
async function listVersions() {
  const { rows } = await sql`
    select tableoid::regclass::text as "table", id, ctid::text, xmin::text from orders
    union all select tableoid::regclass::text, id, ctid::text, xmin::text from memberships
    union all select tableoid::regclass::text, id, ctid::text, xmin::text from bookings
    order by 1, 2`.execute(gym.db);
  return rows;
}

async function findAll(q: string) {
  const [orders, memberships, appointments] = await Promise.all([
    admin.call('orders/getAllOrders', { query: { q } }),
    admin.call('membership/getAllMemberships', { query: { q } }),
    admin.call('consultancy/getAll', { query: { q } }),
  ]);
  return {
    orders: orders.body.content.map(({ orderId }) => orderId),
    memberships: memberships.body.content.map(({ id }) => id),
    appointments: appointments.body.content.map(({ member }) => member.name),
  };
}

const nothing = { orders: [], memberships: [], appointments: [] };

it('a renamed member is found by the new name at once, without writes to their rows', async () => {
  const member = await gym.make.member({ name: 'Meera Iyer' });
  const { orderId } = await gym.make.order({ member });
  const { membershipId } = await gym.make.membership({ member });
  await gym.as(member).call('consultancy/book', {
    body: { consult_type: 'Fitness', date: '2030-04-01', age: 30, height: 170, weight: 70 },
  });
  const before = await listVersions();
  expect(before).toHaveLength(3);

  const renamed = await gym.as(member).call('user/update', {
    body: { name: 'Meera Rao', phone: '9123456780', DOB: '1990-05-17' },
  });

  expect(renamed.status).toBe(200);
  expect(await listVersions()).toEqual(before);
  expect(await findAll('meera rao')).toEqual({
    orders: [orderId],
    memberships: [membershipId],
    appointments: ['Meera Rao'],
  });
  expect(await findAll('meera iyer')).toEqual(nothing);
});

it('a renamed product is found by the new name at once, even when deleted, without writes to its orders', async () => {
  const { orderId, product } = await gym.make.order({
    product: await gym.make.product({ name: 'Rolled Oats' }),
  });
  const before = await listVersions();

  const renamed = await admin.call('product/update', {
    body: {
      productId: product.productId,
      name: 'Jumbo Oats',
      description: 'Five grains, rolled.',
      price: 300,
      discount: 0,
      available: 1,
    },
  });
  await admin.call('product/delete', { query: { id: product.productId } });

  expect(renamed.status).toBe(200);
  expect(await listVersions()).toEqual(before);
  expect(await findAll('jumbo oats')).toEqual({ ...nothing, orders: [orderId] });
  expect(await findAll('rolled oats')).toEqual(nothing);
});
