import { messages as sentences } from '@namma/contract/messages';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prime, readCached } from '../../lib/loading/read-cache';
import { startSession } from '../../lib/session/session-changes';
import { fakeApi } from '../../testing/fake-api';
import { idle, leave, press, renderScreenAt } from '../../testing/render-screen-at';
import { sampleOrder, sampleProduct } from '../../testing/samples';
import { OrdersList } from './orders-list';

const product = sampleProduct({ name: 'Raw Whey' });
const pending = sampleOrder({ orderId: 11, product, quantity: 2, price: 100 });
const other = sampleOrder({
  orderId: 10,
  product: sampleProduct({ productId: 8, name: 'Oats' }),
  price: 300,
  orderStatus: 'Transit',
});
const cancelled = { reply: { status: sentences.orderCancelled } };
const onItsWay = { status: 409, error: { message: 'It has already shipped.' } };
const open = (orders = [pending, other]) =>
  renderScreenAt('/profile/orders', <OrdersList orders={orders} slipOf={() => null} />);
const question = () => screen.queryByRole('dialog', { name: 'Cancel 2 × Raw Whey?' });
const confirm = () => fireEvent.submit((question() as HTMLElement).querySelector('form') as HTMLFormElement);

beforeEach(() => startSession('a-token', 'asha@example.in'));
afterEach(leave);

describe('cancelling an order', () => {
  it('is offered while it is Pending, and asks first', async () => {
    const api = fakeApi({});
    await open();

    await press('Cancel Raw Whey');

    expect(question()).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel Oats' })).toBeNull();
    await press('Keep order');
    expect(question()).toBeNull();
    expect(api.requests).toEqual([]);
  });

  it('sends the reason once, shows a message, and reads the orders again', async () => {
    const api = fakeApi({ 'orders/cancel': cancelled, 'orders/getOrders': { reply: [] } });
    prime('orders/getOrders', undefined, [pending]);
    const { messages } = await open();
    await press('Cancel Raw Whey');
    fireEvent.change(screen.getByLabelText('Reason (optional)'), { target: { value: ' Too much ' } });

    act(() => {
      confirm();
      confirm();
    });
    await idle();

    expect(api.requestsOf('orders/cancel').map(({ body }) => body)).toEqual([{ id: 11, reason: 'Too much' }]);
    expect(messages()).toEqual([sentences.orderCancelled]);
    expect(question()).toBeNull();
    expect(await readCached('orders/getOrders')).toEqual([]);
  });

  it('shows that it is on its way already, and closes', async () => {
    fakeApi({ 'orders/cancel': onItsWay });
    const { messages } = await open();
    await press('Cancel Raw Whey');

    act(() => void confirm());
    await idle();

    expect(messages()).toEqual(['It has already shipped.']);
    expect(question()).toBeNull();
  });

  it('can be tried again without a network', async () => {
    const api = fakeApi({ 'orders/cancel': 'network is down' });
    const { messages } = await open();
    await press('Cancel Raw Whey');
    act(() => void confirm());
    await idle();
    expect(messages()).toEqual([sentences.networkError]);
    expect(question()).not.toBeNull();

    api.answer({ 'orders/cancel': cancelled });
    act(() => void confirm());
    await idle();

    expect(api.requestsOf('orders/cancel').map(({ body }) => body)).toEqual([{ id: 11 }, { id: 11 }]);
    expect(question()).toBeNull();
  });
});

describe('an order of several products', () => {
  const second = { ...other, orderStatus: 'Pending' } as const;

  it('is cancelled by the product, which shows that the other comes', async () => {
    const api = fakeApi({ 'orders/cancel': cancelled });
    await open([pending, second]);

    await press('Cancel Raw Whey');

    expect(screen.getByText(/The other product of this order will still arrive/)).toBeDefined();
    await press('Cancel product');
    expect(api.requestsOf('orders/cancel').map(({ body }) => body)).toEqual([{ id: 11 }]);
  });

  it('is cancelled as a whole, which names all of it', async () => {
    const api = fakeApi({
      'orders/cancelCheckout': { reply: { status: sentences.checkoutCancelled } },
      'orders/getOrders': { reply: [] },
    });
    const { messages } = await open([pending, second]);

    await press('Cancel whole order NS-1-5');

    const dialog = within(screen.getByRole('dialog', { name: 'Cancel the whole order NS-1-5?' }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2 × Raw Whey',
      '1 × Oats',
    ]);
    await press('Cancel whole order');
    expect(api.requestsOf('orders/cancelCheckout').map(({ body }) => body)).toEqual([
      { checkoutId: pending.checkoutId },
    ]);
    expect(messages()).toEqual([sentences.checkoutCancelled]);
  });

  it('is not offered as a whole once one of them is on its way, nor for one product', async () => {
    await open([pending, other]);
    expect(screen.queryByRole('button', { name: /whole order/ })).toBeNull();
    leave();

    await open([pending]);
    expect(screen.queryByRole('button', { name: /whole order/ })).toBeNull();
    await press('Cancel Raw Whey');
    expect(screen.getByRole('button', { name: 'Cancel order' })).toBeDefined();
  });
});

describe('a cancelled order', () => {
  const gone = { ...pending, cancelledAt: '2030-03-05T06:30:00.000Z' };

  it('is shown as not charged, and left out of the total', async () => {
    await open([gone, other]);

    const checkout = within(screen.getByRole('region', { name: /Order NS-1-5/ }));
    expect(checkout.getByText(/, not charged/).textContent).toContain('5');
    expect(checkout.getByText('₹329')).toBeDefined();
    expect(checkout.queryByRole('button', { name: 'Cancel Raw Whey' })).toBeNull();
    expect(checkout.getAllByRole('list', { name: 'Order status' })).toHaveLength(1);
  });

  it('leaves nothing to pay and nothing to arrive when it was the only one', async () => {
    await open([gone]);

    expect(screen.getByText('₹0')).toBeDefined();
    expect(screen.getByText(/to pay/)).toBeDefined();
    expect(screen.queryByText(/Arrives|Was due/)).toBeNull();
  });
});

describe('what is paid of an order', () => {
  const shown = (changes: Partial<typeof pending>) =>
    renderScreenAt(
      '/profile/orders',
      <OrdersList orders={[{ ...pending, ...changes }]} slipOf={() => <p>Payment slip</p>} />,
    );

  it('is shown, and a paid order has no slip to pay with', async () => {
    await shown({ paidPaise: 277_00, duePaise: 0 });

    expect(screen.getByText('Paid')).toBeDefined();
    expect(screen.queryByText('Payment slip')).toBeNull();
    await press('Cancel Raw Whey');
    expect(screen.getByText("You'll get a refund. This can't be undone.")).toBeDefined();
  });

  it('is shown with the rest when it is a part, and nothing is shown before', async () => {
    await shown({ paidPaise: 100_00, duePaise: 177_00 });
    expect(screen.getByText('₹100 paid, ₹177 to pay')).toBeDefined();
    expect(screen.getByText('Payment slip')).toBeDefined();
    leave();

    await shown({ paidPaise: 0, duePaise: 277_00 });
    expect(screen.queryByText(/Paid|paid/)).toBeNull();
  });
});
