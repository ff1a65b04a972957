import type { BodyInput } from '@namma/contract/calls';
import { startTestGym } from './gym.ts';
import type { TestProduct, TestUser } from './make.ts';

export type OrderBody = BodyInput<'orders/order'>;
export type CartLine = [product: TestProduct, quantity: number];

/** A gym on 4 March 2030 with an admin, and members who order. */
export async function startCheckoutGym() {
  const gym = await startTestGym({ today: '2030-03-04' });
  const admin = await gym.make.admin();

  /** A member at the payment step. */
  async function shopper() {
    const member = await gym.make.member();
    return { member, addressId: await gym.make.address(member) };
  }

  /** A shopper with these lines in the cart. */
  async function shopperWithCart(...lines: CartLine[]) {
    const { member, addressId } = await shopper();
    for (const [product, quantity] of lines) await gym.make.cartLine(member, product, quantity);
    return { member, body: requestFor(addressId, 'cart', ...lines) };
  }

  const requestFor = (addressId: number, source: OrderBody['source'], ...lines: CartLine[]): OrderBody => ({
    paymentMode: 'COD',
    source,
    addressId,
    cartProductDetails: lines.map(([{ productId }, quantity]) => ({ productId, quantity })),
  });

  const order = (member: TestUser, body: OrderBody, key?: string) =>
    gym
      .as(member)
      .call('orders/order', { body, ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }) });
  const ordersOf = async (member: TestUser) => (await gym.as(member).call('orders/getOrders')).body;
  const cartOf = async (member: TestUser) => (await gym.as(member).call('cart/cartDetails')).body;
  const buyCountsOf = async ({ productId }: TestProduct) =>
    (await gym.guest().call('product/get', { query: { id: productId } })).body.buyCounts;
  const change = (product: TestProduct, changes: { price?: number; available?: 0 | 1 }) =>
    gym.as(admin).call('product/update', {
      body: {
        productId: product.productId,
        name: product.name,
        description: 'Mix one scoop with water.',
        price: product.price,
        discount: product.discount,
        available: 1,
        ...changes,
      },
    });

  return { gym, admin, shopper, shopperWithCart, requestFor, order, ordersOf, cartOf, buyCountsOf, change };
}
