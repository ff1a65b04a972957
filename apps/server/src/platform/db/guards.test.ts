// onBothEngines: each engine runs the triggers and checks in its own version of PostgreSQL.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../testing/gym.ts';
import { migrate } from './migrate.ts';

const gym = await startTestGym({ today: '2030-03-04' });

const CHECK = '23514';
const UNIQUE = '23505';
const MISSING = '23503';
const FIXED = '428C9';

/** @returns the error code when the database refuses the statement */
const refusalOf = async (statement: string): Promise<string | undefined> => {
  try {
    await sql.raw(statement).execute(gym.db);
    return undefined;
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

const member = await gym.make.member();
const admin = await gym.make.admin();
const product = await gym.make.product({ price: 1000, discount: 10, ratingSum: 9, ratingCount: 2 });
const line = await gym.make.cartLine(member, product);
const address = await gym.make.address(member);
const order = await gym.make.order({ member, product });

describe('the database itself refuses', () => {
  it.each([
    ['a member younger than 13', `update users set dob = '2017-03-05' where id = ${member.userId}`, CHECK],
    ['a phone of nine digits', `update users set phone = '987654321' where id = ${member.userId}`, CHECK],
    [
      'an email in capitals',
      `update users set email = 'Asha@example.com' where id = ${member.userId}`,
      CHECK,
    ],
    ['an email twice', `update users set email = '${admin.email}' where id = ${member.userId}`, UNIQUE],
    ['a role that there is not', `update users set role = 'owner' where id = ${member.userId}`, CHECK],
    ['a gender that there is not', `update users set gender = 'x' where id = ${member.userId}`, CHECK],

    ['a price below nothing', `update products set price_paise = -1 where id = ${product.productId}`, CHECK],
    [
      'a discount over 100 %',
      `update products set discount_bp = 10001 where id = ${product.productId}`,
      CHECK,
    ],
    [
      'a category that does not exist',
      `update products set category = 'x' where id = ${product.productId}`,
      CHECK,
    ],
    [
      'a description of four letters',
      `update products set description = 'oats' where id = ${product.productId}`,
      CHECK,
    ],
    [
      'a picture that runs',
      `update products set image = 'javascript:x' where id = ${product.productId}`,
      CHECK,
    ],
    ['sales below nothing', `update products set buy_counts = -1 where id = ${product.productId}`, CHECK],
    [
      'more stars than five each',
      `update products set rating_sum = 11 where id = ${product.productId}`,
      CHECK,
    ],
    [
      'a displayed price of its own',
      `update products set displayed_rupees = 1 where id = ${product.productId}`,
      FIXED,
    ],

    ['no pieces in a cart', `update cart_lines set quantity = 0 where id = ${line}`, CHECK],
    [
      'a product on two lines of a cart',
      `insert into cart_lines (user_id, product_id, quantity) values (${member.userId}, ${product.productId}, 1)`,
      UNIQUE,
    ],
    ['a pincode of five digits', `update addresses set pincode = '56003' where id = ${address}`, CHECK],
    ['another state', `update addresses set state = 'KERALA' where id = ${address}`, CHECK],

    [
      'a payment mode that there is not',
      `update checkouts set payment_mode = 'CARD' where id = '${order.checkoutId}'`,
      CHECK,
    ],
    [
      'a total below its fee',
      `update checkouts set total_paise = 100 where id = '${order.checkoutId}'`,
      CHECK,
    ],
    ['an order of no pieces', `update orders set quantity = 0 where id = ${order.orderId}`, CHECK],
    [
      'a status that there is not',
      `update orders set order_status = 'Lost' where id = ${order.orderId}`,
      CHECK,
    ],
    [
      'an order of an unknown product',
      `update orders set product_id = 999999 where id = ${order.orderId}`,
      MISSING,
    ],
    ['to lose a product that was ordered', `delete from products where id = ${product.productId}`, MISSING],
  ])('%s', async (_what, statement, code) => {
    expect(await refusalOf(statement)).toBe(code);
  });

  it('any status change of an order except to the next', async () => {
    const moveTo = (status: string) =>
      refusalOf(`update orders set order_status = '${status}' where id = ${order.orderId}`);

    expect(await moveTo('Out-For-Delivery')).toBe(CHECK);
    expect(await moveTo('Delivered')).toBe(CHECK);
    expect(await moveTo('Transit')).toBeUndefined();
    expect(await moveTo('Pending')).toBe(CHECK);
    expect(await moveTo('Out-For-Delivery')).toBeUndefined();
    expect(await moveTo('Delivered')).toBeUndefined();
    expect(await moveTo('Out-For-Delivery')).toBe(CHECK);
  });

  it('a rating before delivery, beyond five stars, or a second one', async () => {
    const { orderId } = await gym.make.order({ orderStatus: 'Out-For-Delivery' });
    const rate = (stars: string) => refusalOf(`update orders set rating = ${stars} where id = ${orderId}`);

    expect(await rate('5')).toBe(CHECK);
    await sql`update orders set order_status = 'Delivered' where id = ${orderId}`.execute(gym.db);
    expect(await rate('6')).toBe(CHECK);
    expect(await rate('0')).toBe(CHECK);
    expect(await rate('4')).toBeUndefined();
    expect(await rate('5')).toBe(CHECK);
    expect(await rate('null')).toBe(CHECK);
  });
});

describe('migrating', () => {
  it('an up-to-date database changes nothing', async () => {
    const before = await gym.db.selectFrom('products').select('id').execute();

    await Promise.all([migrate(gym.db), migrate(gym.db)]);

    expect(await gym.db.selectFrom('products').select('id').execute()).toEqual(before);
  });

  it('refuses a database of a later version', async () => {
    const later = '9999-of-a-later-version';
    await sql`insert into kysely_migration (name, timestamp) values (${later}, '2040-01-01')`.execute(gym.db);

    await expect(migrate(gym.db)).rejects.toThrow(later);

    await sql`delete from kysely_migration where name = ${later}`.execute(gym.db);
    await expect(migrate(gym.db)).resolves.toBeUndefined();
  });
});
