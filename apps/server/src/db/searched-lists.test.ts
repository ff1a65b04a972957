import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { startTestGym } from '../testing/gym.ts';
import { up } from './migrations/0007-searched-lists.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const admin = gym.as(await gym.make.admin());

/** Orders and memberships whose own text is not that of their member and product of now. */
async function listStale(): Promise<number> {
  const { rows } = await sql<{ stale: number }>`
    select (select count(*) from orders join users on users.id = user_id join product_texts using (product_id)
        where orders.searched is distinct from users.searched || E'\n' || product_texts.searched)
      + (select count(*) from memberships join users on users.id = user_id
        where memberships.searched is distinct from users.searched) as stale`.execute(gym.db);
  return rows[0]?.stale ?? Number.NaN;
}

const foundBy = async (q: string) =>
  (await admin.call('orders/getAllOrders', { query: { q } })).body.content.map(({ orderId }) => orderId);

it('orders and memberships are found by what their member and product are called now', async () => {
  const { orderId, member, product } = await gym.make.order({
    member: await gym.make.member({ name: 'Meera Iyer' }),
    product: await gym.make.product({ name: 'Rolled Oats' }),
  });
  await gym.make.membership({ member });
  const other = await gym.make.order();
  expect(await listStale()).toBe(0);

  await gym.as(member).call('user/update', {
    body: { name: 'Meera Rao', phone: '9123456780', DOB: '1990-05-17' },
  });
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

  expect(renamed.status).toBe(200);
  expect(await listStale()).toBe(0);
  expect(await foundBy('meera rao')).toEqual([orderId]);
  expect(await foundBy('jumbo oats')).toEqual([orderId]);
  expect(await foundBy('rolled oats')).toEqual([]);
  expect(await foundBy('meera iyer')).toEqual([]);
  // Names of a whole shop, changed at a console; and what is sold no more is found still.
  await sql`update products set name = name || ' Plus'`.execute(gym.db);
  await admin.call('product/delete', { query: { id: other.product.productId } });
  expect(await listStale()).toBe(0);
  expect(await foundBy('jumbo oats plus')).toEqual([orderId]);
});

it('a shop of before is given the texts of what it has, and nothing else of it changes', async () => {
  await gym.make.order({ orderStatus: 'Delivered', rating: 4 });
  await gym.make.membership({ paymentStatus: 'payed' });
  const listOthers = async () =>
    (
      await sql`select to_jsonb(orders) - 'searched' as row from orders
        union all select to_jsonb(memberships) - 'searched' from memberships
        union all select to_jsonb(tallies) from tallies`.execute(gym.db)
    ).rows.map((row) => JSON.stringify(row));
  const others = await listOthers();
  for (const part of [
    'trigger users_retext_their_lists on users',
    'trigger products_retext_their_orders on products',
    'function text_order cascade',
    'function text_membership cascade',
    'function retext_lists_of_user',
    'function retext_orders_of_product',
  ])
    await sql.raw(`drop ${part}`).execute(gym.db);
  await sql`alter table orders drop column searched`.execute(gym.db);
  await sql`alter table memberships drop column searched`.execute(gym.db);

  await up(gym.db as unknown as Kysely<unknown>);

  expect(await listStale()).toBe(0);
  expect((await listOthers()).sort()).toEqual(others.sort());
});
