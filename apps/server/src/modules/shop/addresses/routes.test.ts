import type { BodyInput } from '@namma/contract/calls';
import { IDEMPOTENCY_KEY_HEADER } from '@namma/contract/orders/rules';
import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import type { TestUser } from '../../../testing/make.ts';

const gym = await startTestGym();
const addressesOf = async (member: TestUser) => (await gym.as(member).call('cart/addressDetails')).body;

const form: BodyInput<'cart/addAddress'> = {
  name: 'Asha Rao',
  email: 'Asha@Example.com',
  phone: '9876543210',
  address: '12, 5th Cross\nIndiranagar',
  town: 'Bengaluru',
  pincode: '560038',
  district: 'Bengaluru Urban',
  addresstype: 'work',
};

describe('saving an address', () => {
  it('stores it as given, in Karnataka', async () => {
    const member = await gym.make.member();

    const saved = await gym.as(member).call('cart/addAddress', { body: form });

    expect(saved).toMatchObject({ status: 201, body: { status: 'Address added' } });
    const { addresstype, ...fields } = form;
    expect(await addressesOf(member)).toEqual([
      {
        ...fields,
        addressId: saved.body.addressId,
        email: 'asha@example.com',
        state: 'KARNATAKA',
        addressType: addresstype,
      },
    ]);
  });

  it('stores it once when repeated with the same key, and refuses another one with that key', async () => {
    const member = await gym.make.member();
    const save = (body = form) =>
      gym
        .as(member)
        .call('cart/addAddress', { body, headers: { [IDEMPOTENCY_KEY_HEADER]: 'from the lift' } });

    const first = await save();
    const again = await save();
    const other = await save({ ...form, town: 'Mysuru' });

    expect(again).toMatchObject({ status: 201, body: first.body });
    expect(other.status).toBe(422);
    expect(await addressesOf(member)).toHaveLength(1);
  });

  it('adds to the existing ones, in order', async () => {
    const member = await gym.make.member();

    for (const town of ['Mysuru', 'Hubballi']) {
      await gym.as(member).call('cart/addAddress', { body: { ...form, town } });
    }

    expect((await addressesOf(member)).map((address) => address.town)).toEqual(['Mysuru', 'Hubballi']);
  });

  it.each([
    ['name', '', 'Name required!'],
    ['email', '', 'Email required!'],
    ['email', 'asha', 'Invalid email!'],
    ['phone', '12345', 'Phone no Should be exactly 10 digits'],
    ['address', ' ', 'Address required!'],
    ['town', '', 'Town required!'],
    ['pincode', '', 'invalid'],
    ['pincode', '56003', 'invalid'],
    ['pincode', '5600381', 'invalid'],
    ['pincode', '56003a', 'invalid'],
    ['pincode', 560038, 'invalid'],
    ['district', '', 'District required!'],
    ['addresstype', 'office', 'Address type required!'],
  ])('refuses %s %j with "%s" on that field', async (field, value, message) => {
    const member = await gym.make.member();

    const answer = await gym.as(member).callLoosely('cart/addAddress', { body: { ...form, [field]: value } });

    expect(answer.status).toBe(400);
    expect(answer.body.issues).toContainEqual({ path: field, message });
    expect(await addressesOf(member)).toEqual([]);
  });

  it('refuses another state', async () => {
    const answer = await gym
      .as(await gym.make.member())
      .callLoosely('cart/addAddress', { body: { ...form, state: 'KERALA' } });

    expect(answer.status).toBe(400);
    expect(answer.body.issues).toMatchObject([{ path: 'state' }]);
  });
});

describe('changing an address', () => {
  it('keeps its position in the list, and unchanged fields', async () => {
    const member = await gym.make.member();
    const first = await gym.make.address(member);
    const second = await gym.make.address(member, { town: 'Mysuru' });

    const changed = await gym.as(member).call('cart/updateAddress', { body: { ...form, addressId: first } });

    expect(changed).toMatchObject({ status: 200, body: { status: 'Address updated' } });
    const { addresstype, ...fields } = form;
    expect(await addressesOf(member)).toMatchObject([
      {
        ...fields,
        addressId: first,
        email: 'asha@example.com',
        state: 'KARNATAKA',
        addressType: addresstype,
      },
      { addressId: second, town: 'Mysuru' },
    ]);
  });

  it('does not change the copies of orders', async () => {
    const member = await gym.make.member();
    const addressId = await gym.make.address(member);
    const { productId } = await gym.make.product();
    await gym.as(member).call('orders/order', {
      body: {
        paymentMode: 'COD',
        source: 'buy',
        addressId,
        cartProductDetails: [{ productId, quantity: 1 }],
      },
    });
    const [ordered] = (await gym.as(member).call('orders/getOrders')).body;

    await gym.as(member).call('cart/updateAddress', { body: { ...form, addressId } });

    expect((await gym.as(member).call('orders/getOrders')).body[0]?.address).toEqual(ordered?.address);
    expect(ordered?.address?.address).not.toBe(form.address);
  });

  it('validates it like a new one', async () => {
    const member = await gym.make.member();
    const addressId = await gym.make.address(member);
    const before = await addressesOf(member);

    const answer = await gym
      .as(member)
      .callLoosely('cart/updateAddress', { body: { ...form, addressId, pincode: '5600' } });

    expect(answer.status).toBe(400);
    expect(answer.body.issues).toEqual([{ path: 'pincode', message: 'invalid' }]);
    expect(await addressesOf(member)).toEqual(before);
  });

  it("is refused for another member's, which is unchanged, and for an unknown one", async () => {
    const [member, other] = [await gym.make.member(), await gym.make.member()];
    const addressId = await gym.make.address(other);
    const before = await addressesOf(other);

    const answers = [
      await gym.as(member).call('cart/updateAddress', { body: { ...form, addressId } }),
      await gym.as(member).call('cart/updateAddress', { body: { ...form, addressId: 999_999 } }),
    ];

    expect(answers).toMatchObject([
      { status: 403, body: { message: 'This belongs to another member.' } },
      { status: 404, body: { message: 'Address not found in your list.' } },
    ]);
    expect(await addressesOf(other)).toEqual(before);
  });
});

describe('deleting an address', () => {
  it('removes it from the list, once', async () => {
    const member = await gym.make.member();
    const id = await gym.make.address(member);
    const kept = await gym.make.address(member);
    const remove = () => gym.as(member).call('cart/removeAddress', { query: { id } });

    const answers = [await remove(), await remove()];

    expect(answers.map((answer) => answer.status)).toEqual([200, 404]);
    expect(answers[0]?.body.status).toBe('Address removed');
    expect((await addressesOf(member)).map((address) => address.addressId)).toEqual([kept]);
  });

  it("is refused for another member's, which is unchanged", async () => {
    const [member, other] = [await gym.make.member(), await gym.make.member()];
    const id = await gym.make.address(other);

    const answer = await gym.as(member).call('cart/removeAddress', { query: { id } });

    expect(answer).toMatchObject({ status: 403, body: { message: 'This belongs to another member.' } });
    expect(await addressesOf(other)).toHaveLength(1);
    expect(await addressesOf(member)).toEqual([]);
  });
});
