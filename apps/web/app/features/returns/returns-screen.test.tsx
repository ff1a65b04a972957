import type { AdminReturn } from '@namma/contract/returns/schemas';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSession } from '../../lib/session/session-changes';
import { fakeApi } from '../../testing/fake-api';
import { idle, itemsOfRow, leave, press, pressInMenu, renderScreenAt } from '../../testing/render-screen-at';
import { ReturnsScreen } from './returns-screen';

const row = (changes: Partial<AdminReturn> = {}): AdminReturn => ({
  returnId: 5,
  orderId: 11,
  checkoutId: '00000000-0000-4000-8000-000000000001',
  orderNumber: 'NS-1-5',
  cause: 'return',
  state: 'requested',
  reason: 'The wrong one',
  note: null,
  requestedAt: '2030-03-05T06:30:00.000Z',
  decidedAt: null,
  product: 'Raw Whey',
  quantity: 2,
  ofQuantity: 2,
  ...{
    goodsPaise: 20_000,
    refundPaise: 22_900,
    refundedPaise: null,
    isFood: false,
    receiptId: null,
    paidBy: [],
    receiptNumber: null,
  },
  member: { userId: 4, name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210' },
  ...changes,
});
const query = {
  q: undefined,
  status: undefined,
  from: undefined,
  to: undefined,
  ...({ sort: 'newest', page: 1, limit: 10 } as const),
};
const open = (shown: AdminReturn) =>
  renderScreenAt(
    '/admin/returns',
    <ReturnsScreen
      list={{ content: [shown], totalPages: 1 }}
      query={query}
      readAt={new Date('2030-03-05T06:30:00Z')}
    />,
  );
const decided = { 'returns/decide': { reply: { status: 'Return approved' } } } as const;
const sent = (api: ReturnType<typeof fakeApi>) => api.requestsOf('returns/decide').map(({ body }) => body);

beforeEach(() => startSession('a-token', 'admin@example.in', 'ADMIN'));
afterEach(leave);

describe('a return', () => {
  it('is approved by its button', async () => {
    const api = fakeApi(decided);
    const { messages } = await open(row());

    await press('Approve: return 5, Asha Rao');

    expect(sent(api)).toEqual([{ id: 5, decision: 'approve' }]);
    expect(messages()).toEqual(['Return approved']);
  });

  it('is received after a question that shows what follows, because it cannot be undone', async () => {
    const api = fakeApi(decided);
    await open(row({ state: 'approved' }));

    await press('Received: return 5, Asha Rao');
    expect(screen.getByRole('dialog', { name: 'Receive return 5?' }).textContent).toContain(
      "2 × Raw Whey, of Asha Rao. Removes the order from sales, issues a credit note and returns the pieces to stock. This can't be undone.",
    );
    await press('Cancel');
    expect(sent(api)).toEqual([]);
    await press('Received: return 5, Asha Rao');
    await press('Yes, received');

    expect(sent(api)).toEqual([{ id: 5, decision: 'receive' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is refused with a note for the member', async () => {
    const api = fakeApi(decided);
    await open(row({ state: 'approved' }));

    await pressInMenu('return 5, Asha Rao', 'Refuse');
    fireEvent.change(screen.getByLabelText('Note (optional)'), { target: { value: 'It is open' } });
    await press('Refuse');

    expect(sent(api)).toEqual([{ id: 5, decision: 'refuse', note: 'It is open' }]);
  });

  it('is refunded by UPI only with 12 digits', async () => {
    const api = fakeApi(decided);
    await open(row({ state: 'received' }));
    expect(screen.queryByRole('button', { name: /^Refuse/ })).toBeNull();
    await press('Refund: return 5, Asha Rao');
    fireEvent.change(screen.getByLabelText('Refunded by'), { target: { value: 'upi' } });
    fireEvent.change(screen.getByLabelText('UTR of the refund'), { target: { value: '123' } });
    await press('Refund');
    expect(screen.getByText('Enter the 12 digits of the UTR')).toBeDefined();

    fireEvent.change(screen.getByLabelText('UTR of the refund'), { target: { value: '123456789012' } });
    fireEvent.change(screen.getByLabelText('Center'), { target: { value: 'kormangla' } });
    await press('Refund');
    await idle();

    expect(sent(api)).toEqual([
      {
        id: 5,
        decision: 'refund',
        mode: 'upi',
        utr: '123456789012',
        center: 'kormangla',
        expectedPaise: 22_900,
      },
    ]);
  });

  it('is refunded as it was paid unless the admin chooses another way', async () => {
    const api = fakeApi(decided);
    const paidBy = [
      { mode: 'card', center: 'indiranagar', amountPaise: 20_000 },
      { mode: 'cash', center: null, amountPaise: 2_900 },
    ] as const;
    await open(row({ state: 'received', paidBy: [...paidBy] }));

    await press('Refund: return 5, Asha Rao');
    expect(screen.getByText('Paid: ₹200 by card at indiranagar; ₹29 by cash')).toBeDefined();
    await press('Refund');

    expect(sent(api)).toMatchObject([{ mode: 'card', center: 'indiranagar', expectedPaise: 22_900 }]);
  });

  it.each([
    ['a UTR of another receipt', { status: 409, error: { message: 'In use.', code: 'utrUsed' } }],
    ['a server that is down', { status: 503, error: { message: 'Please try again.' } }],
    ['a lost connection', 'network is down' as const],
  ])('keeps what was typed after %s', async (_, answer) => {
    fakeApi({ 'returns/decide': answer });
    await open(row({ state: 'received' }));
    await press('Refund: return 5, Asha Rao');
    fireEvent.change(screen.getByLabelText('Refunded by'), { target: { value: 'upi' } });
    fireEvent.change(screen.getByLabelText('UTR of the refund'), { target: { value: '412345678901' } });
    fireEvent.change(screen.getByLabelText('Note (optional)'), { target: { value: 'As agreed' } });

    await press('Refund');

    expect(screen.getByLabelText<HTMLInputElement>('UTR of the refund').value).toBe('412345678901');
    expect(screen.getByLabelText<HTMLInputElement>('Note (optional)').value).toBe('As agreed');
  });

  it('that was refunded wrongly has its refund reversed, with a reason', async () => {
    const api = fakeApi({
      'payments/reverse': { reply: { status: 'Receipt reversed', receiptId: 12, duePaise: 0 } },
    });
    await open(
      row({
        state: 'refunded',
        refundedPaise: 22_900,
        receiptId: 9,
        receiptNumber: 'NSG/2930/R00009',
      }),
    );

    await pressInMenu('return 5, Asha Rao', 'Reverse refund');
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'It went by UPI' } });
    await press('Reverse the refund');

    expect(api.requestsOf('payments/reverse').map(({ body }) => body)).toEqual([
      { id: 9, reason: 'It went by UPI' },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('of an unpaid product is received without a refund', async () => {
    const api = fakeApi(decided);
    await open(row({ state: 'received', refundPaise: 0 }));

    await press('Refund: return 5, Asha Rao');
    expect(screen.queryByLabelText('Refunded by')).toBeNull();
    await press('Refund');

    expect(sent(api)).toEqual([{ id: 5, decision: 'refund' }]);
  });

  it('that another admin has decided is named, and the list is read again', async () => {
    fakeApi({ 'returns/decide': { status: 409, error: { message: 'This return is already refused.' } } });
    const { messages } = await open(row());

    await press('Approve: return 5, Asha Rao');

    expect(messages()).toEqual(['This return is already refused.']);
  });

  it('that is over has no action', async () => {
    await open(row({ state: 'refunded', refundedPaise: 22_900, receiptNumber: 'NSG/2930/R00009' }));

    expect(screen.getAllByRole('button', { name: /return 5/ })).toHaveLength(1);
    expect(await itemsOfRow('return 5, Asha Rao')).toEqual(['Details']);
    expect(screen.getByText('Receipt NSG/2930/R00009')).toBeDefined();
  });
});
