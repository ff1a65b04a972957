import { formatCardCode } from '@namma/contract/codes/card';
import { paymentMessages } from '@namma/contract/payments/messages';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSession } from '../../lib/session/session-changes';
import { fakeApi } from '../../testing/fake-api';
import { key, scan, typeKeys } from '../../testing/keys';
import { idle, leave, press, renderScreenAt, textIn, type } from '../../testing/render-screen-at';
import { CounterScreen } from './counter-screen';
import type { Verdict } from './desk';
import type { Payable, Person } from './use-counter';

const FIELD = 'Slip, phone number, name or order number';
const UTR = 'UTR of the payment';
const REASON = 'Reason to let the member in anyway';
const card = (memberId: number) => formatCardCode({ memberId, step: 60_123_456, proof: 'ABCD2345' });
const SLIP = '4821-0937-4';

const payable: Payable = {
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
};
const asha: Person = {
  userId: 4,
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '9876543210',
  entry: { membership: null, refusal: 'no membership' },
  notes: [],
  offers: 'not asked' as const,
  payables: [payable],
};
const ravi: Person = { ...asha, userId: 5, name: 'Ravi Kumar', email: 'ravi@example.in', payables: [] };
const found = (person: Person) => ({
  reply: { people: [person], chosen: null, isMore: false, hasUpi: false },
});
const toMember = ({ userId, name, phone }: Person) => ({ userId, name, phone, membership: null });
const letIn = (person: Person): { reply: Verdict } => ({
  reply: { verdict: 'in', member: toMember(person) },
});
const unpaid: { reply: Verdict } = {
  reply: { verdict: 'refused', reason: 'unpaid', member: toMember(asha) },
};

async function open(answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    'payments/find': found(asha),
    'visits/scan': letIn(asha),
    'payments/receive': { reply: { status: '₹12,899 received', receiptId: 31, duePaise: 0 } },
    ...answers,
  });
  const shown = await renderScreenAt('/admin/counter', <CounterScreen sellFormOf={() => <p>Plans</p>} />);
  return { api, ...shown };
}
const focus = (element: HTMLElement) => act(() => element.focus());
const field = () => screen.getByLabelText<HTMLInputElement>(FIELD);
const alerts = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join();
const count = (api: ReturnType<typeof fakeApi>, call: Parameters<typeof api.requestsOf>[0]) =>
  api.requestsOf(call).length;

beforeEach(() => {
  startSession('a-token', 'admin@example.in', 'ADMIN');
  localStorage.setItem('counterCenter', 'indiranagar');
});
afterEach(leave);

describe('into the field of a UTR', () => {
  const namesSomebody = [card(5), card(5).toLowerCase(), `]Q3${card(5)}`, SLIP, '9876543210', 'NS-1042-9'];
  const withoutPerson = [
    'NS-Q-236-3',
    '8901030865237',
    '036000291452',
    'upi://pay?pa=gym@okhdfcbank&am=12899.00&tr=412345678901',
    'https://namma.fit/412345678901',
  ];

  it.each(namesSomebody)('%s that is scanned is looked up, and no payment is booked', async (text) => {
    const { api } = await open();
    await scan(SLIP);
    await press(/By UPI/);
    focus(screen.getByLabelText(UTR));
    api.answer({ 'payments/find': found(ravi), 'visits/scan': letIn(ravi) });

    await scan(text);

    expect(screen.getByRole('heading', { name: 'Ravi Kumar' })).toBeDefined();
    expect(screen.queryByLabelText(UTR)).toBeNull();
    expect(count(api, 'payments/receive')).toBe(0);
  });

  it.each(withoutPerson)('%s that is scanned leaves what stood there, and shows why', async (text) => {
    const { api } = await open();
    await scan(SLIP);
    await press(/By UPI/);
    await type(UTR, '4123');
    focus(screen.getByLabelText(UTR));

    await scan(text);

    expect(textIn(UTR)).toBe('4123');
    expect(alerts()).toMatch(/^This /);
    expect(screen.getByRole('heading', { name: 'Asha Rao' })).toBeDefined();
    expect(count(api, 'payments/receive')).toBe(0);
  });

  it('twelve other digits that are scanned stay, and wait for a press', async () => {
    const { api } = await open();
    await scan(SLIP);
    await press(/By UPI/);
    focus(screen.getByLabelText(UTR));

    await scan('412345678901');
    expect(textIn(UTR)).toBe('412345678901');
    expect(count(api, 'payments/receive')).toBe(0);

    await press('Receive ₹12,899');
    expect(api.requestsOf('payments/receive').map(({ body }) => body)).toMatchObject([
      { utr: '412345678901' },
    ]);
  });

  it.each([
    [`4123${card(5)}`, paymentMessages.notAUtr.card],
    ['9876543210', paymentMessages.notAUtr.phone],
    ['+91 98765 43210', paymentMessages.notAUtr.phone],
    ['919876543210', paymentMessages.notAUtr.phone],
    ['8901030865237', paymentMessages.notAUtr.barcode],
    ['NS-1042-9', paymentMessages.notAUtr.order],
    ['upi://pay?tr=412345678901', paymentMessages.notAUtr.upi],
    ['UTR 412345678901', paymentMessages.utrDigits],
  ])('%s that is pasted is refused in words', async (text, sentence) => {
    const { api } = await open();
    await scan(SLIP);
    await press(/By UPI/);
    await type(UTR, text);

    await press('Receive ₹12,899');

    expect(alerts()).toContain(sentence);
    expect(count(api, 'payments/receive')).toBe(0);
  });
});

