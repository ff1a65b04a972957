import type { Reply } from '@namma/contract/calls';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSession } from '../../lib/session/session-changes';
import { fakeApi } from '../../testing/fake-api';
import { key, scan } from '../../testing/keys';
import { idle, leave, press, renderScreenAt, textIn } from '../../testing/render-screen-at';
import { CashGiven } from './cash-given';
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
const paid = payable({
  paidPaise: 12_899_00,
  duePaise: 0,
  membership: { type: 'Elite Plus', status: 'payed', startDate: '2030-03-10', endDate: '2030-09-10' },
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
it('computes the change for what is given in cash', () => {
  render(<CashGiven amountPaise={269_00} />);

  const given = screen.getByLabelText('Cash given');
  fireEvent.change(given, { target: { value: '500' } });
  expect(screen.getByText('Change ₹231')).toBeDefined();
  fireEvent.change(given, { target: { value: '200' } });
  expect(screen.getByText('₹69 is missing')).toBeDefined();
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

beforeEach(() => {
  startSession('a-token', 'admin@example.in', 'ADMIN');
  localStorage.setItem('counterCenter', 'indiranagar');
  vi.stubGlobal('print', vi.fn());
});
afterEach(leave);

describe('receiving', () => {
  it('takes three actions by keyboard alone: scan, receive, print', async () => {
    const { api } = await open();

    await scan(SLIP);
    api.answer({ 'payments/find': found([person({ payables: [paid] })]) });
    key('F2');
    await idle();
    key('F9');

    expect(received(api)).toEqual([
      { subject: 'membership', id: 7, mode: 'cash', amount: 12899, center: 'indiranagar' },
    ]);
    const sheet = screen.getByRole('region', { name: 'Receipt NSG/2930/R00031' });
    expect(within(sheet).getByText('Received from').nextSibling?.textContent).toBe('Asha Rao');
    expect(sheet.textContent).toContain('₹12,899');
    expect(sheet.textContent).toContain('nothing: paid in full');
    expect(sheet.dataset.printed).toBe('true');
    expect(window.print).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: /In cash/ })).toBeNull();
    key('Escape');
    expect(screen.queryByRole('heading', { name: 'Asha Rao' })).toBeNull();
    expect(focused()).toBe(field());
  });

  it('shows a UPI code of the exact amount, and takes the UTR in any digits', async () => {
    const { api } = await open();
    await scan(SLIP);
    fireEvent.change(screen.getByLabelText('Amount to receive'), { target: { value: '5,000.50' } });

    await press(/By UPI/);
    expect(screen.getByRole('img', { name: /^UPI QR code/ })).toBeDefined();
    expect(api.requestsOf('payments/getUpi').map(({ query }) => query)).toEqual([
      { subject: 'membership', id: '7', amount: '5000.5' },
    ]);
    fireEvent.change(screen.getByLabelText('UTR of the payment'), { target: { value: '೧೨೩೪ 5678 9012' } });
    await press('Receive ₹5,000.50');

    expect(received(api)).toMatchObject([{ mode: 'upi', amount: 5000.5, utr: '123456789012' }]);
  });

  it('asks for the UTR alone where no UPI address is set up', async () => {
    await open({ 'payments/find': found([person()], { hasUpi: false }) });
    await scan(SLIP);

    await press(/By UPI/);

    expect(screen.queryByRole('img', { name: /^UPI QR code/ })).toBeNull();
    expect(screen.getByText(/UPI isn't set up for this screen/)).toBeDefined();
    expect(screen.getByLabelText('UTR of the payment')).toBeDefined();
  });

  it('goes back from UPI with Escape, and to the next member with another one', async () => {
    await open();
    await scan(SLIP);
    key('F4');
    await idle();
    expect(focused()).toBe(screen.getByLabelText('UTR of the payment'));

    key('Escape');
    expect(screen.getByRole('button', { name: /In cash/ })).toBeDefined();
    key('Escape');

    expect(screen.queryByRole('heading', { name: 'Asha Rao' })).toBeNull();
  });

  it('receives a part, and offers the rest', async () => {
    const rest = payable({ paidPaise: 5_000_00, duePaise: 7_899_00 });
    const { api } = await open({
      'payments/receive': { reply: { status: '₹5,000 received', receiptId: 31, duePaise: 7_899_00 } },
    });
    await scan(SLIP);
    fireEvent.change(screen.getByLabelText('Amount to receive'), { target: { value: '5000' } });
    expect(screen.getByText('₹7,899 still due')).toBeDefined();
    api.answer({ 'payments/find': found([person({ payables: [rest] })]) });

    await press(/In cash/);

    expect(screen.getByText('₹5,000 of ₹12,899')).toBeDefined();
    expect(textIn('Amount to receive')).toBe('7,899');
  });

  it('sends once, however often it is pressed', async () => {
    let answer: (given: (typeof answers)['payments/receive']) => void = () => {};
    const { api } = await open({
      'payments/receive': () => new Promise((resolve) => (answer = resolve)),
    });
    await scan(SLIP);

    key('F2');
    key('F2');
    key('F8');
    answer(answers['payments/receive']);
    await idle();

    expect(received(api)).toHaveLength(1);
  });

  it('keeps its key when the answer was lost, so that the second press receives nothing twice', async () => {
    const { api } = await open({ 'payments/receive': 'network is down' });
    await scan(SLIP);

    key('F2');
    await idle();
    expect(refused().join()).toContain('Press again: it is recorded only once.');
    api.answer({ 'payments/receive': answers['payments/receive'] });
    key('F2');
    await idle();

    const keys = api.requestsOf('payments/receive').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(screen.getByRole('region', { name: 'Receipt NSG/2930/R00031' })).toBeDefined();
  });

  it('can be undone for some seconds, which shows the due again', async () => {
    const { api } = await open({
      'admin/undo': { reply: { status: 'Change undone', done: [7], left: [] } },
    });
    await scan(SLIP);
    api.answer({ 'payments/find': found([person({ payables: [paid] })]) });
    await press(/In cash/);
    expect(screen.queryByRole('button', { name: /In cash/ })).toBeNull();
    api.answer({ 'payments/find': found([person()]) });

    await press('Undo');

    expect(api.requestsOf('admin/undo').map(({ body }) => body)).toEqual([{ activityId: 40 }]);
    expect(screen.queryByRole('region', { name: 'Receipt NSG/2930/R00031' })).toBeNull();
    expect(screen.getByRole('button', { name: /In cash/ })).toBeDefined();
  });

  it('does not replace the person scanned meanwhile', async () => {
    let answer: (given: (typeof answers)['payments/receive']) => void = () => {};
    const { api, messages } = await open({
      'payments/receive': () => new Promise((resolve) => (answer = resolve)),
    });
    await scan(SLIP);
    key('F2');
    api.answer({ 'payments/find': found([ravi]) });
    await scan('123456784');

    answer(answers['payments/receive']);
    await idle();

    expect(messages()).toEqual(['₹12,899 received']);
    expect(screen.getByRole('heading', { name: 'Ravi Kumar' })).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Receipt NSG/2930/R00031' })).toBeNull();
  });
});

describe('an order that was cancelled before it was paid', () => {
  it('shows a message, and nothing can be received for it', async () => {
    const cancelled = { ...order, duePaise: 0, lines: null };
    await open({
      'payments/find': found([person({ payables: [cancelled] })], {
        chosen: { subject: 'checkout', id: String(order.id) },
      }),
    });

    await scan(SLIP);

    expect(screen.getByText('cancelled')).toBeDefined();
    expect(screen.getByText('Nothing is due.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /In cash/ })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Paid' })).toBeNull();
  });
});

describe('what was paid before', () => {
  it('is shown with its receipt, which can be printed again', async () => {
    const { reverses, ...row } = { ...receipt, reverses: null };
    await open({
      'payments/find': found([person({ payables: [{ ...paid, receipts: [{ ...row, reverses }] }] })]),
    });
    await scan(SLIP);

    expect(screen.getByText('until 10 Sep 2030')).toBeDefined();
    await press('Receipt NSG/2930/R00031');
    await press(/Print receipt/);

    expect(window.print).toHaveBeenCalledTimes(1);
  });
});
