import { messages as sentences } from '@namma/contract/messages';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSession } from '../../../lib/session/session-changes';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api';
import {
  idle,
  itemsOfRow,
  leave,
  pass,
  press,
  pressInMenu,
  renderScreenAt,
} from '../../../testing/render-screen-at';
import { sampleOrder } from '../../../testing/samples';
import { RefundFields } from '../../returns/refund-fields';
import type { AdminOrderRow } from './order-columns';
import { OrdersScreen } from './orders-screen';

const member = { userId: 4, name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210' };
const row = (
  orderId: number,
  orderStatus: AdminOrderRow['orderStatus'] = 'Pending',
  changes: Partial<AdminOrderRow> = {},
): AdminOrderRow => ({
  ...sampleOrder({ orderId, orderStatus }),
  member,
  refundPaise: 0,
  paidBy: [],
  ...changes,
});
const query = {
  ...{
    q: undefined,
    status: undefined,
    cancelled: undefined,
    returned: undefined,
    from: undefined,
    to: undefined,
  },
  ...({ sort: 'newest', page: 1, limit: 10 } as const),
};
const read = { 'admin/markRead': { reply: { status: sentences.markedRead } } } as const;
const movedBoth = {
  reply: { status: '2 orders moved', done: [1, 2], left: [], activityId: 40 },
} satisfies FakeAnswer<'orders/updateMany'>;

async function open(
  answers: Parameters<typeof fakeApi>[0] = {},
  content = [row(1), row(2, 'Transit'), row(3, 'Delivered')],
) {
  const api = fakeApi({ ...read, ...answers });
  const list = { content, totalPages: 1, newestId: 3 };
  const shown = await renderScreenAt(
    '/admin/orders',
    <OrdersScreen
      list={list}
      query={query}
      RefundFields={RefundFields}
      readAt={new Date('2030-03-04T06:30:00Z')}
    />,
  );
  return { api, ...shown };
}
const selectAll = () => act(() => screen.getByLabelText('Select all 2 on this page').click());
const box = (id: number) => screen.queryByLabelText<HTMLInputElement>(`Select order ${id}, Asha Rao`);
const question = () => screen.queryByRole('dialog', { name: 'Move 2 orders to the next status?' });
const sent = (api: ReturnType<typeof fakeApi>) => api.requestsOf('orders/updateMany').map(({ body }) => body);

beforeEach(() => startSession('a-token', 'admin@example.in', 'ADMIN'));
afterEach(leave);

describe('moving several orders', () => {
  const ask = async (answers: Parameters<typeof fakeApi>[0]) => {
    const opened = await open(answers);
    selectAll();
    await press('Move 2');
    const confirm = () =>
      fireEvent.click(within(question() as HTMLElement).getByRole('button', { name: 'Move 2' }));
    return { ...opened, confirm };
  };

  it('selects only orders that can move, and asks before moving them', async () => {
    const { api } = await ask({});

    expect(box(3)).toBeNull();
    expect(question()?.textContent).toContain('1 order from Pending to Transit');
    expect(sent(api)).toEqual([]);
  });

  it('sends once when Enter is pressed twice', async () => {
    const { api, confirm, messages } = await ask({ 'orders/updateMany': movedBoth });

    act(() => {
      confirm();
      confirm();
    });
    await idle();

    expect(sent(api)).toEqual([
      {
        moves: [
          { id: 1, status: 'Transit' },
          { id: 2, status: 'Out-For-Delivery' },
        ],
      },
    ]);
    expect(messages()).toEqual(['2 orders moved']);
    expect(question()).toBeNull();
  });

  it('keeps the selection when the server does not answer', async () => {
    const { confirm, messages } = await ask({ 'orders/updateMany': 'network is down' });

    act(() => void confirm());
    await idle();

    expect(messages()).toEqual([sentences.networkError]);
    expect([box(1)?.checked, box(2)?.checked]).toEqual([true, true]);
    expect(screen.getByText('2 selected')).toBeDefined();
  });

  it('can be tried again after a failure', async () => {
    const { api, confirm } = await ask({ 'orders/updateMany': 'network is down' });
    act(() => void confirm());
    await idle();

    api.answer({ 'orders/updateMany': movedBoth });
    await press('Move 2');
    act(() => void confirm());
    await idle();

    expect(sent(api)).toHaveLength(2);
  });

  it('lists the orders that another admin moved first, each with the reason', async () => {
    const { confirm } = await ask({
      'orders/updateMany': {
        reply: {
          status: '1 order moved, 1 skipped',
          done: [1],
          left: [{ id: 2, reason: 'It is Delivered by now.' }],
          activityId: 40,
        },
      },
    });

    act(() => void confirm());
    await idle();

    const left = screen.getByRole('dialog', { name: '1 order moved, 1 skipped' });
    expect(within(left).getByRole('listitem').textContent).toBe('order 2, Asha RaoIt is Delivered by now.');
  });

  it('moves nothing after Cancel, and keeps the selection', async () => {
    const { api } = await ask({});

    await press('Cancel');

    expect(sent(api)).toEqual([]);
    expect(box(1)?.checked).toBe(true);
  });
});

describe('cancelling one order', () => {
  const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent);

  it('is offered until it is out for delivery, and marks the row', async () => {
    const { api, messages } = await open({ 'orders/cancel': { reply: { status: 'Cancelled' } } });
    expect(await itemsOfRow('order 3, Asha Rao')).not.toContain('Cancel order');

    await pressInMenu('order 2, Asha Rao', 'Cancel order');
    fireEvent.change(screen.getByLabelText('Reason (optional)'), { target: { value: 'Damaged' } });
    await press('Cancel order');

    expect(api.requestsOf('orders/cancel').map(({ body }) => body)).toEqual([{ id: 2, reason: 'Damaged' }]);
    expect(messages()).toEqual(['Cancelled']);
    expect(rows()[2]).toContain('Cancelled');
    expect(rows()[1]).toContain('Pending');
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  it('that another admin sent out meanwhile is refused, and the row shows a message', async () => {
    const { messages } = await open({
      'orders/cancel': { status: 409, error: { message: 'It has already shipped.' } },
    });

    await pressInMenu('order 2, Asha Rao', 'Cancel order');
    await press('Cancel order');

    expect(messages()).toEqual(['It has already shipped.']);
    expect(screen.getByRole('button', { name: 'Not done: order 2, Asha Rao' })).toBeDefined();
  });

  it('has a filter among the statuses, which is a filter of its own in the address', async () => {
    const { address } = await open();

    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'Cancelled' } });
    await idle();

    expect(address()).toBe('/admin/orders?cancelled=true');
  });
});

