import { messages as sentences } from '@namma/contract/messages';
import { paymentMessages } from '@namma/contract/payments/messages';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSession } from '../../../lib/session/session-changes';
import { fakeApi } from '../../../testing/fake-api';
import { choose, idle, leave, press, pressInMenu, renderScreenAt } from '../../../testing/render-screen-at';
import { soldToday } from '../../../testing/sample-sold';
import type { MembershipRow } from './membership-columns';
import { MembershipsScreen } from './memberships-screen';

const row = (changes: Partial<MembershipRow> = {}): MembershipRow => ({
  id: 7,
  userId: 4,
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '9876543210',
  type: 'Elite Plus',
  price: 12899,
  payment_status: 'pending',
  center: 'HSR Layout',
  startDate: '2030-03-10',
  endDate: '2030-09-10',
  effectiveEnd: '2030-09-10',
  createdAt: '2030-03-04T06:30:00.000Z',
  duePaise: 12_899_00,
  documentNumber: null,
  months: 6,
  pause: null,
  renewalOf: null,
  renewalDiscountPaise: 0,
  withdrawnAt: null,
  lapsesOn: null,
  endedAt: null,
  creditedPaise: 0,
  refundPaise: 0,
  changedFrom: null,
  sold: soldToday('Elite Plus', 6),
  ...changes,
});
const query = {
  ...{
    q: undefined,
    status: undefined,
    from: undefined,
    to: undefined,
    center: undefined,
    type: undefined,
    expiring: undefined,
    state: undefined,
    by: undefined,
  },
  ...({ sort: 'newest', page: 1, limit: 10 } as const),
};
const received = (duePaise = 0) => ({
  reply: { status: '₹12,899 received', receiptId: 31, duePaise, activityId: 40 },
});

async function open(answers: Parameters<typeof fakeApi>[0], content = [row()]) {
  const api = fakeApi({ 'admin/markRead': { reply: { status: sentences.markedRead } }, ...answers });
  const shown = await renderScreenAt(
    '/admin/memberships',
    <MembershipsScreen
      list={{ content, totalPages: 1, newestId: 9 }}
      query={query}
      readAt={new Date()}
      closing={null}
      itemsOf={() => []}
    />,
  );
  return { api, ...shown };
}
const bodies = (api: ReturnType<typeof fakeApi>, name: 'payments/receive' | 'membership/updateMany') =>
  api.requestsOf(name).map(({ body }) => body);
const line = () => screen.getByRole('row', { name: /Asha Rao/ }).textContent;
const dialog = () => within(screen.getByRole('dialog', { name: 'Receive payment' }));
const submit = async () => {
  act(() => void fireEvent.click(dialog().getByRole('button', { name: 'Receive' })));
  await idle();
};
async function openMenu(item: string) {
  await pressInMenu('No. 7, Asha Rao, Elite Plus', item);
}

beforeEach(() => startSession('a-token', 'admin@example.in', 'ADMIN'));
afterEach(leave);

describe('Pay', () => {
  it('receives the rest with one press, and can be undone', async () => {
    const { api } = await open({
      'membership/update': { reply: { status: 'Membership paid', activityId: 40 } },
      'admin/undo': { reply: { status: 'Change undone', done: [7], left: [] } },
    });
    expect(line()).toContain('₹12,899 due');

    await press('Pay: No. 7, Asha Rao, Elite Plus');
    expect(line()).toContain('payed');
    expect(line()).not.toContain('due');
    await press('Undo: No. 7, Asha Rao, Elite Plus');

    expect(api.requestsOf('membership/update').map(({ body }) => body)).toEqual([{ id: 7, status: 'payed' }]);
    expect(line()).toContain('₹12,899 due');
  });

  it('shows what was paid of a membership and what is due', async () => {
    await open({}, [row({ duePaise: 7_899_00 })]);

    expect(line()).toContain('₹5,000 paid, ₹7,899 due');
  });
});

