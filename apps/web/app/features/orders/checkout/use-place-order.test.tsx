import { IDEMPOTENCY_KEY_HEADER } from '@namma/contract/orders/rules';
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api';
import { renderHookAt } from '../../../testing/render-hook-at';
import { sampleProduct } from '../../../testing/samples';
import { usePlaceOrder } from './use-place-order';

const CHECKOUT_ID = '0190c8a4-7e0d-7c7a-9a3e-52d1f0a4b6c1';
const placed = {
  reply: { status: 'Order placed', checkoutId: CHECKOUT_ID, orderIds: [11], total: 2279 },
};
const refusal = (status: number, message: string, details: object = {}) => ({
  status,
  error: { message, ...details },
});

/** The payment step for one product, bought with the Buy button, to the member's address 3. */
const openPayment = (changes: Parameters<typeof sampleProduct>[0] = {}) => {
  const lines = [{ quantity: 1, product: sampleProduct(changes) }];
  return renderHookAt('/store/payment?address=3&buy=7', () => usePlaceOrder({ buy: 7, address: 3 }, lines));
};

beforeEach(() => localStorage.setItem('token', 'a-token'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

describe('placing an order', () => {
  it('sends what is shown, with its total, and goes on to the success screen', async () => {
    const api = fakeApi({ 'orders/order': placed });
    const screen = await openPayment();

    await act(() => screen.current.confirm());

    expect(api.requestsOf('orders/order').map(({ body }) => body)).toEqual([
      {
        paymentMode: 'COD',
        source: 'buy',
        addressId: 3,
        cartProductDetails: [{ productId: 7, quantity: 1 }],
        expectedTotal: 2279,
      },
    ]);
    expect(screen.address()).toBe(`/store/payment?placed=${CHECKOUT_ID}`);
  });

  it('sends one request when Confirm is pressed twice', async () => {
    const api = fakeApi({ 'orders/order': placed });
    const screen = await openPayment();

    await act(() => Promise.all([screen.current.confirm(), screen.current.confirm()]));

    expect(api.requestsOf('orders/order')).toHaveLength(1);
  });

  it('sends the same key again after the network failed, and stays on the payment step', async () => {
    const api = fakeApi({ 'orders/order': 'network is down' });
    const screen = await openPayment();
    await act(() => screen.current.confirm());
    expect(screen.address()).toBe('/store/payment?address=3&buy=7');
    expect(screen.current.isBusy).toBe(false);

    api.answer({ 'orders/order': placed });
    await act(() => screen.current.confirm());

    const keys = api.requestsOf('orders/order').map(({ headers }) => headers.get(IDEMPOTENCY_KEY_HEADER));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[\da-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('asks before it orders at a price that changed, and orders under another key once that is accepted', async () => {
    const changed = sampleProduct({ price: 3000 });
    const api = fakeApi({
      'orders/order': refusal(409, 'The price has changed', { expectedTotal: 2279, total: 2729 }),
      'product/get': { reply: changed },
    });
    const screen = await openPayment();
    await act(() => screen.current.confirm());

    expect(screen.current.priceChange).toEqual({ shown: 2279, now: 2729 });
    expect(screen.current.lines[0]?.product.price).toBe(3000);

    api.answer({ 'orders/order': placed });
    await act(() => screen.current.acceptPrice({ shown: 2279, now: 2729 }));

    const [first, second] = api.requestsOf('orders/order');
    expect(second?.body).toMatchObject({ expectedTotal: 2729 });
    expect(second?.headers.get(IDEMPOTENCY_KEY_HEADER)).not.toBe(first?.headers.get(IDEMPOTENCY_KEY_HEADER));
  });

  it('orders nothing when the changed price is declined', async () => {
    const api = fakeApi({
      'orders/order': refusal(409, 'The price has changed', { expectedTotal: 2279, total: 2729 }),
      'product/get': { reply: sampleProduct({ price: 3000 }) },
    });
    const screen = await openPayment();
    await act(() => screen.current.confirm());

    act(() => screen.current.declinePrice());

    expect(screen.current.priceChange).toBeUndefined();
    expect(api.requestsOf('orders/order')).toHaveLength(1);
  });

  it('names a product that has sold out and leads back to the cart', async () => {
    fakeApi({
      'orders/order': refusal(409, 'Kaveri Gold Whey 1 kg is out of stock'),
      'product/get': { reply: sampleProduct({ available: 0 }) },
    });
    const screen = await openPayment();

    await act(() => screen.current.confirm());

    expect(screen.current.problem).toEqual({
      sentence: 'Kaveri Gold Whey 1 kg is out of stock',
      fixAt: 'cart',
    });
    expect(screen.current.lines[0]?.product.available).toBe(0);
  });

  it.each([403, 404])(
    'leads back to the addresses when the selected one was deleted (%i)',
    async (status) => {
      fakeApi({ 'orders/order': refusal(status, 'This address is gone') });
      const screen = await openPayment();

      await act(() => screen.current.confirm());

      expect(screen.current.problem).toEqual({ sentence: 'This address is gone', fixAt: 'address' });
    },
  );

  it('leads to the orders when its key was already used, and takes a new key for the next try', async () => {
    const api = fakeApi({ 'orders/order': refusal(422, 'This key was used for another order') });
    const screen = await openPayment();
    await act(() => screen.current.confirm());
    expect(screen.current.problem?.fixAt).toBe('orders');

    api.answer({ 'orders/order': placed });
    await act(() => screen.current.confirm());

    const [first, second] = api.requestsOf('orders/order');
    expect(second?.headers.get(IDEMPOTENCY_KEY_HEADER)).not.toBe(first?.headers.get(IDEMPOTENCY_KEY_HEADER));
  });

  it('goes to sign in, and back here from there, when the session has ended', async () => {
    fakeApi({ 'orders/order': refusal(401, 'Sign in again') });
    const screen = await openPayment();

    await act(() => screen.current.confirm());

    expect(screen.address()).toBe(`/signIn?from=${encodeURIComponent('/store/payment?address=3&buy=7')}`);
    expect(localStorage.getItem('token')).toBeNull();
  });
});
