import type { Closure as SlotClosure } from '@namma/contract/appointments/coach-schemas';
import type { AdminBooking } from '@namma/contract/appointments/schemas';
import type { Closure } from '@namma/contract/centers/schemas';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSession } from '../../../lib/session/session-changes';
import { fakeApi } from '../../../testing/fake-api';
import {
  choose,
  errorUnder,
  idle,
  leave,
  press,
  renderScreenAt,
  type,
} from '../../../testing/render-screen-at';
import { ClosuresDialog } from './closures-dialog';

const closure: Closure = {
  id: 4,
  center: 'kormangla',
  fromDay: '2030-03-10',
  toDay: '2030-03-12',
  reason: 'New floor',
  closedBy: 'Ravi',
  at: '2030-03-04T06:30:00.000Z',
  memberships: 12,
};
const doubled = [
  {
    memberId: 5,
    name: 'Ravi Rao',
    days: 2,
    memberships: [
      { id: 1, type: 'Elite' as const, startDate: '2030-01-01', effectiveEnd: '2030-04-03' },
      { id: 2, type: 'Elite Plus' as const, startDate: '2030-04-02', effectiveEnd: '2030-10-02' },
    ],
  },
];
const closed = {
  passes: [],
  status: 'kormangla is closed',
  id: 4,
  memberships: 12,
  doubled,
  bookings: [
    { id: 8, memberId: 3, name: 'Asha Rao', type: 'Fitness' as const, date: '2030-03-11', startsAt: null },
  ],
};

const appointment: AdminBooking = {
  id: 8,
  consult_type: 'Fitness',
  date: '2030-03-11',
  startsAt: '2030-03-11T06:30:00.000Z',
  center: 'kormangla',
  coach: 'Kavya Iyer',
  coachId: 3,
  status: 'booked',
  needsDecision: false,
  cancelReason: null,
  age: 34,
  height: 172,
  weight: 70,
  bookedAt: '2030-03-01T06:30:00.000Z',
  member: { userId: 3, name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210' },
};
const hours: SlotClosure = {
  id: 6,
  coachId: null,
  center: 'kormangla',
  reason: 'Rain',
  isOfClosedDays: false,
  startsAt: '2030-03-08T06:30:00.000Z',
  endsAt: '2030-03-08T08:30:00.000Z',
};
const none = {
  'centers/getClosures': { reply: [] },
  'consultancy/getCoaches': { reply: { coaches: [], closures: [] } },
  'centers/getHours': { reply: [] },
};

const onChanged = vi.fn();
async function open() {
  const screenAt = await renderScreenAt(
    '/admin/memberships',
    <ClosuresDialog isOpen onClose={() => {}} onChanged={onChanged} />,
  );
  await idle();
  return screenAt;
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2030-03-04T06:30:00Z'), toFake: ['Date'] });
  startSession('a-token', 'admin@namma.fit');
  onChanged.mockClear();
});
afterEach(leave);

const pass = {
  id: 5,
  kind: 'day',
  isRequest: false,
  name: 'Ravi Nair',
  phone: '9845012345',
  day: '2030-03-05',
} as const;

