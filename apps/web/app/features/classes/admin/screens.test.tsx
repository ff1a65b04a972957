import type { Coach } from '@namma/contract/appointments/coach-schemas';
import type { PlannedForStaff, Roster, RosterRow } from '@namma/contract/classes/schemas';
import { formatCardCode } from '@namma/contract/codes/card';
import { formatMemberNumber } from '@namma/contract/codes/member-number';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSession } from '../../../lib/session/session-changes';
import { fakeApi } from '../../../testing/fake-api';
import { scan } from '../../../testing/keys';
import { idle, leave, press, renderScreenAt, type } from '../../../testing/render-screen-at';
import { ClassesScreen } from './classes-screen';
import { PersonClasses } from './person-classes';

const TODAY = '2130-03-06';
const planned = (changes: Partial<PlannedForStaff> = {}): PlannedForStaff => ({
  slotId: 4,
  day: TODAY,
  type: 'Yoga',
  center: 'indiranagar',
  coach: 'Kavya Iyer',
  coachId: 3,
  startsAt: '2130-03-06T12:30:00.000Z',
  minutes: 60,
  capacity: 2,
  free: 0,
  waiting: 1,
  state: 'full',
  weekday: 1,
  fromMinute: 1080,
  usual: { coachId: 3, capacity: 20, fromMinute: 1080, minutes: 60 },
  needsCoach: false,
  reason: null,
  endsFrom: null,
  ...changes,
});
const row = (userId: number, name: string, changes: Partial<RosterRow> = {}): RosterRow => ({
  userId,
  name,
  phone: `987654321${userId}`,
  place: 'in',
  state: 'booked',
  bookedAt: '2130-03-05T06:30:00.000Z',
  noShows: 0,
  ...changes,
});
const roster = (...bookings: RosterRow[]): Roster => ({ class: planned(), bookings });
const asha = row(7, 'Asha Rao');
const ravi = row(8, 'Ravi Kumar', { state: 'missed', noShows: 1 });
const waiting = row(9, 'Meera Iyer', { place: 'waiting', position: 1 });
const coach = (coachId: number, name: string): Coach => ({
  coachId,
  name,
  type: 'Fitness',
  center: 'indiranagar',
  isRetired: false,
  hours: [],
  openBookings: 0,
  profile: { photo: null, about: { en: null, kn: null, hi: null }, qualification: null, languages: null },
  version: 1,
});
const coaches = [coach(3, 'Kavya Iyer'), coach(5, 'Arjun Nair')];
const done = (status: string) => ({ reply: { status } });

async function open(answers: Parameters<typeof fakeApi>[0] = {}, classes = [planned()]) {
  const api = fakeApi({ 'classes/getRoster': { reply: roster(asha, ravi, waiting) }, ...answers });
  const page = await renderScreenAt(
    '/admin/classes',
    <ClassesScreen center="indiranagar" coaches={coaches} classes={classes} from={TODAY} today={TODAY} />,
  );
  return { api, ...page };
}
const openRoster = async (answers: Parameters<typeof fakeApi>[0] = {}) => {
  const opened = await open(answers);
  await press(/Yoga/);
  return opened;
};

