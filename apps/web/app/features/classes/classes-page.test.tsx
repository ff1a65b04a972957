import type { OwnClasses, PlannedClass } from '@namma/contract/classes/schemas';
import type { Membership } from '@namma/contract/memberships/schemas';
import { classMessages } from '@namma/contract/messages/classes';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSession } from '../../lib/session/session-changes';
import { fakeApi } from '../../testing/fake-api';
import { leave, press, renderScreenAt } from '../../testing/render-screen-at';
import { ClassesPage } from './classes-page';

const TODAY = '2130-03-06';
const planned: PlannedClass = {
  slotId: 4,
  day: TODAY,
  type: 'Yoga',
  center: 'indiranagar',
  coach: 'Kavya Iyer',
  startsAt: '2130-03-06T12:30:00.000Z',
  minutes: 60,
  capacity: 2,
  free: 1,
  waiting: 0,
  state: 'open',
};
const mine = (...classes: OwnClasses['classes']): OwnClasses => ({
  classes,
  missed: [],
  blockedThrough: null,
  rule: { most: 3, withinDays: 30, blockedDays: 3 },
});
const { slotId, day, type, center, coach, startsAt, minutes } = planned;
const held = { slotId, day, type, center, coach, startsAt, minutes, place: 'in', cancelUntil: null } as const;

/** Special hours that open the center on the day of the class. */
const membership: Membership = {
  id: 1,
  name: 'Asha Rao',
  type: 'Elite',
  price: 12899,
  documentNumber: null,
  duePaise: 0,
  months: 12,
  pause: null,
  renewalOf: null,
  renewalDiscountPaise: 0,
  withdrawnAt: null,
  lapsesOn: null,
  endedAt: null,
  creditedPaise: 0,
  refundPaise: 0,
  changedFrom: null,
  sold: {
    listPricePaise: 1_499_900,
    discountPricePaise: 1_199_900,
    feePaise: 90_000,
    extensionDays: 30,
    extraDiscountPaise: 0,
    pauseDays: 30,
    transferDays: 30,
    swims: 6,
    opensAllCenters: false,
  },
  center: 'indiranagar',
  startDate: '2130-01-01',
  endDate: '2130-12-31',
  effectiveEnd: '2130-12-31',
  payment_status: 'payed',
};

const open = async (answers: Parameters<typeof fakeApi>[0], isAsked = true) => {
  const api = fakeApi({
    'classes/getMine': { reply: mine() },
    'membership/getMemberships': { reply: [membership] },
    ...answers,
  });
  const page = await renderScreenAt(
    '/classes',
    <ClassesPage center="indiranagar" isAsked={isAsked} day={TODAY} days={[TODAY]} classes={[planned]} />,
  );
  return { api, ...page };
};

beforeEach(() => {
  vi.setSystemTime('2130-03-06T06:30:00Z');
  startSession('a-token', 'asha@example.in', 'user');
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

describe('the timetable that is open while something has happened', () => {
  it.each([
    ['the class has begun', 'classBegun', 'This class has started.'],
    ['it was cancelled', 'classCancelled', 'This class is cancelled.'],
    [
      'it has become full and its list closed',
      'classFull',
      'This class is full, and its waiting list is closed.',
    ],
  ])('says so where %s, and reads again what the member has', async (_what, code, message) => {
    const { api, messages } = await open({ 'classes/book': { status: 409, error: { message, code } } });

    await press(/^Book: Yoga/);

    expect(messages()).toEqual([message]);
    expect(api.requestsOf('classes/getMine')).toHaveLength(2);
  });

  it('shows the place that was booked in another tab', async () => {
    const message = 'You have already booked this class.';
    const { api, messages } = await open({
      'classes/book': { status: 409, error: { message, code: 'classBookedAlready' } },
    });
    api.answer({ 'classes/getMine': { reply: mine(held) } });

    await press(/^Book: Yoga/);

    expect(messages()).toEqual([message]);
    expect(screen.getByRole('region', { name: /2130/ }).textContent).toContain('Booked');
    expect(screen.queryByRole('button', { name: /^Book: Yoga/ })).toBeNull();
  });

  it('sends one request for two quick presses', async () => {
    const { api } = await open({ 'classes/book': { reply: { status: 'Booked', place: 'in' } } });
    const button = screen.getByRole('button', { name: /^Book: Yoga/ });

    button.click();
    await press(/^Book: Yoga/);

    expect(api.requestsOf('classes/book')).toHaveLength(1);
  });
});

it('a center without classes shows a message once, not for each of the seven days', async () => {
  fakeApi({ 'classes/getMine': { reply: mine() }, 'membership/getMemberships': { reply: [] } });

  await renderScreenAt(
    '/classes',
    <ClassesPage center="indiranagar" isAsked day={undefined} days={[TODAY, '2130-03-07']} classes={[]} />,
  );

  expect(screen.getByText('No classes at this center on these days.')).toBeTruthy();
  expect(screen.queryByText('No classes on this day.')).toBeNull();
});

it('gives the focus to the row of a class whose button the booking has replaced', async () => {
  const { api, messages } = await open({ 'classes/book': { reply: { status: 'You are in', place: 'in' } } });
  api.answer({ 'classes/getMine': { reply: mine(held) } });
  screen.getByRole('button', { name: /^Book: Yoga/ }).focus();

  await press(/^Book: Yoga/);

  await waitFor(() => expect(document.activeElement?.localName).toBe('li'));
  expect(document.activeElement?.textContent).toContain('Yoga');
  expect(messages()).toEqual([]);
});

describe('a class that the member cannot book', () => {
  it.each<[string, Partial<Membership>, string]>([
    ['of another center', { center: 'kormangla' }, classMessages.entry('other center')],
    ['before it begins', { startDate: '2130-03-07' }, classMessages.entry('not begun')],
    ['not paid', { payment_status: 'pending' }, classMessages.entry('unpaid')],
  ])('has the reason in the place of its button: a membership %s', async (_what, changes, reason) => {
    await open({ 'membership/getMemberships': { reply: [{ ...membership, ...changes }] } });

    expect(screen.queryByRole('button', { name: /^Book: Yoga/ })).toBeNull();
    expect(screen.getByRole('region', { name: /2130/ }).textContent).toContain(reason);
  });

  it('shows that there is another one at that time', async () => {
    await open({ 'classes/getMine': { reply: mine({ ...held, slotId: 5 }) } });

    expect(screen.getByRole('region', { name: /2130/ }).textContent).toContain(
      'You have another class at this time.',
    );
  });
});

describe('an address without a center', () => {
  it("leads to the member's own one", async () => {
    const { address } = await open(
      { 'membership/getMemberships': { reply: [{ ...membership, center: 'kormangla' }] } },
      false,
    );

    expect(address()).toBe('/classes?center=kormangla&day=2130-03-06');
  });

  it('leads to the last one that was chosen', async () => {
    (await open({})).unmount();
    sessionStorage.setItem('classCenter', 'HSR Layout');

    const { address } = await open({}, false);

    expect(address()).toBe('/classes?center=HSR%20Layout&day=2130-03-06');
  });
});
