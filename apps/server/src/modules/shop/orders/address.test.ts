import type { OrderAddressChange } from '@namma/contract/orders/address-schemas';
import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import type { TestUser } from '../../../testing/make.ts';

const gym = await startTestGym({
  today: '2030-03-04',
  mail: { origin: 'https://gym.example', sending: { from: 'hello@gym.example', wake: () => {} } },
});
const admin = gym.as(await gym.make.admin());
const edit = (body: OrderAddressChange) => admin.call('orders/updateAddress', { body });
const orderOf = async (id: number) => (await admin.call('admin/getOrder', { query: { id } })).body;
const mailsTo = async ({ email }: TestUser) => {
  const rows = gym.db.selectFrom('mails').select('id').where('kind', '=', 'order address changed');
  const ids = await rows.where('recipient', '=', email).orderBy('id').execute();
  return Promise.all(ids.map(async ({ id }) => (await admin.call('admin/getMail', { query: { id } })).body));
};

/** A checkout with two lines. */
async function checkout() {
  const member = await gym.make.member();
  const [one, other] = await gym.make.products(2);
  const addressId = await gym.make.address(member);
  const { body } = await gym.as(member).call('orders/order', {
    body: {
      paymentMode: 'COD',
      source: 'buy',
      addressId,
      cartProductDetails: [one, other].map((product) => ({
        productId: product?.productId ?? 0,
        quantity: 1,
      })),
    },
  });
  const [first = 0, second = 0] = body.orderIds;
  return { member, first, second };
}

describe('the address of an order', () => {
  it('is changed for the whole checkout, logged without its values, and mailed', async () => {
    const { member, first, second } = await checkout();

    const answer = await edit({ orderId: second, town: 'Mysuru', pincode: '570001', addresstype: 'work' });

    expect(answer).toMatchObject({ status: 200, body: { status: 'Address changed' } });
    const order = await orderOf(first);
    expect(order.address).toMatchObject({ town: 'Mysuru', pincode: '570001', addressType: 'work' });
    expect(order.history.at(-1)).toMatchObject({ status: 'Address changed' });
    const { content } = (await admin.call('admin/getActivity', { query: { action: 'address changed' } }))
      .body;
    expect(content.map(({ after }) => after)).toEqual([
      { fields: 'town, pincode, address_type' },
      { fields: 'town, pincode, address_type' },
    ]);
    const [mail, ...more] = await mailsTo(member);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`Mysuru 570001`);
    const [saved] = (await gym.as(member).call('cart/addressDetails')).body;
    expect(saved?.town).not.toBe('Mysuru');
  });

  it('is changed once when the form is sent twice', async () => {
    const { member, first } = await checkout();
    await edit({ orderId: first, phone: '9000000001' });

    const again = await edit({ orderId: first, phone: '9000000001' });

    expect(again.status).toBe(200);
    expect(await mailsTo(member)).toHaveLength(1);
  });

  it('cannot be changed once one of its orders has left the shop, also when that one is cancelled then', async () => {
    const { first, second } = await checkout();
    await admin.call('orders/update', { body: { id: first, status: 'Transit' } });
    const onItsWay = await edit({ orderId: second, town: 'Mysuru' });
    await admin.call('orders/cancel', { body: { id: first } });

    const cancelled = await edit({ orderId: second, town: 'Mysuru' });

    expect([onItsWay.status, cancelled.status]).toEqual([409, 409]);
    expect((await orderOf(second)).address?.town).not.toBe('Mysuru');
  });

  it('of a cancelled, counter or unknown order cannot be changed', async () => {
    const { member, first, second } = await checkout();
    for (const id of [first, second]) await gym.as(member).call('orders/cancel', { body: { id } });
    const product = await gym.make.product({ price: 60, discount: 0 });
    const sold = await admin.call('sales/sell', {
      body: {
        lines: [{ productId: product.productId, quantity: 1 }],
        mode: 'cash',
        center: 'HSR Layout',
        expectedTotal: 60,
      },
    });
    const [row] = (await admin.call('orders/getAllOrders', { query: { q: sold.body.orderNumber } })).body
      .content;

    const answers = await Promise.all(
      [first, row?.orderId ?? 0, 999_999].map((orderId) => edit({ orderId, town: 'Mysuru' })),
    );

    expect(answers.map(({ status }) => status)).toEqual([409, 409, 404]);
  });

  it('is validated like any address, and missing fields are unchanged', async () => {
    const { first } = await checkout();
    const before = (await orderOf(first)).address;

    const wrong = await admin.callLoosely('orders/updateAddress', {
      body: { orderId: first, pincode: '57' },
    });
    const nothing = await edit({ orderId: first });

    expect([wrong.status, nothing.status]).toEqual([400, 200]);
    expect((await orderOf(first)).address).toEqual(before);
  });
});