describe('an order that was paid', () => {
  const paid = (changes: Partial<AdminOrderRow> = {}) =>
    row(2, 'Transit', {
      paidPaise: 277_00,
      duePaise: 0,
      refundPaise: 277_00,
      paidBy: [{ mode: 'card', center: 'kormangla', amountPaise: 277_00 }],
      ...changes,
    });
  const sentTo = (api: ReturnType<typeof fakeApi>, call: 'orders/cancel' | 'returns/request') =>
    api.requestsOf(call).map(({ body }) => body);
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

  it('shows a message in the list, as does one that is paid in part, not at all, or waits for its refund', async () => {
    const returned: AdminOrderRow['return'] = {
      returnId: 5,
      quantity: 1,
      reason: null,
      note: null,
      cause: 'refusal' as const,
      state: 'received' as const,
      requestedAt: '2030-03-04T06:30:00.000Z',
      refundedPaise: null,
    };
    await open({}, [
      row(1),
      paid(),
      row(3, 'Pending', { paidPaise: 100_00, duePaise: 177_00 }),
      { ...paid({ return: returned, returnedAt: '2030-03-04T06:30:00.000Z' }), orderId: 4 },
    ]);

    const texts = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(texts[1]).toContain('not paid');
    expect(texts[2]).toContain('paid');
    expect(texts[2]).not.toContain('not paid');
    expect(texts[3]).toContain('paid in part₹177 due');
    expect(texts[4]).toContain('₹277 to refund');
    expect(texts[4]).toContain('Returned');
    expect(screen.queryByRole('button', { name: /^(Cancel|Refused|Move).*order 4/ })).toBeNull();
  });

  it('is refunded in the step that cancels it, beginning with how it was paid', async () => {
    const { api, messages } = await open(
      { 'orders/cancel': { reply: { status: 'Cancelled, ₹277 refunded', receiptId: 9 } } },
      [paid()],
    );

    await pressInMenu('order 2, Asha Rao', 'Cancel order');
    expect(screen.getByText('Refund ₹277')).toBeDefined();
    expect([value('Refund by'), value('Center')]).toEqual(['card', 'kormangla']);
    await press('Cancel order');

    expect(sentTo(api, 'orders/cancel')).toEqual([
      { id: 2, mode: 'card', center: 'kormangla', expectedPaise: 277_00 },
    ]);
    expect(messages()).toEqual(['Cancelled, ₹277 refunded']);
  });

  it('can be cancelled without its refund, which then waits among the returns', async () => {
    const { api } = await open({ 'orders/cancel': { reply: { status: 'Cancelled' } } }, [paid()]);

    await pressInMenu('order 2, Asha Rao', 'Cancel order');
    fireEvent.change(screen.getByLabelText('Refund by'), { target: { value: 'later' } });
    await press('Cancel order');

    expect(sentTo(api, 'orders/cancel')).toEqual([{ id: 2 }]);
  });

  it('is returned and refunded in one step when its delivery was refused', async () => {
    const { api } = await open({ 'returns/request': { reply: { status: 'Returned, ₹277 refunded' } } }, [
      paid({ orderStatus: 'Out-For-Delivery' }),
    ]);

    await pressInMenu('order 2, Asha Rao', 'Delivery refused');
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Nobody at home' } });
    await press('Record it');

    expect(sentTo(api, 'returns/request')).toEqual([
      {
        orderId: 2,
        cause: 'refusal',
        reason: 'Nobody at home',
        mode: 'card',
        center: 'kormangla',
        expectedPaise: 277_00,
      },
    ]);
    expect(screen.getAllByRole('row')[1]?.textContent).toContain('Returned');
  });

  it.each([
    ['the network', 'network is down' as const],
    ['the server', { status: 503, error: { message: 'Please try again.' } }],
    ['the ledger', { status: 409, error: { message: 'This UTR is in use.', code: 'utrUsed' } }],
  ])('keeps what was typed in its window when %s refuses it', async (_, answer) => {
    await open({ 'orders/cancel': answer }, [paid()]);
    await pressInMenu('order 2, Asha Rao', 'Cancel order');
    fireEvent.change(screen.getByLabelText('Reason (optional)'), { target: { value: 'Damaged' } });
    fireEvent.change(screen.getByLabelText('Refund by'), { target: { value: 'upi' } });
    fireEvent.change(screen.getByLabelText('UTR of the refund'), { target: { value: '412345678901' } });

    await press('Cancel order');

    expect(value('Reason (optional)')).toBe('Damaged');
    expect(value('UTR of the refund')).toBe('412345678901');
  });

  it('shows the new amount when it has changed meanwhile', async () => {
    const message = 'The refund has changed: it was ₹277 and is now ₹100.';
    const { api, messages } = await open(
      {
        'orders/cancel': { status: 409, error: { message, code: 'refundChanged', params: [277, 100] } },
      },
      [paid()],
    );
    await pressInMenu('order 2, Asha Rao', 'Cancel order');
    await press('Cancel order');
    expect(messages()).toEqual([message]);

    api.answer({ 'orders/cancel': { reply: { status: 'Cancelled, ₹100 refunded' } } });
    expect(screen.getByText('Refund ₹100')).toBeDefined();
    await press('Cancel order');

    expect(sentTo(api, 'orders/cancel').at(-1)).toMatchObject({ expectedPaise: 100_00 });
  });
});

