import { CONVENIENCE_FEE_RUPEES } from '@namma/contract/business';
import { IDEMPOTENCY_KEY_HEADER } from '@namma/contract/orders/rules';
import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const desk = gym.as(await gym.make.staff({ preset: 'desk' }));
const { productId } = await gym.make.product({ price: 500, discount: 0, onHand: 20 });

const address = {
  name: 'Kaveri',
  phone: '9876543210',
  address: '7, 12th Main',
  town: 'Bengaluru',
  pincode: '560038',
  district: 'Bengaluru Urban',
  addresstype: 'home',
} as const;

const taking = (userId: number, changes: object = {}) => ({
  userId,
  address,
  lines: [{ productId, quantity: 2 }],
  expectedTotal: 1000 + CONVENIENCE_FEE_RUPEES,
  ...changes,
});

describe('an order taken by the desk for a caller', () => {
  it('goes through the checkout of the shop, paid on delivery', async () => {
    const member = await gym.make.member();

    const { status, body } = await desk.call('orders/take', { body: taking(member.userId) });

    expect(status).toBe(201);
    const [order] = (await gym.as(member).call('orders/getOrders')).body;
    expect(order).toMatchObject({
      checkoutId: body.checkoutId,
      paymentMode: 'COD',
      orderStatus: 'Pending',
      channel: 'online',
      quantity: 2,
      address: { address: '7, 12th Main', email: '' },
      duePaise: (1000 + CONVENIENCE_FEE_RUPEES) * 100,
    });
    const checkout = gym.db.selectFrom('checkouts').select('source').where('id', '=', body.checkoutId);
    expect(await checkout.executeTakeFirst()).toEqual({ source: 'desk' });
    const logged = gym.db
      .selectFrom('activity')
      .select('subject_user_id')
      .where('action', '=', 'order taken')
      .where('subject_id', '=', body.orderIds[0] ?? 0);
    expect(await logged.execute()).toEqual([{ subject_user_id: member.userId }]);
  });

  it('is offered the address of the order before, or the saved one', async () => {
    const member = await gym.make.member();
    const query = { userId: member.userId };
    expect((await desk.call('orders/getCallerAddress', { query })).body).toEqual({ address: null });

    await gym.make.address(member);
    const saved = (await desk.call('orders/getCallerAddress', { query })).body.address;
    expect(saved?.address).toBeDefined();

    await desk.call('orders/take', { body: taking(member.userId) });
    const last = (await desk.call('orders/getCallerAddress', { query })).body.address;
    expect(last).toMatchObject({ address: '7, 12th Main', addressType: 'home' });
  });

  it('is placed once for each key', async () => {
    const member = await gym.make.member();
    const headers = { [IDEMPOTENCY_KEY_HEADER]: `call of ${member.userId}` };

    const [first, second] = [
      await desk.call('orders/take', { body: taking(member.userId), headers }),
      await desk.call('orders/take', { body: taking(member.userId), headers }),
    ];

    expect(second.body).toEqual(first.body);
    expect((await gym.as(member).call('orders/getOrders')).body).toHaveLength(1);
  });

  it('is refused at another total, and for staff accounts', async () => {
    const member = await gym.make.member();
    const admin = await gym.make.admin();

    const changed = await desk.callLoosely('orders/take', {
      body: taking(member.userId, { expectedTotal: 999 }),
    });
    const forStaff = await desk.callLoosely('orders/take', { body: taking(admin.userId) });

    expect([changed.status, changed.body.code]).toEqual([409, 'totalChanged']);
    expect([forStaff.status, forStaff.body.code]).toEqual([404, 'noSuchMember']);
  });
});
