import type { OwnClasses, PlannedClass } from '@namma/contract/classes/schemas';
import { screen } from '@testing-library/react';
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

const open = async (answers: Parameters<typeof fakeApi>[0]) => {
  const api = fakeApi({ 'classes/getMine': { reply: mine() }, ...answers });
  const page = await renderScreenAt(
    '/classes',
    <ClassesPage center="indiranagar" day={TODAY} days={[TODAY]} classes={[planned]} />,
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

it('a center without classes says so once, not for each of the seven days', async () => {
  fakeApi({ 'classes/getMine': { reply: mine() } });

  await renderScreenAt(
    '/classes',
    <ClassesPage center="indiranagar" day={undefined} days={[TODAY, '2130-03-07']} classes={[]} />,
  );

  expect(screen.getByText('No classes at this center on these days.')).toBeTruthy();
  expect(screen.queryByText('No classes on this day.')).toBeNull();
});