beforeEach(() => {
  vi.setSystemTime('2130-03-06T06:30:00Z');
  startSession('a-token', 'admin@example.in', 'ADMIN');
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

describe('the week', () => {
  it('has each class under its day with the weekday, and shows what needs a decision', async () => {
    await open({}, [
      planned({ waiting: 0, free: 1 }),
      planned({ slotId: 5, day: '2130-03-07', coach: null, needsCoach: true, state: 'open', waiting: 0 }),
      planned({ slotId: 6, day: '2130-03-08', state: 'cancelled' }),
    ]);

    const of = (name: string) => within(screen.getByRole('region', { name })).getByRole('button').textContent;
    expect(of('Mon, 6 Mar 2130')).toBe('6:00PM-7:00PMYogaKavya Iyer1/2');
    expect(of('Tue, 7 Mar 2130')).toContain('Needs a coach');
    expect(of('Wed, 8 Mar 2130')).toContain('Cancelled');
    expect(screen.getByRole('region', { name: 'Thu, 9 Mar 2130' }).textContent).toContain('No classes');
  });

  it('is walked through by arrow keys, and has the focus again once the roster is closed', async () => {
    await open({}, [
      planned({ fromMinute: 480, startsAt: '2130-03-06T02:30:00.000Z' }),
      planned({ slotId: 5, type: 'Run' }),
      planned({ slotId: 6, day: '2130-03-08', type: 'Core' }),
      planned({ slotId: 7, day: '2130-03-09', type: 'Boxing' }),
      planned({ slotId: 8, day: '2130-03-09', type: 'Dancing', state: 'cancelled' }),
    ]);
    const focused = () => document.activeElement?.textContent ?? '';
    const walk = (...keys: string[]) =>
      keys.map((key) => {
        fireEvent.keyDown(document.activeElement as Element, { key });
        return /Yoga|Run|Core|Boxing|Dancing/.exec(focused())?.[0];
      });
    screen.getByRole('button', { name: /Yoga/ }).focus();

    expect(walk('ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowDown')).toEqual([
      ...['Yoga', 'Run', 'Run', 'Core', 'Boxing', 'Dancing'],
    ]);
    expect(walk('ArrowRight', 'ArrowLeft', 'ArrowLeft', 'End', 'Home', 'x')).toEqual([
      ...['Dancing', 'Core', 'Yoga', 'Dancing', 'Yoga', 'Yoga'],
    ]);

    await press(/Core/);
    expect(document.activeElement?.textContent).toContain('Core, Wed, 8 Mar 2130');
    await press('Back to the week');
    expect(focused()).toContain('Core');
    expect(screen.queryByRole('heading', { level: 2, name: /^Core, / })).toBeNull();
  });

  it('adds a class of every week from a fold below it', async () => {
    const { api, messages } = await open(
      { 'classes/setSlot': { reply: { status: 'Class added', slotId: 9 } } },
      [],
    );
    const fold = screen.getByText('Add weekly class').closest('details') as HTMLElement;
    expect(fold.hasAttribute('open')).toBe(false);

    fireEvent.submit(fold.querySelector('form') as HTMLFormElement);
    await idle();

    expect(api.requestsOf('classes/setSlot')[0]?.body).toEqual({
      type: 'Yoga',
      center: 'indiranagar',
      coachId: 3,
      weekday: 1,
      fromMinute: 420,
      minutes: 60,
      capacity: 20,
      fromDay: TODAY,
    });
    expect(messages()).toEqual(['Class added']);
  });

  it('adds it on several weekdays in one request with a key, and on none asks for one', async () => {
    const { api, messages } = await open(
      { 'classes/setSlot': { reply: { status: 'Class added', slotId: 9 } } },
      [],
    );
    const fold = within(screen.getByText('Add weekly class').closest('details') as HTMLElement);
    const form = fold.getByLabelText('Monday').closest('form') as HTMLFormElement;

    fireEvent.click(fold.getByLabelText('Monday'));
    fireEvent.submit(form);
    await idle();
    expect(messages()).toEqual(['Choose a weekday']);
    for (const day of ['Tuesday', 'Thursday', 'Sunday']) fireEvent.click(fold.getByLabelText(day));
    fireEvent.submit(form);
    await idle();

    const sent = api.requestsOf('classes/setSlot');
    expect(sent.map(({ body }) => body)).toMatchObject([{ weekday: 2, alsoOn: [4, 0] }]);
    expect(sent[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('cancels all classes of a coach who is ill', async () => {
    const { api, messages } = await open(
      { 'classes/change': { reply: { status: 'Class cancelled', notified: 2 } } },
      [planned(), planned({ slotId: 5, coachId: 5, coach: 'Arjun Nair' })],
    );

    await press('Kavya Iyer is ill today');
    await press('Cancel them');

    expect(api.requestsOf('classes/change').map(({ body }) => body)).toEqual([
      { slotId: 4, day: TODAY, isCancelled: true, reason: 'Coach is ill' },
    ]);
    expect(messages()).toEqual(['Class cancelled']);
  });
});

describe('the roster', () => {
  it('lists who is in and who waits, and marks by a press', async () => {
    const { api } = await openRoster({ 'classes/markPresent': done('Marked as present') });

    const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(names.filter((text) => /No-show|Waiting, 1/.test(text ?? ''))).toHaveLength(3);
    await press('Present: Asha Rao');
    await press('Remove no-show: Ravi Kumar');

    expect(api.requestsOf('classes/markPresent').map(({ body }) => body)).toEqual([
      { slotId: 4, day: TODAY, userId: 7, isPresent: true },
      { slotId: 4, day: TODAY, userId: 8, isPresent: false, isExcused: true },
    ]);
    expect(screen.queryByRole('button', { name: 'Present: Meera Iyer' })).toBeNull();
  });

  it('offers no marks before the day of the class, and shows when they can be made', async () => {
    await open({}, [planned({ day: '2130-03-08' })]);

    await press(/Yoga/);

    expect(screen.getByText(/mark attendance from 30 minutes/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'No-show: Asha Rao' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Cancel place: Asha Rao' })).toBeDefined();
  });

  it('marks whose card is scanned, wherever the focus is, and shows who has no place', async () => {
    const { api, messages } = await openRoster({ 'classes/markPresent': done('Marked as present') });
    const card = (memberId: number) => formatCardCode({ memberId, step: 123456, proof: 'ABCDEFGH' });

    await scan(card(7));
    await scan(formatMemberNumber(8));
    await scan(card(9));
    await scan(card(11));

    expect(api.requestsOf('classes/markPresent').map(({ body }) => body)).toEqual([
      { slotId: 4, day: TODAY, userId: 7, isPresent: true },
      { slotId: 4, day: TODAY, userId: 8, isPresent: true },
    ]);
    expect(messages()).toContain('Meera Iyer is on the waiting list.');
    expect(messages()).toContain('This member has no place in the class.');
  });

  it('books a member, and gives a place up for one', async () => {
    const found = { userId: 12, name: 'Nandini Gowda', email: 'nandini@example.in', phone: '9876543212' };
    const { api } = await openRoster({
      'admin/getMembers': {
        reply: {
          content: [
            {
              ...found,
              role: 'user',
              registeredOn: TODAY,
              membership: null,
              state: 'none',
              duePaise: 0,
              lastVisitOn: null,
            },
          ],
          totalPages: 1,
        },
      },
      'classes/bookFor': { reply: { status: 'First on the waiting list', place: 'waiting', position: 1 } },
      'classes/cancel': done('Your place is cancelled'),
    });

    await type('Find member', 'Nandini');
    fireEvent.click(screen.getByRole('option', { name: /Nandini Gowda/ }));
    fireEvent.submit(screen.getByRole('button', { name: 'Book' }).closest('form') as HTMLFormElement);
    await idle();
    await press('Cancel place: Asha Rao');
    await press('Cancel place');

    expect(api.requestsOf('classes/bookFor')[0]?.body).toEqual({ slotId: 4, day: TODAY, userId: 12 });
    expect(api.requestsOf('classes/cancel')[0]?.body).toEqual({ slotId: 4, day: TODAY, userId: 7 });
  });

  it('changes the day, and the class of every week from a day on', async () => {
    const { api } = await openRoster({
      'classes/change': { reply: { status: 'Class changed', notified: 2 } },
      'classes/setSlot': { reply: { status: 'Class changed for all upcoming days', slotId: 11 } },
    });

    const form = screen.getByRole('button', { name: 'Change this day' }).closest('form') as HTMLFormElement;
    fireEvent.change(within(form).getByLabelText('Places'), { target: { value: '12' } });
    fireEvent.submit(form);
    await idle();
    fireEvent.submit(
      screen.getByRole('button', { name: 'Change every week' }).closest('form') as HTMLFormElement,
    );
    await idle();

    // The coach assigned to this day by someone else meanwhile stays.
    expect(api.requestsOf('classes/change')[0]?.body).toEqual({ slotId: 4, day: TODAY, capacity: 12 });
    expect(api.requestsOf('classes/setSlot')[0]?.body).toMatchObject({
      slotId: 4,
      weekday: 1,
      capacity: 20,
      fromDay: TODAY,
    });
  });

  it('sends nothing for a day of which nothing was changed', async () => {
    const { api, messages } = await openRoster();

    fireEvent.submit(
      screen.getByRole('button', { name: 'Change this day' }).closest('form') as HTMLFormElement,
    );
    await idle();

    expect(api.requestsOf('classes/change')).toEqual([]);
    expect(messages()).toEqual(['No changes']);
  });

  it('has a separate sheet for printing', async () => {
    await openRoster();

    const table = screen.getByRole('table');
    expect(within(table).getAllByRole('row')).toHaveLength(4);
    expect(table.textContent).toContain('Waiting, 1');
  });
});

describe('the classes of a person at the desk', () => {
  const missed = {
    slotId: 4,
    day: '2130-03-05',
    type: 'Yoga',
    center: 'indiranagar',
    coach: 'Kavya Iyer',
    startsAt: '2130-03-05T12:30:00.000Z',
    minutes: 60,
  } as const;
  const rule = { most: 3, withinDays: 30, blockedDays: 3 };

  it('show a no-show, which can be removed', async () => {
    const api = fakeApi({
      'classes/getFor': { reply: { classes: [], missed: [missed], blockedThrough: TODAY, rule } },
      'classes/markPresent': done('No-show removed'),
    });
    const onChanged = vi.fn();
    await renderScreenAt('/admin/member', <PersonClasses userId={7} onChanged={onChanged} />);
    expect(screen.getByText(/Booking paused through 6 Mar 2130/)).toBeDefined();

    api.answer({ 'classes/getFor': { reply: { classes: [], missed: [], blockedThrough: null, rule } } });
    await press('Remove no-show: Yoga, Sun, 5 Mar 2130');

    expect(api.requestsOf('classes/markPresent')[0]?.body).toEqual({
      slotId: 4,
      day: '2130-03-05',
      userId: 7,
      isPresent: false,
      isExcused: true,
    });
    expect(onChanged).toHaveBeenCalledOnce();
    expect(screen.queryByRole('region', { name: 'Classes' })).toBeNull();
  });
});
