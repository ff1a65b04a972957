import type { AppointmentDay, Coach, CoachList } from '@namma/contract/appointments/coach-schemas';
import type { AdminBooking } from '@namma/contract/appointments/schemas';
import { DELETED_MEMBER, deletedEmail } from '@namma/contract/members/rules';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSession } from '../../../lib/session/session-changes';
import { fakeApi } from '../../../testing/fake-api';
import { choose, idle, leave, press, renderScreenAt, type } from '../../../testing/render-screen-at';
import { columnsOn } from './appointment-columns';
import { readAppointmentsQuery } from './appointments-query';
import { CoachesScreen } from './coaches-screen';
import { readDayQuery } from './day-query';
import { DayScreen } from './day-screen';

const asha = { userId: 7, name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210' };
const appointment = (changes: Partial<AdminBooking> = {}): AdminBooking => ({
  id: 31,
  consult_type: 'Fitness',
  date: '2130-03-06',
  startsAt: '2130-03-06T06:30:00.000Z',
  center: 'indiranagar',
  coach: 'Kavya Iyer',
  coachId: 3,
  status: 'booked',
  needsDecision: false,
  cancelReason: null,
  age: 34,
  height: 172,
  weight: 70,
  bookedAt: '2130-03-01T06:30:00.000Z',
  member: asha,
  ...changes,
});
const coach: Pick<Coach, 'coachId' | 'name' | 'type' | 'center' | 'isRetired'> = {
  coachId: 3,
  name: 'Kavya Iyer',
  type: 'Fitness',
  center: 'indiranagar',
  isRetired: false,
};
const day = (changes: Partial<AppointmentDay['coaches'][number]> = {}): AppointmentDay => ({
  day: '2130-03-06',
  coaches: [
    {
      ...coach,
      hours: [{ fromMinute: 660, toMinute: 780 }],
      classes: [],
      free: ['2130-03-06T07:00:00.000Z'],
      bookings: [appointment()],
      closures: [],
      ...changes,
    },
  ],
});
const openDay = async (
  answers: Parameters<typeof fakeApi>[0] = {},
  shown = day(),
  readAt = new Date('2130-03-06T00:00:00Z'),
) => {
  const api = fakeApi(answers);
  const query = { day: '2130-03-06', type: undefined, center: undefined };
  const screenAt = await renderScreenAt(
    '/admin/appointments',
    <DayScreen shown={shown} query={query} readAt={readAt} />,
  );
  return { api, ...screenAt };
};

beforeEach(() => {
  vi.setSystemTime('2130-03-05T06:30:00Z');
  startSession('a-token', 'admin@example.in', 'ADMIN');
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

describe('the calendar of a day', () => {
  it('shows who comes, in the time of the gym, and what is free', async () => {
    await openDay();

    const grid = within(screen.getByRole('grid', { name: 'Appointments on 6 Mar 2130' }));
    expect(grid.getByRole('columnheader', { name: /^Kavya Iyer Fitness/ })).toBeDefined();
    expect(grid.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Kavya Iyer'),
      ...['11:00Off', '11:30Off', expect.stringMatching(/^12:00Asha Rao/), '12:30Free'],
    ]);
    expect(grid.getByRole('button', { name: 'Free, book 12:30 with Kavya Iyer' })).toBeDefined();
  });

  it('shows appointments without a coach, missed ones, and the reason of a closure', async () => {
    const closure = {
      id: 1,
      coachId: 3,
      center: null,
      reason: 'On leave',
      isOfClosedDays: false,
      startsAt: '2130-03-05T18:30:00.000Z',
      endsAt: '2130-03-06T18:30:00.000Z',
    };
    await openDay(
      {},
      day({
        bookings: [appointment({ needsDecision: true }), appointment({ id: 32, status: 'no-show' })],
        closures: [closure],
        free: [],
      }),
    );

    const grid = within(screen.getByRole('grid'));
    for (const text of ['To reschedule', 'No-show', 'No free times'])
      expect(grid.getByText(text)).toBeDefined();
    expect(grid.getByText('Closed', { exact: false }).textContent).toContain('On leave');
    expect(grid.getAllByText('Off: On leave')).toHaveLength(3);
  });

  it('goes no further than the days that can be asked for', async () => {
    const linksOn = async (shownDay: string) => {
      await openDay({}, { ...day(), day: shownDay });
      const names = screen
        .getAllByRole('link', { name: /^Day (before|after)/ })
        .map(({ textContent }) => textContent);
      leave();
      return names;
    };

    expect(await linksOn('2130-03-06')).toEqual(['Day before', 'Day after']);
    expect(await linksOn('2000-01-01')).toEqual(['Day after']);
    expect(await linksOn('2131-03-05')).toEqual(['Day before']);
    expect(await linksOn('9999-12-31')).toEqual(['Day before']);
  });

  it('books a free time for a member who is found by name', async () => {
    const { api } = await openDay({
      'admin/getMembers': {
        reply: {
          content: [
            {
              ...asha,
              role: 'user',
              registeredOn: '2129-01-01',
              membership: null,
              state: 'none',
              duePaise: 0,
              lastVisitOn: null,
            },
          ],
          totalPages: 1,
        },
      },
      'admin/getMember': { status: 404, error: { message: 'Member not found.' } },
      'consultancy/bookFor': { reply: { status: 'Fitness consultancy booked', id: 40 } },
    });

    await press('Free, book 12:30 with Kavya Iyer');
    await type('Find member', 'asha');
    await idle();
    await press(/Asha Rao/, 'option');
    await type('Age', '34');
    await type('Height (cm)', '172.5');
    await press('Book');
    expect(screen.getByText('Weight required!')).toBeDefined();
    await type('Weight (kg)', '70');
    await press('Book');
    await idle();

    expect(api.requestsOf('consultancy/bookFor').map(({ body }) => body)).toEqual([
      {
        consult_type: 'Fitness',
        date: '2130-03-06',
        startsAt: '2130-03-06T07:00:00.000Z',
        coachId: 3,
        age: 34,
        height: 172.5,
        weight: 70,
        userId: 7,
      },
    ]);
    expect(screen.getByText('Fitness consultancy booked')).toBeDefined();
  });

  it('marks a missed appointment once its time has come, and not before', async () => {
    const missed = { 'consultancy/markNoShow': { reply: { status: 'Marked as no-show' } } } as const;
    const { api } = await openDay(missed, day(), new Date('2130-03-06T06:31:00Z'));

    await press('Actions: Fitness of Asha Rao, No. 31');
    await press('No-show', 'menuitem');

    expect(api.requestsOf('consultancy/markNoShow').map(({ body }) => body)).toEqual([
      { id: 31, isNoShow: true },
    ]);
    leave();
    await openDay();
    await press('Actions: Fitness of Asha Rao, No. 31');
    expect(screen.queryByRole('menuitem', { name: 'No-show' })).toBeNull();
  });

  const asked = { id: 31, startsAt: '2130-03-06T07:00:00.000Z', coachId: 3 };

  it('is walked through by arrow keys; Enter picks up an appointment and puts it down, Escape cancels', async () => {
    const { api } = await openDay({ 'consultancy/move': { reply: { status: 'Moved' } } });
    const walk = (...keys: string[]) => {
      for (const name of keys) fireEvent.keyDown(document.activeElement as Element, { key: name });
    };
    const cells = screen.getAllByRole('gridcell');
    expect(cells.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1]);
    cells[0]?.focus();

    walk('ArrowDown', 'ArrowDown', 'Enter');
    expect(screen.getByRole('status').textContent).toBe(
      'Moving Asha Rao. Choose a free time; Escape cancels.',
    );
    walk('Escape');
    expect(screen.getByRole('status').textContent).toBe('');
    walk('Enter', 'ArrowDown');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Free, move to 12:30 with Kavya Iyer');
    fireEvent.click(document.activeElement as Element);
    await idle();

    expect(api.requestsOf('consultancy/move').map(({ body }) => body)).toEqual([asked]);
    expect(screen.getByText('Moved')).toBeDefined();
  });

  it('moves a dragged appointment to a coach of the same type only', async () => {
    const shown = day();
    const ravi = { coachId: 4, name: 'Ravi Das', type: 'Nutrition', bookings: [] } as const;
    shown.coaches.push(...day({ ...ravi, bookings: [] }).coaches);
    const { api } = await openDay({ 'consultancy/move': { reply: { status: 'Moved' } } }, shown);
    const drag = (to: RegExp) => {
      const dataTransfer = { setData: () => {} };
      const row = screen.getByRole('link', { name: 'Asha Rao' }).closest('[draggable]') as HTMLElement;
      fireEvent.dragStart(row, { dataTransfer });
      const target = screen.getByRole('button', { name: to });
      const isRefused = fireEvent.dragOver(target, { dataTransfer });
      if (!isRefused) fireEvent.drop(target, { dataTransfer });
      fireEvent.dragEnd(row, { dataTransfer });
      return isRefused ? 'refused' : 'dropped';
    };

    expect(drag(/12:30 with Ravi Das/)).toBe('refused');
    expect(drag(/12:30 with Kavya Iyer/)).toBe('dropped');
    await idle();

    expect(api.requestsOf('consultancy/move').map(({ body }) => body)).toEqual([asked]);
  });

  it('opens the form with the refusal and the nearest free times when a time was taken meanwhile', async () => {
    const free = {
      startsAt: '2130-03-07T08:00:00.000Z',
      center: 'indiranagar',
      coachId: 3,
      coach: 'Kavya Iyer',
    };
    await openDay({
      'consultancy/slots': { reply: [] },
      'consultancy/move': {
        status: 409,
        error: { message: 'This time was just taken. Choose another one.', free: [free] as never },
      },
    });

    const cell = screen.getByRole('link', { name: 'Asha Rao' }).closest('td') as HTMLElement;
    fireEvent.keyDown(cell, { key: 'Enter' });
    await press('Free, move to 12:30 with Kavya Iyer');
    await idle();

    const dialog = within(screen.getByRole('dialog', { name: 'Move the appointment of Asha Rao' }));
    expect(dialog.getByRole('alert').textContent).toContain('was just taken');
    expect(dialog.getByRole('radio', { name: '7 Mar 2130, 13:30, Kavya Iyer' })).toBeDefined();
  });

  it('moves an appointment; a time taken meanwhile leads to the nearest free ones', async () => {
    const slot = (startsAt: string) =>
      ({ startsAt, center: 'indiranagar', coachId: 3, coach: 'Kavya Iyer' }) as const;
    const { api } = await openDay({
      'consultancy/slots': { reply: [slot('2130-03-06T08:00:00.000Z')] },
      'consultancy/move': {
        status: 409,
        error: {
          message: 'This time was just taken. Choose another one.',
          free: [slot('2130-03-07T08:00:00.000Z')],
        },
      },
    });

    await press('Actions: Fitness of Asha Rao, No. 31');
    await press('Move', 'menuitem');
    await idle();
    await press('13:30', 'radio');
    await press('Move');
    await idle();

    expect(screen.getByRole('alert').textContent).toContain('was just taken');
    api.answer({ 'consultancy/move': { reply: { status: 'Moved to 7 Mar 2130, 1:30PM' } } });
    await press('7 Mar 2130, 13:30, Kavya Iyer', 'radio');
    await press('Move');
    expect(api.requestsOf('consultancy/move').at(-1)?.body).toEqual({
      id: 31,
      startsAt: '2130-03-07T08:00:00.000Z',
      coachId: 3,
    });
  });
});

describe('the list', () => {
  const bodyOf = async (row: AdminBooking) => {
    const column = columnsOn(undefined).find(({ title }) => title === 'Age, height, weight');
    await renderScreenAt('/admin/appointments', <output>{column?.cell(row)}</output>);
    return screen.getByRole('status').textContent;
  };
  const erased = { age: null, height: null, weight: null };

  it('shows what the member gave for the appointment', async () => {
    expect(await bodyOf(appointment())).toBe('34, 172 cm, 70 kg');
  });

  it('shows that it is erased a year later', async () => {
    expect(await bodyOf(appointment(erased))).toBe('Erased');
  });

  it('shows that it is erased with the account', async () => {
    const member = { ...asha, name: DELETED_MEMBER };

    expect(await bodyOf(appointment({ ...erased, member }))).toBe('Erased with the account');
  });
});

describe('the coaches', () => {
  const list = (changes: Partial<CoachList> = {}): CoachList => ({
    coaches: [
      {
        ...coach,
        hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, fromMinute: 360, toMinute: 600 })),
        openBookings: 2,
        profile: {
          photo: null,
          about: { en: null, kn: null, hi: null },
          qualification: null,
          languages: null,
        },
        version: 11,
      },
    ],
    closures: [],
    ...changes,
  });
  const openCoaches = async (answers: Parameters<typeof fakeApi>[0] = {}, shown = list()) => {
    const api = fakeApi(answers);
    return { api, ...(await renderScreenAt('/admin/coaches', <CoachesScreen {...shown} closing={null} />)) };
  };

  it('show what to do while there are none', async () => {
    await openCoaches({}, list({ coaches: [] }));

    expect(screen.getByText('No coaches yet')).toBeDefined();
  });

  it('are retired, and their appointments can be moved or cancelled', async () => {
    const { api } = await openCoaches({
      'consultancy/updateCoach': {
        reply: {
          status: 'Kavya Iyer takes no new appointments',
          bookings: [appointment({ needsDecision: true })],
          activityId: 40,
        },
      },
      'admin/undo': { reply: { status: 'Change undone', done: [3], left: [] } },
    });

    await press('Retire Kavya Iyer');
    const question = await screen.findByRole('dialog', { name: 'Retire Kavya Iyer?' });
    expect(question.textContent).toContain('2 appointments stay booked until you move or cancel them.');
    expect(api.requestsOf('consultancy/updateCoach')).toEqual([]);
    await press('Retire');

    expect(api.requestsOf('consultancy/updateCoach')[0]?.body).toEqual({
      coachId: 3,
      version: 11,
      isRetired: true,
    });
    expect(screen.getByText(/1 appointment stays booked/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Move or cancel' }).getAttribute('href')).toBe(
      '/admin/appointments?needs=decision',
    );
    await press('Undo');
    expect(api.requestsOf('admin/undo')[0]?.body).toEqual({ activityId: 40 });
    expect(screen.queryByText(/1 appointment stays booked/)).toBeNull();
  });

  it('get other hours', async () => {
    const { api } = await openCoaches({
      'consultancy/updateCoach': { reply: { status: 'Kavya Iyer updated', bookings: [] } },
    });

    await press('Edit Kavya Iyer');
    choose('Days', '6-0');
    choose('From', '420');
    choose('To', '630');
    await press('Save');

    expect(api.requestsOf('consultancy/updateCoach')[0]?.body).toEqual({
      coachId: 3,
      version: 11,
      hours: [
        { weekday: 6, fromMinute: 420, toMinute: 630 },
        { weekday: 0, fromMinute: 420, toMinute: 630 },
      ],
    });
  });

  it('keep concurrent changes of another admin until they were seen', async () => {
    const [opened] = list().coaches;
    if (!opened) throw new Error('There is a coach.');
    const theirs = { ...opened, name: 'Kavya Rao', version: 12 };
    const { api } = await openCoaches({
      'consultancy/updateCoach': {
        status: 409,
        error: { message: 'Changed', code: 'coachChanged', coach: theirs },
      },
    });
    await press('Edit Kavya Iyer');
    choose('To', '630');

    await press('Save');

    expect(screen.getByRole('alert').textContent).toContain('Kavya Rao');
    expect((screen.getByLabelText('To') as HTMLSelectElement).value).toBe('630');
    api.answer({ 'consultancy/updateCoach': { reply: { status: 'Kavya Rao changed', bookings: [] } } });
    await press('Save');
    const [, second] = api.requestsOf('consultancy/updateCoach');
    expect(second?.body).toMatchObject({ coachId: 3, version: 12 });
    // The name was not changed here, so it is not sent.
    expect(second?.body).not.toHaveProperty('name');
  });

  it('that are saved without a change send nothing', async () => {
    const { api } = await openCoaches();

    await press('Edit Kavya Iyer');
    await press('Save');

    expect(api.requestsOf('consultancy/updateCoach')).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('take time off by days of the gym; the appointments below are named beforehand', async () => {
    const { api } = await openCoaches({
      'consultancy/getAffected': { reply: [appointment()] },
      'consultancy/addClosure': {
        reply: { status: 'Closed.', id: 1, bookings: [appointment()], passes: [] },
      },
    });

    await press('Time off of Kavya Iyer');
    await type('First day', '2130-03-06');
    await type('Reason', 'On leave');
    await idle();
    expect(screen.getByText('6 Mar 2130, 12:00: Asha Rao')).toBeDefined();
    await press('Save');

    expect(api.requestsOf('consultancy/addClosure')[0]?.body).toEqual({
      coachId: 3,
      startsAt: '2130-03-05T18:30:00.000Z',
      endsAt: '2130-03-06T18:30:00.000Z',
      reason: 'On leave',
    });
  });
});

describe('a day in the address of the appointments', () => {
  it.each([
    ['9999-12-31', '2131-03-05'],
    ['2131-03-06', '2131-03-05'],
    ['0001-01-01', '2000-01-01'],
    ['1582-10-10', '2000-01-01'],
    ['2130-03-06', '2130-03-06'],
    ['0000-01-01', undefined],
    ['+275760-09-13', undefined],
    ['2130-02-29', undefined],
    ['2130-03-06T25:00', undefined],
    ['2130-03-06\u0000', undefined],
  ])('%j is read as %s', (written, day) => {
    const params = new URLSearchParams({ view: 'day', day: written, from: written, to: written });

    expect(readDayQuery(params)?.day).toBe(day);
    const { from, to } = readAppointmentsQuery(params);
    expect([from, to]).toEqual([day, day]);
  });
});

describe('a member who has deleted the account', () => {
  const member = { ...asha, name: DELETED_MEMBER, email: deletedEmail(7), phone: '' };

  it('is in the list of appointments without a link to a page or a mail', async () => {
    const [who] = columnsOn('2130-03-06').filter(({ isHead }) => isHead);
    await renderScreenAt('/admin/appointments', <>{who?.cell(appointment({ member }))}</>);

    expect(screen.getByText(DELETED_MEMBER)).toBeDefined();
    expect(screen.queryAllByRole('link')).toEqual([]);
  });

  it('is in the calendar without one', async () => {
    await openDay({}, day({ bookings: [appointment({ member })] }));

    const card = within(screen.getByRole('grid'));
    expect(card.getByText(DELETED_MEMBER)).toBeDefined();
    expect(card.queryByRole('link', { name: DELETED_MEMBER })).toBeNull();
  });
});
