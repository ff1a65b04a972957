import { refusals } from '@namma/contract/refusals';
import { afterEach, describe, expect, it } from 'vitest';
import { type CartLine, type OrderBody, startCheckoutGym } from '../../../testing/checkout-gym.ts';
import type { TestProduct, TestUser } from '../../../testing/make.ts';

const { gym, admin, shopper, shopperWithCart, requestFor, order, ordersOf, cartOf, buyCountsOf, change } =
  await startCheckoutGym();
const start = gym.now();
afterEach(() => gym.setNow(start));

describe('ordering a cart', () => {
  it('creates one order per line, at the displayed price, to the chosen address', async () => {
    const oats = await gym.make.product({ price: 349.5, discount: 12.5 }); // shown as 306
    const whey = await gym.make.product({ price: 2499, discount: 22 }); // shown as 1949
    const { member, body } = await shopperWithCart([oats, 2], [whey, 1]);

    const placed = await order(member, { ...body, expectedTotal: 2 * 306 + 1949 + 29 });

    expect(placed).toMatchObject({ status: 201, body: { status: 'Order Placed Successfully', total: 2590 } });
    const orders = await ordersOf(member);
    const { checkoutId, orderIds } = placed.body;
    const common = {
      checkoutId,
      paymentMode: 'COD',
      orderStatus: 'Pending',
      rating: 0,
      orderDate: start.toISOString(),
      address: { name: 'Asha Rao', town: 'Bengaluru', pincode: '560034', addressType: 'home' },
    };
    expect(orders).toMatchObject([
      { ...common, orderId: orderIds[1], product: { productId: whey.productId }, quantity: 1, price: 1949 },
      { ...common, orderId: orderIds[0], product: { productId: oats.productId }, quantity: 2, price: 306 },
    ]);
  });

  it('removes the ordered lines from the cart and keeps the others', async () => {
    const [ordered, kept] = [await gym.make.product(), await gym.make.product()];
    const { member, body } = await shopperWithCart([ordered, 2]);
    await gym.make.cartLine(member, kept, 5);

    await order(member, body);

    expect(await cartOf(member)).toMatchObject([{ product: { productId: kept.productId }, quantity: 5 }]);
  });

  it('uses the quantities of the request, because SPEC has no call to change those of the cart', async () => {
    const product = await gym.make.product();
    const { member, addressId } = await shopper();
    await gym.as(member).call('cart/add', { body: { productId: product.productId } });

    const placed = await order(member, requestFor(addressId, 'cart', [product, 3]));

    expect(placed.status).toBe(201);
    expect(await ordersOf(member)).toMatchObject([{ quantity: 3 }]);
    expect(await cartOf(member)).toEqual([]);
  });

  it('counts the sold pieces', async () => {
    const product = await gym.make.product({ buyCounts: 10 });
    const { member, body } = await shopperWithCart([product, 3]);

    await order(member, body);

    expect(await buyCountsOf(product)).toBe(13);
  });

  it('keeps price and address as sold, whatever changes later', async () => {
    const product = await gym.make.product({ price: 1000, discount: 10 });
    const { member, body } = await shopperWithCart([product, 1]);
    await order(member, body);

    await change(product, { price: 2000 });
    await gym.as(member).call('cart/removeAddress', { query: { id: body.addressId } });

    expect(await ordersOf(member)).toMatchObject([
      { price: 900, product: { price: 2000 }, address: { address: '27, 80 Feet Road' } },
    ]);
  });

  it('supports a hundred lines of a million pieces', async () => {
    const products = await gym.make.products(100, { price: 9, discount: 0 });
    const { member, addressId } = await shopper();
    const lines = products.map((product): CartLine => [product, 1_000_000]);

    const placed = await order(member, requestFor(addressId, 'buy', ...lines));

    expect(placed).toMatchObject({ status: 201, body: { total: 900_000_029 } });
  });
});

describe('the Buy button', () => {
  it('orders its product and does not change the cart', async () => {
    const product = await gym.make.product();
    const { member, body } = await shopperWithCart([product, 4]);

    const placed = await order(member, { ...requestFor(body.addressId, 'buy', [product, 1]) });

    expect(placed.status).toBe(201);
    expect(await cartOf(member)).toMatchObject([{ quantity: 4 }]);
  });
});

/** Expects no order and no sale, and an unchanged cart. */
async function expectNothingOrdered(member: TestUser, ...products: TestProduct[]) {
  expect(await ordersOf(member)).toEqual([]);
  expect((await cartOf(member)).length).toBe(products.length);
  for (const product of products) expect(await buyCountsOf(product)).toBe(0);
}