describe('a scan while something else has the focus', () => {
  it('and a reason has letters does not let the refused member in', async () => {
    const { api } = await open({ 'visits/scan': unpaid });
    await scan(card(4));
    await type(REASON, 'Gue');
    focus(screen.getByLabelText(REASON));
    api.answer({ 'visits/scan': letIn(ravi), 'payments/find': found(ravi) });

    await scan(card(5));

    expect(api.requestsOf('visits/scan').map(({ body }) => body)).toEqual([
      { code: card(4), center: 'indiranagar' },
      { code: card(5), center: 'indiranagar' },
    ]);
    expect(screen.getByText('Let in: Ravi Kumar')).toBeDefined();
  });

  it.each(['8901030865237', 'https://namma.fit/x'])('of %s leaves the reason as it was', async (text) => {
    const { api } = await open({ 'visits/scan': unpaid });
    await scan(card(4));
    await type(REASON, 'Gue');
    focus(screen.getByLabelText(REASON));

    await scan(text);

    expect(textIn(REASON)).toBe('Gue');
    expect(count(api, 'visits/scan')).toBe(1);
  });

  it('presses no button of the person before', async () => {
    const { api } = await open();
    await scan(SLIP);

    for (const name of [/In cash/, /By card/, /^Check in/]) {
      focus(screen.getByRole('button', { name }));
      await scan(card(5));
      await scan(SLIP);
    }

    expect(count(api, 'payments/receive')).toBe(0);
    expect(api.requestsOf('visits/scan').map(({ body }) => body)).not.toContainEqual(
      expect.objectContaining({ memberId: 4 }),
    );
  });

  it('in the amount, the center, or while text is marked, is neither lost nor joined', async () => {
    const { api } = await open();
    await scan(SLIP);
    const lookUps = () => api.requestsOf('payments/find').map(({ query }) => query.code);

    focus(screen.getByLabelText('Amount to receive'));
    await scan('1234-5678-4');
    focus(screen.getByLabelText('This counter is at'));
    await scan(SLIP);
    act(() => document.getSelection()?.selectAllChildren(screen.getByRole('heading', { name: 'Asha Rao' })));
    act(() => field().blur());
    await scan('1234-5678-4');

    expect(lookUps()).toEqual([SLIP, '1234-5678-4', SLIP, '1234-5678-4']);
    expect(textIn('This counter is at')).toBe('indiranagar');
    expect(document.activeElement).toBe(field());
  });

  it('ends with Tab as well, and replaces typed values before', async () => {
    const { api } = await open();
    await type(FIELD, 'rav');
    field().setSelectionRange(1, 1);

    await scan(SLIP, 'Tab');

    expect(api.requestsOf('payments/find').map(({ query }) => query.code)).toEqual([SLIP]);
    expect(field().value).toBe('');
  });
});

describe('a text that is no code of ours', () => {
  it('is looked up whole when only its end came as fast as a scan', async () => {
    const { api } = await open();
    await typeKeys('asha@');

    await scan('example.in');

    expect(api.requestsOf('payments/find').map(({ query }) => query.code)).toEqual(['asha@example.in']);
  });

  it('is looked up whole after Tab as well', async () => {
    const { api } = await open();
    await typeKeys('asha@');

    await scan('example.in', 'Tab');

    expect(api.requestsOf('payments/find').map(({ query }) => query.code)).toEqual(['asha@example.in']);
  });

  it('replaces one that nobody was found by, because that is selected', async () => {
    const { api } = await open({ 'payments/find': { status: 404, error: { message: 'Nobody is found.' } } });
    await scan('another gym 41');

    await scan('another gym 42');

    expect(api.requestsOf('payments/find').map(({ query }) => query.code)).toEqual([
      'another gym 41',
      'another gym 42',
    ]);
  });
});