describe('the menu beside Pay', () => {
  it('takes a card with one press', async () => {
    const { api } = await open({ 'payments/receive': received() });

    await openMenu('Pay by card');

    expect(bodies(api, 'payments/receive')).toEqual([
      { subject: 'membership', id: 7, mode: 'card', amount: 12899 },
    ]);
    expect(line()).toContain('payed');
    expect(screen.getByRole('button', { name: 'Undo: No. 7, Asha Rao, Elite Plus' })).toBeDefined();
  });

  it('takes UPI with its UTR, and shows what a UTR is before anything is sent', async () => {
    const { api } = await open({ 'payments/receive': received() });
    await openMenu('Pay by UPI');

    await submit();
    expect(dialog().getByText(paymentMessages.utrDigits)).toBeDefined();
    expect(bodies(api, 'payments/receive')).toEqual([]);

    fireEvent.input(dialog().getByLabelText('UTR of the payment'), { target: { value: '1234 5678 9012' } });
    await submit();

    expect(bodies(api, 'payments/receive')).toEqual([
      { subject: 'membership', id: 7, mode: 'upi', amount: 12899, utr: '123456789012' },
    ]);
    expect(screen.queryByRole('dialog', { name: 'Receive payment' })).toBeNull();
  });

  it('takes a part, and shows the rest as due', async () => {
    const { api } = await open({ 'payments/receive': received(7_899_00) });
    await openMenu('Pay a part');

    fireEvent.change(dialog().getByLabelText('Amount'), { target: { value: '5,000' } });
    expect(dialog().getByText('₹7,899 still due')).toBeDefined();
    await submit();

    expect(bodies(api, 'payments/receive')).toEqual([
      { subject: 'membership', id: 7, mode: 'cash', amount: 5000 },
    ]);
    expect(line()).toContain('pending');
    expect(line()).toContain('₹5,000 paid, ₹7,899 due');
  });

  it('undoes a part without touching the row that has the number of its receipt', async () => {
    const ravi = row({ id: 9, name: 'Ravi Kumar', price: 5899, duePaise: 5_899_00 });
    await open(
      {
        'membership/update': { reply: { status: 'Membership paid', activityId: 40 } },
        'payments/receive': { reply: { ...received(7_899_00).reply, receiptId: 9, activityId: 41 } },
        'admin/undo': { reply: { status: 'Change undone', done: [9], left: [] } },
      },
      [row(), ravi],
    );
    await press('Pay: No. 9, Ravi Kumar, Elite Plus');
    await openMenu('Pay a part');
    fireEvent.change(dialog().getByLabelText('Amount'), { target: { value: '5000' } });
    await submit();

    await press('Undo: No. 7, Asha Rao, Elite Plus');

    expect(screen.getByRole('row', { name: /Ravi Kumar/ }).textContent).toContain('payed');
  });

  it.each([
    ['0', paymentMessages.amountAboveZero],
    ['12,899.50', 'Only ₹12,899 is due'],
    ['1.234', sentences.amountRequired],
  ])('does not take %s', async (amount, reason) => {
    const { api } = await open({});
    await openMenu('Pay a part');

    fireEvent.change(dialog().getByLabelText('Amount'), { target: { value: amount } });
    await submit();

    expect(dialog().getByText(reason)).toBeDefined();
    expect(bodies(api, 'payments/receive')).toEqual([]);
  });

  it('keeps the dialog and its key when the answer was lost', async () => {
    const { api, messages } = await open({ 'payments/receive': 'network is down' });
    await openMenu('Pay a part');
    fireEvent.change(dialog().getByLabelText('Amount'), { target: { value: '5000' } });

    await submit();
    expect(messages()).toEqual([sentences.networkError]);
    api.answer({ 'payments/receive': received(7_899_00) });
    await submit();

    const keys = api.requestsOf('payments/receive').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });
});

describe('Pay for several', () => {
  it.each(['cash', 'card'])('receives the rest of each: %s', async (mode) => {
    const rows = [row(), row({ id: 9, name: 'Ravi Kumar', duePaise: 7_899_00 })];
    const { api } = await open(
      { 'membership/updateMany': { reply: { status: '2 memberships paid', done: [7, 9], left: [] } } },
      rows,
    );
    act(() => screen.getByLabelText('Select all 2 on this page').click());
    await press('Pay 2');
    const question = within(screen.getByRole('dialog'));

    expect(question.getByText('2 memberships from pending to paid, ₹20,798 in total')).toBeDefined();
    choose('Paid', mode);
    act(() => void fireEvent.click(question.getByRole('button', { name: 'Pay 2' })));
    await idle();

    expect(bodies(api, 'membership/updateMany')).toEqual([{ ids: [7, 9], mode }]);
  });
});
