import type { Reply } from '@namma/contract/calls';
import { paymentMessages } from '@namma/contract/payments/messages';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSession } from '../../lib/session/session-changes';
import { fakeApi } from '../../testing/fake-api';
import { key, scan, typeKeys } from '../../testing/keys';
import { choose, idle, leave, press, renderScreenAt } from '../../testing/render-screen-at';
import { CounterScreen } from './counter-screen';
import type { Payable, Person, ReceiptDetails } from './use-counter';

const FIELD = 'Slip, phone number, name or order number';
const SLIP = '4821-0937-4';

const payable = (changes: Partial<Payable> = {}): Payable => ({
  subject: 'membership',
  id: 7,
  title: 'Elite Plus, 6 months',
  code: SLIP,
  center: 'HSR Layout',
  totalPaise: 12_899_00,
  paidPaise: 0,
  duePaise: 12_899_00,
  at: '2030-03-04T06:30:00.000Z',
  membership: { type: 'Elite Plus', status: 'pending', startDate: '2030-03-10', endDate: '2030-09-10' },
  lines: null,
  receipts: [],
  ...changes,
});
const order = payable({
  subject: 'checkout',
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Order NS-1042-7',
  code: '1234-5678-4',
  center: null,
  totalPaise: 2_279_00,
  duePaise: 2_279_00,
  membership: null,
  lines: [
    { orderId: 1042, name: 'Kaveri Gold Whey 1 kg', quantity: 1, status: 'Pending', isCancelled: false },
  ],
});
const person = (changes: Partial<Person> = {}): Person => ({
  userId: 4,
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '9876543210',
  entry: { membership: null, refusal: 'no membership' },
  notes: [],
  offers: 'not asked' as const,
  payables: [payable()],
  ...changes,
});
const ravi = person({ userId: 5, name: 'Ravi Kumar', email: 'ravi@example.in', payables: [order] });

const found = (
  people: Person[],
  changes: Partial<Reply<'payments/find'>> = {},
): { reply: Reply<'payments/find'> } => ({
  reply: { people, chosen: null, isMore: false, hasUpi: true, ...changes },
});
const receipt: ReceiptDetails = {
  receiptId: 31,
  receiptNumber: 'NSG/2930/R00031',
  kind: 'payment',
  mode: 'cash',
  amountPaise: 12_899_00,
  utr: null,
  center: 'indiranagar',
  receivedBy: 'Meera Iyer',
  receivedById: 2,
  receivedByEmail: 'meera@example.in',
  at: '2030-03-04T06:40:00.000Z',
  reverses: null,
  reversedBy: null,
  reason: null,
  subject: 'membership',
  id: 7,
  title: 'Elite Plus, 6 months',
  member: { name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210' },
  duePaise: 0,
};
const answers = {
  'payments/find': found([person()]),
  'payments/receive': { reply: { status: '₹12,899 received', receiptId: 31, duePaise: 0, activityId: 40 } },
  'payments/getReceipt': { reply: receipt },
  'payments/getUpi': {
    reply: { uri: 'upi://pay?am=12899.00', amountPaise: 12_899_00, qr: { size: 3, path: 'M0 0h1v1h-1z' } },
  },
} satisfies Parameters<typeof fakeApi>[0];

async function open(given: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ ...answers, ...given });
  const shown = await renderScreenAt('/admin/counter', <CounterScreen sellFormOf={() => <p>Plans</p>} />);
  return { api, ...shown };
}

const field = () => screen.getByLabelText<HTMLInputElement>(FIELD);
const focused = () => document.activeElement as HTMLElement;
const refused = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
const received = (api: ReturnType<typeof fakeApi>) =>
  api.requestsOf('payments/receive').map(({ body }) => body);

/** After a press the screen waits for its own handlers before it moves the focus. */
const afterPress = () => act(() => new Promise((resolve) => setTimeout(resolve)));

beforeEach(() => {
  startSession('a-token', 'admin@example.in', 'ADMIN');
  localStorage.setItem('counterCenter', 'indiranagar');
  vi.stubGlobal('print', vi.fn());
});
afterEach(leave);