describe('answers that overlap', () => {
  it('never paint over the newer one: two cards in a row are both asked about', async () => {
    const answer: ((given: { reply: Verdict }) => void)[] = [];
    const { api } = await open({ 'visits/scan': () => new Promise((resolve) => answer.push(resolve)) });
    await scan(card(4));
    await scan(card(5));
    api.answer({ 'payments/find': found(ravi) });

    answer[1]?.(letIn(ravi));
    await idle();
    answer[0]?.(unpaid);
    await idle();

    expect(count(api, 'visits/scan')).toBe(2);
    expect(screen.getByText('Let in: Ravi Kumar')).toBeDefined();
    expect(screen.getByText(/Scanned before: Asha Rao, refused/)).toBeDefined();
    expect(alerts()).not.toContain('Refused');
    expect(screen.getByRole('heading', { name: 'Ravi Kumar' })).toBeDefined();
  });

  it('a payment that fails after the next scan is named, and the newer person stays', async () => {
    let fail: (given: { status: number; error: { message: string } }) => void = () => {};
    const { api, messages } = await open({
      'payments/receive': () => new Promise((resolve) => (fail = resolve)),
    });
    await scan(SLIP);
    key('F2');
    api.answer({ 'payments/find': found(ravi) });
    await scan('1234-5678-4');

    fail({ status: 409, error: { message: 'Nothing is due.' } });
    await idle();

    expect(messages()).toEqual(['Asha Rao, Elite Plus, 6 months: Nothing is due.']);
    expect(alerts()).toBe('');
    expect(screen.getByRole('heading', { name: 'Ravi Kumar' })).toBeDefined();
  });
});

it('the same card is checked again 100 seconds later, and is red when it is stale', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-03-04T06:30:00Z') });
  const { api } = await open();
  await scan(card(4));
  await scan(card(4));
  expect(screen.getByText('Let in: Asha Rao')).toBeDefined();
  api.answer({
    'visits/scan': {
      reply: { verdict: 'refused', reason: 'stale code', codeSeconds: -90, member: toMember(asha) },
    },
  });

  vi.setSystemTime(new Date('2030-03-04T06:31:40Z'));
  await scan(card(4));

  expect(count(api, 'visits/scan')).toBe(2);
  expect(alerts()).toContain("Refused: The code isn't current");
  expect(screen.queryByText('Let in: Asha Rao')).toBeNull();
});

it('a person who was refused as unpaid and pays is let in: no red card remains', async () => {
  const { api } = await open({ 'visits/scan': unpaid });
  await scan(card(4));
  expect(alerts()).toContain('Refused: The membership is not paid');
  api.answer({
    'visits/scan': letIn(asha),
    'payments/find': found({ ...asha, payables: [{ ...payable, paidPaise: 12_899_00, duePaise: 0 }] }),
  });

  key('F2');
  await idle();

  expect(api.requestsOf('visits/scan').map(({ body }) => body)).toMatchObject([
    { code: card(4) },
    { memberId: 4 },
  ]);
  expect(alerts()).not.toContain('Refused');
  expect(screen.getByText('Let in: Asha Rao')).toBeDefined();
});

it('Enter in the empty field does nothing', async () => {
  const { api } = await open();

  key('Enter');
  act(() => void (field().form && fireEvent.submit(field().form as HTMLFormElement)));
  await idle();

  expect(count(api, 'payments/find')).toBe(0);
  expect(alerts()).toBe('');
});

it('a card that is pasted into the reason is scanned; a reason with one in it is refused', async () => {
  const { api } = await open({ 'visits/scan': unpaid });
  await scan(card(4));

  await type(REASON, `guest ${card(5)}`);
  await press('Let in');
  expect(screen.getByText(/Enter the reason in words/)).toBeDefined();
  expect(count(api, 'visits/scan')).toBe(1);

  await type(REASON, card(5));
  await press('Let in');
  expect(api.requestsOf('visits/scan').at(-1)?.body).toEqual({ code: card(5), center: 'indiranagar' });
});
