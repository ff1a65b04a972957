import { expect } from 'vitest';
import { startTestGym } from './gym.ts';
import type { TestProduct, TestUser } from './make.ts';

const tax = {
  scheme: 'regular',
  legalName: 'Namma Strength Fitness LLP',
  gstin: '29AAGCB7383J1Z4',
} as const;

/** A gym that is registered for GST, with an admin, and members whose orders get documents. */
export async function startDocumentsGym() {
  const gym = await startTestGym({ tax });
  const admin = await gym.make.admin();

  const setTax = (product: TestProduct, rateBasisPoints: number, fromDay = '2026-01-01') =>
    gym.as(admin).call('admin/setProductTax', {
      body: { productId: product.productId, hsn: '2106', rateBasisPoints, fromDay },
    });

  /** A checkout of these products, one piece each, and its orders. */
  async function checkoutOf(member: TestUser, products: readonly TestProduct[]) {
    const { body } = await gym.as(member).call('orders/order', {
      body: {
        paymentMode: 'COD',
        source: 'buy',
        addressId: await gym.make.address(member),
        cartProductDetails: products.map(({ productId }) => ({ productId, quantity: 1 })),
      },
    });
    return { checkoutId: body.checkoutId, orderIds: body.orderIds };
  }

  const move = (id: number, by = admin) =>
    gym.as(by).call('orders/update', { body: { id, status: 'Transit' } });
  const undo = (activityId: number | undefined, by = admin) =>
    gym.as(by).call('admin/undo', { body: { activityId: activityId ?? 0 } });
  const numbersOf = async (member: TestUser) =>
    (await gym.as(member).call('documents/getMine')).body.map(({ number }) => number);
  async function onlyNumberOf(member: TestUser): Promise<string> {
    const [number = '', ...others] = await numbersOf(member);
    expect(others).toEqual([]);
    return number;
  }

  return { gym, tax, admin, setTax, checkoutOf, move, undo, numbersOf, onlyNumberOf };
}