describe('moving one order', () => {
  const moved = { reply: { status: 'Order moved to Transit', activityId: 31 } };

  it('marks the row as done in its place, with an Undo button', async () => {
    const { api } = await open({
      'orders/update': moved,
      'admin/undo': { reply: { status: 'Change undone', done: [1], left: [] } },
    });
    await press('Move to Transit: order 1, Asha Rao');
    expect(screen.getByRole('button', { name: 'Done: order 1, Asha Rao' })).toBeDefined();
    expect(box(1)).toBeNull();

    await press('Undo: order 1, Asha Rao');

    expect(api.requestsOf('admin/undo').map(({ body }) => body)).toEqual([{ activityId: 31 }]);
    expect(screen.getByRole('button', { name: 'Move to Transit: order 1, Asha Rao' })).toBeDefined();
  });

  it('ignores a second press on a row that is done', async () => {
    const { api } = await open({ 'orders/update': moved });
    await press('Move to Transit: order 1, Asha Rao');

    await press('Done: order 1, Asha Rao');

    expect(api.requestsOf('orders/update')).toHaveLength(1);
  });

  it('is undone by Ctrl+Z, but not while typing', async () => {
    const { api } = await open({
      'orders/update': moved,
      'admin/undo': { reply: { status: 'Change undone', done: [1], left: [] } },
    });
    await press('Move to Transit: order 1, Asha Rao');
    const undo = async (element: Element) => {
      act(() => void fireEvent.keyDown(element, { key: 'z', ctrlKey: true }));
      await idle();
    };

    await undo(screen.getByLabelText('Search orders'));
    expect(api.requestsOf('admin/undo')).toEqual([]);
    await undo(document.body);
    await undo(document.body);

    expect(api.requestsOf('admin/undo')).toHaveLength(1);
  });

  it('leads an admin whose session has ended to their own sign-in', async () => {
    const { address } = await open({ 'orders/update': { status: 401, error: { message: 'expired' } } });

    await press('Move to Transit: order 1, Asha Rao');

    expect(address()).toBe('/adminLogin?from=%2Fadmin%2Forders');
  });
});

