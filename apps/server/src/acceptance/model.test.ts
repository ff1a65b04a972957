// onBothEngines: whole lives of a shop and a gym go through most statements that write.
import { addMonths } from '@namma/contract/days/dates';
import { planLengthsMonths, tierNames } from '@namma/contract/memberships/tiers';
import { IDEMPOTENCY_KEY_HEADER, orderStatuses } from '@namma/contract/orders/rules';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { startTestGym } from '../testing/gym.ts';
import type { TestProduct, TestUser } from '../testing/make.ts';
import { type ActivityEntry, LifeModel } from '../testing/shop-model.ts';
import { listKeptTotals, listRecountedTotals } from '../testing/totals.ts';

const TODAY = '2030-03-04';
const PRICES = [100, 250, 999];
const MEMBERS = 2;
const NO_ID = 2_000_000_000;
const gym = await startTestGym({ today: TODAY });
const admin = gym.as(await gym.make.admin());

/** The real shop over HTTP, with members and products for one run. */
class Shop {
  private readonly cartIds = new Map<string, number>();
  readonly members: readonly TestUser[];
  readonly products: readonly TestProduct[];
  private readonly addressIds: readonly number[];

  private constructor(
    members: readonly TestUser[],
    products: readonly TestProduct[],
    addressIds: readonly number[],
  ) {
    this.members = members;
    this.products = products;
    this.addressIds = addressIds;
  }

  static async open(): Promise<Shop> {
    const members = await gym.make.members(MEMBERS);
    const products = await Promise.all(PRICES.map((price) => gym.make.product({ price, discount: 0 })));
    return new Shop(members, products, await Promise.all(members.map((member) => gym.make.address(member))));
  }

  /** @returns the status of the answer */
  async do(entry: ActivityEntry, model: LifeModel): Promise<number> {
    return (await this.ask(entry, model)).status;
  }

  private async ask(entry: ActivityEntry, model: LifeModel): Promise<{ status: number }> {
    const client = this.client(entry.who);
    const headers: Record<string, string> =
      entry.key === undefined ? {} : { [IDEMPOTENCY_KEY_HEADER]: entry.key };
    switch (entry.does) {
      case 'addToCart':
        return client.call('cart/add', { body: { productId: this.productId(entry.what) } });
      case 'setQuantity':
        return client.call('cart/update', {
          body: { cartId: await this.cartId(entry), quantity: entry.quantity },
        });
      case 'removeFromCart':
        return client.call('cart/remove', { query: { id: await this.cartId(entry) } });
      case 'orderCart': {
        const { body } = await client.call('cart/cartDetails');
        const lines = body.map(({ product, quantity }) => ({ productId: product.productId, quantity }));
        return client.call('orders/order', { body: this.request(entry.who, 'cart', lines), headers });
      }
      case 'buy': {
        const lines = [{ productId: this.productId(entry.what), quantity: entry.quantity }];
        return client.call('orders/order', { body: this.request(entry.who, 'buy', lines), headers });
      }
      case 'advance':
        return admin.call('orders/update', {
          body: { id: await this.orderId(entry.which, model), status: model.statusMeant(entry) },
        });
      case 'cancel': {
        const by = entry.by === 'admin' ? admin : client;
        return by.call('orders/cancel', { body: { id: await this.orderId(entry.which, model) } });
      }
      case 'rate': {
        const order = model.orderOf(entry.which);
        const orderId = await this.orderId(entry.which, model);
        return client.call('orders/rating', {
          body: { rating: entry.stars, productId: this.productId(order.what), orderId },
        });
      }
      case 'reprice':
      case 'stock': {
        const { price, isAvailable } = model.productOf(entry.what);
        const changed =
          entry.does === 'reprice'
            ? { price: entry.price, isAvailable }
            : { price, isAvailable: entry.isAvailable };
        return admin.call('product/update', {
          body: {
            productId: this.productId(entry.what),
            name: 'Oats',
            description: 'Whole oats.',
            discount: 0,
            price: changed.price,
            available: changed.isAvailable ? 1 : 0,
          },
        });
      }
      case 'deleteProduct':
        return admin.call('product/delete', { query: { id: this.productId(entry.what) } });
      case 'buyMembership':
        return client.call('membership/register', {
          body: {
            type: entry.type,
            center: 'HSR Layout',
            start_Date: TODAY,
            end_Date: addMonths(TODAY, entry.months),
            overlaps: true,
          },
          headers,
        });
      case 'pay': {
        const place = entry.which % model.memberships.length;
        const rows = await gym.db
          .selectFrom('memberships')
          .select('id')
          .where(
            'user_id',
            'in',
            this.members.map(({ userId }) => userId),
          )
          .orderBy('id')
          .execute();
        return admin.call('membership/update', { body: { id: rows[place]?.id ?? NO_ID, status: 'payed' } });
      }
    }
  }

  /** Everything that the members can see, in the form of the model. */
  async look() {
    const place = ({ productId }: { productId: number }) =>
      this.products.findIndex((product) => product.productId === productId);
    return Promise.all(
      this.members.map(async ({ token }) => {
        const client = gym.withToken(token);
        const cart = (await client.call('cart/cartDetails')).body;
        const orders = (await client.call('orders/getOrders')).body;
        const memberships = (await client.call('membership/getMemberships')).body;
        return {
          cart: cart.map(({ product, quantity }) => [place(product), quantity]),
          orders: orders
            .toReversed()
            .map(({ product, quantity, price, orderStatus, cancelledAt, rating }) => [
              place(product),
              quantity,
              price,
              orderStatus,
              cancelledAt !== null,
              rating,
            ]),
          memberships: memberships.toReversed().map(({ type, payment_status }) => [type, payment_status]),
          products: orders.map(({ product }) => [place(product), product.buyCounts, product.rating]),
        };
      }),
    );
  }

