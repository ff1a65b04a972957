import { formatCardCode } from '@namma/contract/codes/card';
import { addDays, formatDay, gymDay } from '@namma/contract/days/dates';
import type { EntryMembership, Today } from '@namma/contract/visits/schemas';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSession } from '../../lib/session/session-changes';
import { fakeApi } from '../../testing/fake-api';
import { key } from '../../testing/keys';
import { choose, idle, leave, press, renderScreenAt, type } from '../../testing/render-screen-at';
import { CounterScreen } from './counter-screen';
import type { Verdict } from './use-check-in';
import type { Person } from './use-counter';
import { describeClock } from './verdict-panel';

const code = (step = 60_123_456) => formatCardCode({ memberId: 4, step, proof: 'ABCD2345' });
const membership: EntryMembership = {
  id: 7,
  type: 'Elite',
  center: 'HSR Layout',
  payment_status: 'payed',
  duePaise: 0,
  pausedTo: null,
  startDate: '2030-01-01',
  endDate: '2030-06-30',
};
const member = { userId: 4, name: 'Asha Rao', phone: '9876543210', membership };
const letIn: Verdict = { verdict: 'in', member };
const refused: Verdict = { verdict: 'refused', reason: 'other center', member };
const person = {
  userId: 4,
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '9876543210',
  entry: { membership },
  notes: [],
  offers: 'not asked' as const,
  payables: [],
};

const centers = ['vijayanagra', 'indiranagar', 'kormangla', 'HSR Layout'] as const;
const today: Today = {
  day: '2030-03-04',
  totals: centers.map((center, n) => ({ center, visits: n, inside: n, refused: 1 })),
  visits: [
    {
      ...{
        id: 9,
        at: '2030-03-04T05:02:00.000Z',
        center: 'kormangla',
        verdict: 'refused',
        reason: 'unknown code',
      },
      overruled: null,
      isInside: false,
      userId: null,
      name: '',
      type: null,
      pass: null,
    },
    {
      id: 8,
      at: '2030-03-04T05:00:00.000Z',
      center: 'kormangla',
      verdict: 'in',
      reason: null,
      overruled: null,
      isInside: true,
      userId: 4,
      name: 'Asha Rao',
      type: 'Elite',
      pass: null,
    },
  ],
  isMore: false,
};

async function open(verdict: Verdict = letIn, entry: Person['entry'] = { membership }) {
  const api = fakeApi({
    'visits/scan': { reply: verdict },
    'visits/getToday': { reply: today },
    'payments/find': {
      reply: { people: [{ ...person, entry }], chosen: null, isMore: false, hasUpi: false },
    },
  });
  await renderScreenAt('/admin/counter', <CounterScreen sellFormOf={() => <p>Plans</p>} />);
  return api;
}
async function scan(text: string): Promise<void> {
  const field = screen.getByLabelText<HTMLInputElement>('Slip, phone number, name or order number');
  act(() => void fireEvent.input(field, { target: { value: text } }));
  act(() => void (field.form && fireEvent.submit(field.form)));
  await idle();
}

beforeEach(() => {
  startSession('token', 'admin@example.in', 'ADMIN');
  localStorage.setItem('counterCenter', 'kormangla');
});
afterEach(leave);