describe('an order that is opened', () => {
  const { orderId: _id, product: _product, ...order } = row(1);
  const details = {
    ...order,
    orderId: 1,
    lines: [sampleOrder({ orderId: 1 })],
    goods: 2250,
    fee: 29,
    total: 2279,
    receipts: [],
    history: [{ at: '2030-03-04T06:30:00.000Z', status: 'Pending' as const, by: 'asha@example.in' }],
  };

  it('shows what went wrong, and shows the order at the next try', async () => {
    const { api } = await open({ 'admin/getOrder': 'network is down' });
    await press('Open order 1');
    expect(screen.getByRole('alert').textContent).toContain(sentences.networkError);

    api.answer({ 'admin/getOrder': { reply: details } });
    await press('Try again');

    const dialog = screen.getByRole('dialog', { name: 'Order 1' });
    expect(dialog.textContent).toContain('Convenience fee₹29Total₹2,279');
    expect(dialog.textContent).toContain('Bengaluru, Bengaluru Urban');
  });
});

describe('a return that someone asks for', () => {
  it('is offered in the row until its last day', async () => {
    const [late, open_] = [
      row(3, 'Delivered', { returnBy: '2020-01-01' }),
      row(4, 'Delivered', { returnBy: '2999-01-01' }),
    ];
    const { api } = await open({ 'returns/request': { reply: { status: 'Return requested' } } }, [
      late,
      open_,
    ]);
    expect(await itemsOfRow('order 3, Asha Rao')).not.toContain('Return');

    await pressInMenu('order 4, Asha Rao', 'Return');
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Called: wrong flavour' } });
    await press('Take it back');

    expect(api.requestsOf('returns/request').map(({ body }) => body)).toEqual([
      { orderId: 4, reason: 'Called: wrong flavour' },
    ]);
    expect(await itemsOfRow('order 4, Asha Rao')).not.toContain('Return');
    expect(screen.getAllByRole('row')[2]?.textContent).toContain('pproved');
  });
});

describe('searching the orders', () => {
  it('puts typed values into the address after a pause, and begins at the first page', async () => {
    vi.useFakeTimers();
    const { address } = await open();
    const field = screen.getByLabelText('Search orders');
    act(() => void fireEvent.input(field, { target: { value: 'as' } }));
    await pass(400);
    act(() => void fireEvent.input(field, { target: { value: 'asha ' } }));
    await pass(499);
    expect(address()).toBe('/admin/orders');

    await pass(1);

    expect(address()).toBe('/admin/orders?q=asha');
  });

  it('does not wait after Enter', async () => {
    vi.useFakeTimers();
    const { address } = await open();
    const field = screen.getByLabelText('Search orders');
    act(() => void fireEvent.input(field, { target: { value: 'whey' } }));

    act(() => void fireEvent.keyDown(field, { key: 'Enter' }));
    await idle();

    expect(address()).toBe('/admin/orders?q=whey');
  });
});