describe('a checkout is refused, and nothing is ordered,', () => {
  it('when products sold out meanwhile: it lists them all', async () => {
    const [first, second, third] = [
      await gym.make.product(),
      await gym.make.product(),
      await gym.make.product(),
    ];
    const { member, body } = await shopperWithCart([first, 1], [second, 1], [third, 1]);
    await change(first, { available: 0 });
    await change(third, { available: 0 });

    const answer = await order(member, body);

    expect(answer).toMatchObject({
      status: 409,
      body: { message: `${first.name}, ${third.name}: Product Out-Off Stock` },
    });
    await expectNothingOrdered(member, first, second, third);
  });

  it('when a product was deleted meanwhile', async () => {
    const product = await gym.make.product();
    const { member, body } = await shopperWithCart([product, 1]);
    await gym.as(admin).call('product/delete', { query: { id: product.productId } });

    const answer = await order(member, body);

    expect(answer).toMatchObject({
      status: 409,
      body: { message: `${product.name}: Product Out-Off Stock` },
    });
    expect(await ordersOf(member)).toEqual([]);
  });

  it('when such a product never existed', async () => {
    const product = await gym.make.product();
    const { member, body } = await shopperWithCart([product, 1]);
    const cartProductDetails = [...body.cartProductDetails, { productId: 999_999, quantity: 1 }];

    const answer = await order(member, { ...body, cartProductDetails });

    expect(answer.status).toBe(404);
    await expectNothingOrdered(member, product);
  });

  it('when a price changed: it returns both totals', async () => {
    const product = await gym.make.product({ price: 1000, discount: 10 });
    const { member, body } = await shopperWithCart([product, 2]);
    await change(product, { price: 1100 });

    const answer = await order(member, { ...body, expectedTotal: 1829 });

    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({
      message: 'A price has changed: the total was ₹1,829 and is now ₹2,009.',
      code: 'totalChanged',
      params: [1829, 2009],
      expectedTotal: 1829,
      total: 2009,
    });
    await expectNothingOrdered(member, product);
  });

  it('when a product is not in the cart any more', async () => {
    const product = await gym.make.product();
    const { member, body } = await shopperWithCart([product, 2]);
    const [line] = await cartOf(member);
    await gym.as(member).call('cart/remove', { query: { id: line?.cartId ?? 0 } });

    const answer = await order(member, body);

    expect(answer).toMatchObject({
      status: 409,
      body: { message: 'Your cart has changed. Review it before you order.' },
    });
    expect(await ordersOf(member)).toEqual([]);
  });

  it('when the address is another member’s, or unknown', async () => {
    const product = await gym.make.product();
    const { member, body } = await shopperWithCart([product, 1]);
    const other = await shopper();

    const others = await order(member, { ...body, addressId: other.addressId });
    const nobodys = await order(member, { ...body, addressId: 999_999 });

    expect([others.status, nobodys.status]).toEqual([403, 404]);
    await expectNothingOrdered(member, product);
  });

  it('for one reason at a time: products, then address, cart, total', async () => {
    const [oats, whey] = [await gym.make.product(), await gym.make.product()];
    const { member, body } = await shopperWithCart([oats, 1], [whey, 1]);
    const own = body.addressId;
    const others = (await shopper()).addressId;
    const wrong = { ...body, addressId: others, expectedTotal: 1 };
    const lines = body.cartProductDetails;
    await change(oats, { available: 0 });
    const messageOf = async (request: OrderBody) => (await order(member, request)).body.message;

    const withUnknown = { ...wrong, cartProductDetails: [...lines, { productId: 999_999, quantity: 1 }] };
    const unknownProduct = await messageOf(withUnknown);
    const soldOut = await messageOf(wrong);
    await change(oats, { available: 1 });
    const [, ofWhey] = await cartOf(member);
    await gym.as(member).call('cart/remove', { query: { id: ofWhey?.cartId ?? 0 } });
    const othersAddress = await messageOf(wrong);
    const otherCart = await messageOf({ ...wrong, addressId: own });
    const otherTotal = await messageOf({ ...wrong, addressId: own, source: 'buy' });

    expect([unknownProduct, soldOut, othersAddress, otherCart, otherTotal]).toEqual([
      refusals.noSuchProduct.message(),
      refusals.soldOut.message(oats.name),
      refusals.notYours.message(),
      refusals.cartChanged.message(),
      expect.stringContaining('A price has changed'),
    ]);
    expect(await ordersOf(member)).toEqual([]);
    expect(await cartOf(member)).toMatchObject([{ quantity: 1 }]);
  });

  it.each([
    [{ paymentMode: 'CARD' }, 'paymentMode', 'Choose cash on delivery (COD)'],
    [{ cartProductDetails: [] }, 'cartProductDetails', 'Choose at least one product'],
    [
      {
        cartProductDetails: [
          { productId: 1, quantity: 1 },
          { productId: 1, quantity: 2 },
        ],
      },
      'cartProductDetails',
      'List each product once',
    ],
    [
      { cartProductDetails: Array.from({ length: 101 }, (_, i) => ({ productId: i + 1, quantity: 1 })) },
      'cartProductDetails',
      'Order up to 100 products at once',
    ],
  ])('when the request is wrong: %j', async (wrong, path, message) => {
    const { member, addressId } = await shopper();

    const answer = await gym.as(member).callLoosely('orders/order', {
      body: { ...requestFor(addressId, 'buy', [await gym.make.product(), 1]), ...wrong },
    });

    expect(answer.status).toBe(400);
    expect(answer.body.issues).toContainEqual({ path, message });
    expect(await ordersOf(member)).toEqual([]);
  });

  it.each([0, -1, 1.5, 1_000_001, '1', null])('when a quantity is %j', async (quantity) => {
    const { member, addressId } = await shopper();
    const { productId } = await gym.make.product();

    const answer = await gym.as(member).callLoosely('orders/order', {
      body: { paymentMode: 'COD', source: 'buy', addressId, cartProductDetails: [{ productId, quantity }] },
    });

    expect(answer.status).toBe(400);
  });
});