describe('closing a center', () => {
  it('sends the days, lists the appointments on them, and reads the closures again', async () => {
    const api = fakeApi({
      ...none,
      'centers/getAffected': {
        reply: {
          memberships: 12,
          passes: [pass],
        },
      },
      'consultancy/getAffected': { reply: [appointment] },
      'centers/close': { reply: closed },
    });
    const { messages } = await open();
    expect(screen.getByText('No closures.')).toBeDefined();
    choose('Center', 'kormangla');
    await type('First closed day', '2030-03-10');
    await type('Last closed day', '2030-03-12');
    await type('Reason', 'New floor');
    await idle();
    expect(screen.getByText('12 memberships get these days back.')).toBeDefined();
    expect(screen.getByText('11 Mar 2030, 12:00: Asha Rao')).toBeDefined();
    api.answer({ 'centers/getClosures': { reply: [closure] } });

    await press('Close center');

    expect(api.requestsOf('centers/close').map(({ body }) => body)).toEqual([
      { center: 'kormangla', fromDay: '2030-03-10', toDay: '2030-03-12', reason: 'New floor' },
    ]);
    expect(messages()).toEqual(['kormangla is closed']);
    const affected = screen.getByRole('region', { name: /^Affected appointments/ });
    expect(within(affected).getByRole('link', { name: 'Asha Rao' }).getAttribute('href')).toBe(
      '/admin/members/person?id=3',
    );
    const doubledNow = screen.getByRole('region', { name: /^Memberships that now overlap/ });
    expect(doubledNow.textContent).toContain('2 days on both');
    const list = screen.getByRole('region', { name: 'Current and planned closures' });
    expect(list.textContent).toContain('kormangla: 10 Mar 2030 to 12 Mar 2030');
    expect(list.textContent).toContain('New floor. 12 memberships');
    expect(onChanged).toHaveBeenCalledOnce();
    expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('');
  });

  it('shows what is missing, and refuses days that are past or backwards', async () => {
    const api = fakeApi(none);
    await open();
    screen.getByRole('form').setAttribute('novalidate', '');
    await type('First closed day', '2030-03-03');
    await type('Last closed day', '2030-03-02');

    await press('Close center');

    expect(errorUnder('Center')).toBe('Choose one of our centers');
    expect(errorUnder('First closed day')).toBe('Choose today or a later day');
    expect(errorUnder('Last closed day')).toBe('Choose a last day on or after the first');
    expect(errorUnder('Reason')).toContain('Enter a reason. Members see it.');
    expect(api.requestsOf('centers/close')).toEqual([]);
  });

  it('cancels one that has not begun after a confirmation; one that has begun stays', async () => {
    const begun = { ...closure, id: 5, fromDay: '2030-03-04', toDay: '2030-03-04' };
    const api = fakeApi({
      ...none,
      'centers/getClosures': { reply: [begun, closure] },
      'centers/reopen': { reply: { status: 'kormangla is open after all', doubled: [] } },
    });
    const { messages } = await open();
    expect(screen.getAllByRole('button', { name: /^Reopen kormangla/ })).toHaveLength(1);

    await press(/^Reopen kormangla/);
    await press('Reopen');

    expect(api.requestsOf('centers/reopen').map(({ body }) => body)).toEqual([{ id: 4 }]);
    expect(messages()).toEqual(['kormangla is open after all']);
  });

  it('shows a message when the closures cannot be read', async () => {
    fakeApi({ ...none, 'centers/getClosures': 'network is down' });
    await open();

    expect(screen.getByRole('alert').textContent).toContain('Network Error');
  });

  it('for hours of one day gives nothing back, and keeps typed values', async () => {
    const api = fakeApi({
      ...none,
      'consultancy/getAffected': { reply: [] },
      'centers/getAffected': { reply: { memberships: 3, passes: [pass] } },
      'consultancy/addClosure': {
        reply: { status: 'Closed.', id: 6, bookings: [appointment], passes: [pass] },
      },
    });
    await open();
    choose('Center', 'kormangla');
    await type('First closed day', '2030-03-08');
    await type('Reason', 'Rain');
    choose('Closed for', 'hours');
    choose('From', '720');
    choose('Until', '840');
    await idle();
    expect(screen.getByText('Memberships are not extended for hours.')).toBeDefined();
    expect(screen.getByText('No appointment is affected.')).toBeDefined();
    expect(screen.getByText('1 pass is for these days:')).toBeDefined();

    await press('Close center');

    expect(screen.getByRole('region', { name: /^Affected passes/ }).textContent).toContain(pass.name);
    expect(api.requestsOf('consultancy/addClosure').map(({ body }) => body)).toEqual([
      {
        center: 'kormangla',
        reason: 'Rain',
        startsAt: '2030-03-08T06:30:00.000Z',
        endsAt: '2030-03-08T08:30:00.000Z',
      },
    ]);
    expect(screen.getByRole('region', { name: /^Affected appointments/ }).textContent).toContain('Asha Rao');
  });

  it('that another tab has closed already shows a message, keeps what is typed, and lists it', async () => {
    const message = 'No appointments are taken then already.';
    const api = fakeApi({
      ...none,
      'consultancy/getAffected': { reply: [] },
      'centers/getAffected': { reply: { memberships: 0, passes: [] } },
      'consultancy/addClosure': { status: 409, error: { message, code: 'closedThenAlready' } },
    });
    const { messages } = await open();
    choose('Closed for', 'hours');
    choose('Center', 'kormangla');
    await type('Closed day', '2030-03-08');
    await type('Reason', 'Rain');
    choose('From', '720');
    choose('Until', '840');
    api.answer({ 'consultancy/getCoaches': { reply: { coaches: [], closures: [hours] } } });

    await press('Close center');
    await idle();

    expect(messages()).toEqual([message]);
    expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('Rain');
    const list = screen.getByRole('region', { name: 'Current and planned closures' });
    expect(list.textContent).toContain('Rain. No appointments');
  });

  it('lists whole days and hours together, each once, and takes each back as a whole', async () => {
    const partOfDays = { ...hours, id: 7, isOfClosedDays: true };
    const ofCoach = { ...hours, id: 9, coachId: 3, center: null };
    const api = fakeApi({
      ...none,
      'centers/getClosures': { reply: [closure] },
      'consultancy/getCoaches': { reply: { coaches: [], closures: [hours, partOfDays, ofCoach] } },
      'consultancy/removeClosure': { reply: { status: 'Reopened' } },
    });
    await open();
    const rows = within(screen.getByRole('region', { name: 'Current and planned closures' })).getAllByRole(
      'listitem',
    );
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Rain. No appointments'),
      expect.stringContaining('New floor. 12 memberships'),
    ]);

    await press(/^Reopen kormangla, 8/);
    await press('Reopen');

    expect(api.requestsOf('consultancy/removeClosure').map(({ body }) => body)).toEqual([{ id: 6 }]);
  });
});