  private client = (who: number) => gym.as(this.members[who] as TestUser);
  private productId = (what: number) => (this.products[what] as TestProduct).productId;

  /** The id of the cart line, or its last id if it is removed. */
  private async cartId({ who, what }: { who: number; what: number }): Promise<number> {
    for (const { cartId, product } of (await this.client(who).call('cart/cartDetails')).body)
      this.cartIds.set(`${who} ${product.productId}`, cartId);
    return this.cartIds.get(`${who} ${this.productId(what)}`) ?? NO_ID;
  }

  private async orderId(which: number, model: LifeModel): Promise<number> {
    const rows = await gym.db
      .selectFrom('orders')
      .select('id')
      .where(
        'user_id',
        'in',
        this.members.map(({ userId }) => userId),
      )
      .orderBy('id')
      .execute();
    return rows[which % model.orders.length]?.id ?? NO_ID;
  }

  private request = (
    who: number,
    source: 'cart' | 'buy',
    lines: { productId: number; quantity: number }[],
  ) => ({
    paymentMode: 'COD' as const,
    source,
    addressId: this.addressIds[who] ?? NO_ID,
    cartProductDetails: lines,
  });
}

/** That state, from the model. */
function picture(model: LifeModel) {
  const mean = (stars: number[]) =>
    stars.length === 0
      ? 0
      : Math.round((stars.reduce((sum, each) => sum + each, 0) / stars.length) * 10) / 10;
  return model.carts.map((cart, who) => {
    const orders = model.orders.filter((order) => order.who === who);
    return {
      cart: [...cart],
      orders: orders.map(({ what, quantity, price, status, isCancelled, stars }) => [
        what,
        quantity,
        price,
        status,
        isCancelled,
        stars,
      ]),
      memberships: model.memberships
        .filter((each) => each.who === who)
        .map(({ type, status }) => [type, status]),
      products: orders
        .toReversed()
        .map(({ what }) => [what, model.productOf(what).sold, mean(model.productOf(what).stars)]),
    };
  });
}

/** Applies one entry to the shop and to the model. */
class Step implements fc.AsyncCommand<LifeModel, Shop> {
  private readonly entry: ActivityEntry;

  constructor(entry: ActivityEntry) {
    this.entry = entry;
  }
  check = (model: LifeModel) => model.canBeTried(this.entry);
  toString = () => JSON.stringify(this.entry);

  async run(model: LifeModel, shop: Shop): Promise<void> {
    // The shop goes first, because the entry refers to rows by the model's state before it.
    const status = await shop.do(this.entry, model);

    expect(status, this.toString()).toBe(model.apply(this.entry));
  }
}

const by = {
  who: fc.nat({ max: MEMBERS - 1 }),
  key: fc.oneof(
    { weight: 2, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom('a', 'b') },
  ),
};
const what = fc.nat({ max: PRICES.length - 1 });
const which = fc.nat({ max: 20 });
const quantity = fc.integer({ min: 1, max: 9 });
const entry = (does: ActivityEntry['does'], more: Record<string, fc.Arbitrary<unknown>> = {}) =>
  // Each call below gives the fields of its kind of entry, so the cast is safe.
  fc.record({ ...by, does: fc.constant(does), ...more }).map((each) => new Step(each as ActivityEntry));

const steps = fc.commands(
  [
    entry('addToCart', { what }),
    entry('addToCart', { what }),
    entry('setQuantity', { what, quantity }),
    entry('removeFromCart', { what }),
    entry('orderCart'),
    entry('orderCart'),
    entry('buy', { what, quantity }),
    entry('advance', { which, to: fc.constantFrom(...orderStatuses) }),
    // With many orders few would ever be delivered, so these advance only the first two.
    ...Array.from({ length: 4 }, () =>
      entry('advance', { which: fc.constantFrom(0, 1), to: fc.constant('next') }),
    ),
    entry('cancel', { which, by: fc.constantFrom('member', 'admin') }),
    ...Array.from({ length: 3 }, () =>
      entry('rate', { which: fc.constantFrom(0, 1), stars: fc.integer({ min: 1, max: 5 }) }),
    ),
    entry('reprice', { what, price: fc.integer({ min: 1, max: 5000 }) }),
    entry('stock', { what, isAvailable: fc.boolean() }),
    entry('deleteProduct', { what }),
    entry('buyMembership', {
      type: fc.constantFrom(...tierNames),
      months: fc.constantFrom(...planLengthsMonths),
    }),
    entry('pay', { which }),
  ],
  { maxCommands: 60, size: 'max' },
);

it('orders and memberships follow the rules after any sequence of requests', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (commands) => {
      const shop = await Shop.open();
      const model = new LifeModel(MEMBERS, PRICES);

      await fc.asyncModelRun(() => ({ model, real: shop }), commands);

      expect(await shop.look()).toEqual(picture(model));
      expect(await listKeptTotals(gym.db)).toEqual(await listRecountedTotals(gym.db));
    }),
    { numRuns: gym.engine === 'postgresql' ? 20 : 10 },
  );
}, 120_000);