describe('the field of the counter', () => {
  it('has the focus from the start, and a scanner ends with Enter', async () => {
    const { api } = await open();
    expect(focused()).toBe(field());

    await scan(SLIP);

    expect(api.requestsOf('payments/find').map(({ query }) => query)).toEqual([
      { code: SLIP, center: 'indiranagar' },
    ]);
    expect(screen.getByRole('heading', { name: 'Asha Rao' })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Elite Plus, 6 months' })).toBeDefined();
    expect(field().value).toBe('');
    expect(focused()).toBe(field());
  });

  it('has it again after any press, beside the screen and on its buttons', async () => {
    await open();
    await scan(SLIP);

    act(() => focused().blur());
    fireEvent.click(document.body);
    await afterPress();
    expect(focused()).toBe(field());

    await press(/In cash/);
    await afterPress();
    expect(focused()).toBe(field());
  });

  it('takes a scan while a button has the focus', async () => {
    const { api } = await open();
    await scan(SLIP);
    act(() => screen.getByRole('button', { name: /By card/ }).focus());

    await scan('9876543210');

    expect(api.requestsOf('payments/find').map(({ query }) => query.code)).toEqual([SLIP, '9876543210']);
    expect(received(api)).toEqual([]);
  });

  it('leaves the focus to another field, and a slip scanned into that one is looked up', async () => {
    const { api } = await open();
    await scan(SLIP);
    await press(/By UPI/);
    await afterPress();
    const utr = screen.getByLabelText('UTR of the payment');
    expect(focused()).toBe(utr);

    await scan('123456784');

    expect(api.requestsOf('payments/find').map(({ query }) => query.code)).toEqual([SLIP, '123456784']);
    expect(received(api)).toEqual([]);
  });

  it('shows the last of two scans, whichever answer comes last', async () => {
    const asked: ((answer: ReturnType<typeof found>) => void)[] = [];
    await open({ 'payments/find': () => new Promise((resolve) => asked.push(resolve)) });
    await scan(SLIP);
    await scan('123456784');

    asked[1]?.(found([ravi]));
    await idle();
    asked[0]?.(found([person()]));
    await idle();

    expect(screen.getByRole('heading', { name: 'Ravi Kumar' })).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Asha Rao' })).toBeNull();
  });
});

describe('a refusal', () => {
  it('says the reason, removes who was shown before, and keeps typed values', async () => {
    const { api } = await open();
    await scan(SLIP);
    const mistyped = 'This slip number has a wrong digit. Check it and try again.';
    api.answer({ 'payments/find': { status: 400, error: { message: mistyped } } });

    await scan('482109375');

    expect(refused()).toContain(mistyped);
    expect(screen.queryByRole('heading', { name: 'Asha Rao' })).toBeNull();
    expect(field().value).toBe('482109375');
    expect(focused()).toBe(field());
  });

  it('is gone with the next scan', async () => {
    const { api } = await open({
      'payments/find': { status: 404, error: { message: 'No one found.' } },
    });
    await scan('zzz');
    expect(refused()).toContain('No one found.');

    api.answer({ 'payments/find': found([person()]) });
    await scan(SLIP);

    expect(refused()).toEqual(['']);
    expect(screen.getByRole('heading', { name: 'Asha Rao' })).toBeDefined();
  });

  it('names the first receipt of a UTR, and shows the current due', async () => {
    const used = 'This UTR was already used: receipt 12, 3 Mar 2030.';
    const { api } = await open({ 'payments/receive': { status: 409, error: { message: used } } });
    await scan(SLIP);
    await press(/By UPI/);
    await typeKeys('123456789012');

    await press('Receive ₹12,899');

    expect(refused()).toContain(used);
    expect(api.requestsOf('payments/find')).toHaveLength(2);
    expect(screen.getByLabelText<HTMLInputElement>('UTR of the payment').value).toBe('123456789012');
  });

  it.each(['12345', '1234567890123'])('asks for the 12 digits of a UTR, not %s', async (utr) => {
    const { api } = await open();
    await scan(SLIP);
    await press(/By UPI/);
    await typeKeys(utr);

    await press('Receive ₹12,899');

    expect(refused()).toContain(paymentMessages.utrDigits);
    expect(received(api)).toEqual([]);
  });

  it('asks for the center before anything is received', async () => {
    localStorage.removeItem('counterCenter');
    const { api } = await open();
    await scan(SLIP);

    await press(/In cash/);
    expect(refused()).toContain('Choose the center of this counter first.');
    expect(received(api)).toEqual([]);

    choose('This counter is at', 'kormangla');
    await press(/In cash/);
    expect(received(api)).toMatchObject([{ center: 'kormangla' }]);
    expect(localStorage.getItem('counterCenter')).toBe('kormangla');
  });

  it.each([
    ['0', 'Enter an amount above 0'],
    ['12,899.01', 'Only ₹12,899 is due'],
    ['5.001', 'Use up to two decimals'],
  ])('says why %s cannot be received', async (amount, reason) => {
    const { api } = await open();
    await scan(SLIP);
    fireEvent.change(screen.getByLabelText('Amount to receive'), { target: { value: amount } });

    await press(/In cash/);

    expect(refused()).toContain(reason);
    expect(received(api)).toEqual([]);
  });
});

describe('what someone owes, before the check-in', () => {
  const delivered = payable({
    ...order,
    id: '00000000-0000-4000-8000-000000000002',
    lines: order.lines?.map((line) => ({ ...line, status: 'Delivered' })) ?? null,
  });

  it.each([
    ['a membership and an order on its way', [payable(), order], '₹12,899 due, ₹2,279 on delivery'],
    ['an order on its way alone', [order], '₹2,279 on delivery'],
    ['an order that has come', [delivered], '₹2,279 due'],
  ])('of %s', async (_what, payables, sentence) => {
    await open({ 'payments/find': found([person({ payables })]) });
    await scan('9876543210');
    expect(screen.getByRole('region', { name: 'Before the check-in' }).textContent).toContain(sentence);
  });
});

describe('several people with a name or a phone number', () => {
  it('are listed with what they owe, and one of them is chosen by keyboard alone', async () => {
    const { api } = await open({ 'payments/find': found([person(), ravi]) });

    await scan('9876543210');
    expect(screen.getByRole('heading', { name: '2 people found. Choose one.' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /In cash/ })).toBeNull();
    key('ArrowDown');
    key('ArrowDown');
    expect(focused().textContent).toContain('Ravi Kumar');
    expect(focused().textContent).toContain('₹2,279 on delivery');
    key('Enter');
    await afterPress();

    expect(screen.getByRole('heading', { name: 'Ravi Kumar' })).toBeDefined();
    expect(screen.getByText(/Kaveri Gold Whey/)).toBeDefined();
    expect(focused()).toBe(field());
    key('F2');
    await idle();
    expect(received(api)).toMatchObject([{ subject: 'checkout', id: order.id, mode: 'cash', amount: 2279 }]);
  });
});

describe('someone with several dues', () => {
  const both = person({ payables: [payable(), { ...order, id: order.id }] });

  it('is asked which one is paid', async () => {
    const { api } = await open({ 'payments/find': found([both]) });
    await scan('9876543210');
    expect(screen.queryByRole('button', { name: /In cash/ })).toBeNull();

    await press(/Order NS-1042-7/);
    await press(/In cash/);

    expect(received(api)).toMatchObject([{ subject: 'checkout', amount: 2279 }]);
  });

  it('is shown the one of the slip', async () => {
    const { api } = await open({
      'payments/find': found([both], { chosen: { subject: 'membership', id: 7 } }),
    });
    await scan(SLIP);

    await press(/In cash/);

    expect(received(api)).toMatchObject([{ subject: 'membership', id: 7 }]);
  });
});

describe('an address that names someone', () => {
  const openAt = async (address: string) => {
    const api = fakeApi(answers);
    const shown = await renderScreenAt(address, <CounterScreen sellFormOf={() => <p>Plans</p>} />);
    await idle();
    return { api, ...shown };
  };

  it('finds the person once, and is cleared', async () => {
    const { api, address } = await openAt('/admin/counter?find=NS-M-4-2');

    expect(api.requestsOf('payments/find').map(({ query }) => query.code)).toEqual(['NS-M-4-2']);
    expect(screen.getByRole('heading', { name: 'Asha Rao' })).toBeDefined();
    expect(screen.queryByText('Plans')).toBeNull();
    expect(address()).toBe('/admin/counter');
  });

  it('opens the form of a membership if it shows a message', async () => {
    await openAt('/admin/counter?find=NS-M-4-2&step=sell');

    expect(screen.getByText('Plans')).toBeDefined();
  });
});
