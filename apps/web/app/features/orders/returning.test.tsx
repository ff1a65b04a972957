import { messages as sentences } from '@namma/contract/messages';
import { returnMessages } from '@namma/contract/messages/returns';
import type { OrderReturn } from '@namma/contract/returns/schemas';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSession } from '../../lib/session/session-changes';
import { fakeApi } from '../../testing/fake-api';
import { idle, leave, press, renderScreenAt } from '../../testing/render-screen-at';
import { sampleOrder, sampleProduct } from '../../testing/samples';
import { OrdersList } from './orders-list';

const product = sampleProduct({ name: 'Raw Whey' });
const delivered = sampleOrder({
  product,
  orderStatus: 'Delivered',
  returnBy: '2030-03-11',
  quantity: 2,
  price: 100,
});
const returned = (changes: Partial<OrderReturn> = {}): OrderReturn => ({
  returnId: 5,
  cause: 'return',
  state: 'requested',
  quantity: 2,
  reason: 'The wrong one',
  note: null,
  requestedAt: '2030-03-05T06:30:00.000Z',
  refundedPaise: null,
  ...changes,
});
const open = (order = delivered) =>
  renderScreenAt('/profile/orders', <OrdersList orders={[order]} slipOf={() => null} />);
const button = () => screen.queryByRole('button', { name: 'Return Raw Whey' });
const question = () => screen.queryByRole('dialog', { name: 'Return 2 × Raw Whey?' });
const send = async () => {
  act(() => void fireEvent.submit((question() as HTMLElement).querySelector('form') as HTMLFormElement));
  await idle();
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  startSession('a-token', 'asha@example.in');
});
afterEach(leave);

describe('returning an order', () => {
  it('is offered until the end of the last day at the gym, and shows which that is', async () => {
    vi.setSystemTime('2030-03-11T18:29:00Z');
    await open();
    expect(button()?.textContent).toBe('Return, until 11 Mar 2030');
    leave();

    vi.setSystemTime('2030-03-11T18:31:00Z');
    await open();

    expect(button()).toBeNull();
  });

  it('asks why, sends it once, and shows a message', async () => {
    vi.setSystemTime('2030-03-05T06:30:00Z');
    const api = fakeApi({
      'returns/request': { reply: { status: returnMessages.returnRequested } },
      'orders/getOrders': { reply: [] },
    });
    const { messages } = await open();
    await press('Return Raw Whey');
    await send();
    expect(screen.getByText(sentences.required('Reason'))).toBeDefined();

    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: ' The wrong one ' } });
    await send();

    expect(api.requestsOf('returns/request').map(({ body }) => body)).toEqual([
      { orderId: 11, reason: 'The wrong one' },
    ]);
    expect(messages()).toEqual([returnMessages.returnRequested]);
    expect(question()).toBeNull();
  });

  it('stays open when there is no answer, and closes when it is too late', async () => {
    vi.setSystemTime('2030-03-05T06:30:00Z');
    const api = fakeApi({ 'returns/request': 'network is down' });
    await open();
    await press('Return Raw Whey');
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'The wrong one' } });
    await send();
    expect(question()).not.toBeNull();

    api.answer({ 'returns/request': { status: 409, error: { message: 'Too late' } } });
    await send();

    expect(question()).toBeNull();
  });
});

describe('an order with a return', () => {
  it.each([
    [returned(), 'Return requested'],
    [returned({ state: 'approved' }), 'Return approved'],
    [returned({ state: 'received' }), 'Return received'],
    [returned({ state: 'refused', note: 'The seal is broken' }), 'The seal is broken'],
    [returned({ cause: 'refusal', state: 'approved' }), 'Delivery refused'],
    [returned({ state: 'refunded', refundedPaise: 22_900 }), '₹229 refunded'],
  ])('says how far it is: %j', async (state, text) => {
    await open({ ...delivered, returnBy: null, return: state });

    expect(screen.getByText(text)).toBeDefined();
    expect(button()).toBeNull();
  });

  it('that nobody has decided about can be withdrawn, after a question that shows how many', async () => {
    const api = fakeApi({
      'returns/withdraw': { reply: { status: returnMessages.returnWithdrawn } },
      'orders/getOrders': { reply: [] },
    });
    const { messages } = await open({ ...delivered, returnBy: null, return: returned() });

    await press('Withdraw return of Raw Whey');
    expect(screen.getByRole('dialog', { name: 'Withdraw the return of 2 × Raw Whey?' })).toBeDefined();
    await press('Keep return');
    expect(api.requests).toEqual([]);
    await press('Withdraw return of Raw Whey');
    await press('Withdraw return');

    expect(api.requestsOf('returns/withdraw').map(({ body }) => body)).toEqual([{ id: 5 }]);
    expect(messages()).toEqual([returnMessages.returnWithdrawn]);
  });

  it('that is decided cannot be withdrawn', async () => {
    await open({ ...delivered, returnBy: null, return: returned({ state: 'approved' }) });

    expect(screen.queryByRole('button', { name: /Withdraw/ })).toBeNull();
  });

  it('that is refunded is left out of the total and can be rated no more', async () => {
    await open({
      ...delivered,
      returnBy: null,
      returnedAt: '2030-03-06T06:30:00.000Z',
      return: returned({ state: 'refunded', refundedPaise: 22_900 }),
    });

    expect(screen.getByText('₹0')).toBeDefined();
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });

  it('that was refused at the door is not said to arrive and be rated', async () => {
    const refused = { ...delivered, orderStatus: 'Out-For-Delivery', returnBy: null } as const;
    const hint = 'You can rate it after delivery.';

    await open({ ...refused, return: returned({ cause: 'refusal', state: 'approved' }) });
    expect(screen.queryByText(hint)).toBeNull();
    leave();

    await open({ ...refused, return: returned({ cause: 'refusal', state: 'refused' }) });
    expect(screen.getByText(hint)).toBeDefined();
  });

  it('shows the refund when it was cancelled after the payment', async () => {
    await open({
      ...delivered,
      orderStatus: 'Pending',
      cancelledAt: '2030-03-05T06:30:00.000Z',
      returnBy: null,
      return: returned({ cause: 'cancellation', state: 'received' }),
    });

    expect(screen.getByText('Refund pending')).toBeDefined();
    expect(screen.queryByText(/not charged/)).toBeNull();
  });
});