it('notes of the desk and dues are above Check in', async () => {
  const at = '2030-03-03T06:30:00.000Z';
  const noted = { ...person, notes: [{ at, author: 'Ravi', text: 'Knee: no jumps' }] };
  const api = await open();
  api.answer({ 'payments/find': { reply: { people: [noted], chosen: null, isMore: false, hasUpi: false } } });

  await scan('9876543210');
  await idle();

  const state = screen.getByRole('region', { name: 'Before the check-in' });
  expect(state.textContent).toContain('Knee: no jumps');
  const button = screen.getByRole('button', { name: /^Check in/ });
  expect(state.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('whoever has refused offers is seen as such before the desk sells, and nobody else is', async () => {
  const api = await open();
  const seen = async (offers: Person['offers']) => {
    const people = [{ ...person, offers }];
    api.answer({ 'payments/find': { reply: { people, chosen: null, isMore: false, hasUpi: false } } });
    await scan('9876543210');
    await idle();
    return screen.queryByText('No offers.') !== null;
  };

  expect(await seen('refused')).toBe(true);
  expect(await seen('agreed')).toBe(false);
  expect(await seen('not asked')).toBe(false);
});

describe('a card at the counter', () => {
  it('lets its member in, with what the membership is, and shows what is due beside it', async () => {
    const api = await open();

    await scan(code());

    expect(api.requestsOf('visits/scan').map(({ body }) => body)).toEqual([
      { code: code(), center: 'kormangla' },
    ]);
    const verdict = screen.getByText('Let in: Asha Rao').closest('[role=status]');
    expect(verdict?.textContent).toContain('Elite, HSR Layout, 1 Jan 2030 to 30 Jun 2030');
    expect(await screen.findByRole('heading', { name: 'Asha Rao' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Check in/ })).toBeNull();
  });

  it.each([letIn, refused])('shows the photo of its member in the verdict: $verdict', async (verdict) => {
    const photo = { webp: 'UklGRg==', consentAt: '2030-03-01T06:30:00.000Z', consentBy: 'Kiran Das' };
    const api = await open(verdict);
    api.answer({ 'members/getPhoto': { reply: { photo } } });

    await scan(code());

    expect(await screen.findByRole('img', { name: 'Photo of Asha Rao' })).toBeTruthy();
    expect(api.requestsOf('members/getPhoto').map(({ query }) => query)).toEqual([{ id: '4' }]);
  });

  it('that a scanner reads twice is sent once; the next code is sent again', async () => {
    const api = await open();

    await scan(code());
    await scan(code());
    await scan(code(60_123_457));

    expect(api.requestsOf('visits/scan')).toHaveLength(2);
  });

  it('is sent while what the member before owes is still looked up', async () => {
    const api = await open();
    api.answer({ 'payments/find': () => new Promise(() => {}) });
    await scan(code());
    await idle();

    // Enter in a field presses the form's button, as a browser does.
    const field = screen.getByLabelText<HTMLInputElement>('Slip, phone number, name or order number');
    act(() => void fireEvent.input(field, { target: { value: code(60_123_457) } }));
    await press('Find');

    expect(api.requestsOf('visits/scan')).toHaveLength(2);
  });

  it('of a second visit shows when the first was', async () => {
    await open({ ...letIn, since: '2030-03-04T05:02:00.000Z', sinceCenter: 'HSR Layout' });

    await scan(code());

    expect(screen.getByText('Already in: Asha Rao')).toBeTruthy();
    expect(screen.getByText('First scan at 10:32, at HSR Layout')).toBeTruthy();
    // It differs from the verdict of a person who enters now.
    expect(screen.getByText('Already in: Asha Rao').closest('.bg-lime')).toBeNull();
  });

  it('is refused with the reason, which another reason overrules', async () => {
    const api = await open(refused);
    await scan(code());
    expect(screen.getByRole('alert').textContent).toContain('Refused: The membership is for another center');

    await press('Let in');
    expect(screen.getByText('Enter a reason')).toBeTruthy();
    api.answer({
      'visits/scan': {
        reply: { ...letIn, reason: 'other center', member: { ...member, overruled: 'Guest day' } },
      },
    });
    await type('Reason to let the member in anyway', 'Guest day');
    await press('Let in');

    expect(api.requestsOf('visits/scan').at(-1)?.body).toEqual({
      memberId: 4,
      overrule: 'Guest day',
      center: 'kormangla',
    });
    expect(screen.getByText(/Let in because: Guest day/)).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('that proves nobody leaves no way but the name', async () => {
    const api = await open({ verdict: 'refused', reason: 'unknown code', member: null });

    await scan(code());

    expect(screen.getByRole('alert').textContent).toContain('Find the member by name.');
    expect(screen.queryByRole('button', { name: 'Let in' })).toBeNull();
    expect(api.requestsOf('payments/find')).toEqual([]);
  });

  it('needs the center of the counter', async () => {
    localStorage.removeItem('counterCenter');
    const api = await open();

    await scan(code());
    expect(screen.getByRole('alert').textContent).toContain('Choose the center of this counter first.');
    choose('This counter is at', 'indiranagar');
    await scan(code());

    expect(api.requestsOf('visits/scan').map(({ body }) => body)).toEqual([
      { code: code(), center: 'indiranagar' },
    ]);
  });
});

it('a member who is looked up by name is checked in by F1', async () => {
  const api = await open();

  await scan('asha');
  await key('F1');
  await key('F1');

  expect(api.requestsOf('visits/scan').map(({ body }) => body)).toEqual([
    { memberId: 4, center: 'kormangla' },
  ]);
});

it('a member who is looked up by name is checked in by a button', async () => {
  const api = await open();

  await scan('asha');
  await press(/^Check in/);

  expect(api.requestsOf('visits/scan').map(({ body }) => body)).toEqual([
    { memberId: 4, center: 'kormangla' },
  ]);
  expect(screen.getByText('Let in: Asha Rao')).toBeTruthy();
});

describe('before the check-in', () => {
  const today = gymDay(new Date());
  const ending = (count: number) => ({ ...membership, endDate: addDays(today, count) });
  it.each<[Person['entry'], readonly string[]]>([
    [
      { membership: ending(40) },
      ['Can come in', `Elite, HSR Layout, until ${formatDay(addDays(today, 40))}`],
    ],
    [{ membership: ending(5) }, ['Can come in', 'Ends in 5 days']],
    [{ membership: ending(0) }, ['Can come in', 'Ends today']],
    [{ membership, refusal: 'unpaid' }, ['The membership is not paid']],
    [
      { membership: { ...membership, pausedTo: '2030-03-10' }, refusal: 'paused' },
      ['The membership is paused', 'Paused until 10 Mar 2030'],
    ],
    [
      { membership, refusal: 'expired' },
      ['The membership has ended', 'Elite, HSR Layout, until 30 Jun 2030'],
    ],
    [{ membership: null, refusal: 'no membership' }, ['No membership']],
    [{ membership: ending(40), since: '2030-03-04T05:02:00.000Z' }, ['Already in since 10:32']],
  ])('%j says %j', async (entry, said) => {
    const api = await open(letIn, entry);

    await scan('asha');

    const state = screen.getByRole('region', { name: 'Before the check-in' });
    for (const each of said) expect(within(state).getByText(each)).toBeTruthy();
    expect(api.requestsOf('payments/find')[0]?.query).toMatchObject({ code: 'asha', center: 'kormangla' });
    await press(/^Check in/);
    expect(screen.queryByRole('region', { name: 'Before the check-in' })).toBeNull();
  });
});

it('the visits of today are listed with who is in, and read again after each check-in', async () => {
  const api = await open();
  const rows = within(await screen.findByRole('list', { name: 'Visits, newest first' })).getAllByRole(
    'listitem',
  );

  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '10:32Unknown cardkormangla. The card is not validrefused',
    '10:30Asha RaoElite, kormanglain',
  ]);
  const before = api.requestsOf('visits/getToday').length;
  await scan(code());
  await waitFor(() => expect(api.requestsOf('visits/getToday').length).toBe(before + 1));
});

it.each([
  [-90, 'The code is 2 minutes old'],
  [-60, 'The code is 1 minute old'],
  [600, "The phone's clock is 10 minutes fast"],
])('a code that is %i seconds ahead: %s', (codeSeconds, said) => {
  expect(describeClock(codeSeconds)).toContain(said);
});
