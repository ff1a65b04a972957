import type { Booking, Slot } from '@namma/contract/appointments/schemas';
import { screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSession } from '../../../lib/session/session-changes';
import { fakeApi } from '../../../testing/fake-api';
import { leave, press, renderScreenAt } from '../../../testing/render-screen-at';
import { translatePage } from '../../../testing/translate-page';
import { BookingActions } from './booking-actions';

const booking: Booking = {
  id: 7,
  consult_type: 'Fitness',
  date: '2030-03-05',
  startsAt: '2030-03-05T01:00:00.000Z',
  center: 'kormangla',
  coach: 'Meera',
  status: 'booked',
};
const slot = (startsAt: string): Slot => ({ startsAt, center: 'kormangla', coachId: 3, coach: 'Meera' });
const slots = { reply: [slot('2030-03-05T10:30:00.000Z'), slot('2030-03-05T11:00:00.000Z')] };

async function open(changes: Partial<Booking> = {}) {
  const onChanged = vi.fn();
  const shown = await renderScreenAt(
    '/profile/profileConsultancy',
    <BookingActions booking={{ ...booking, ...changes }} onChanged={onChanged} focusAfter={createRef()} />,
  );
  return { ...shown, onChanged };
}
const names = () => screen.queryAllByRole('button').map((button) => button.textContent);
const dialog = () => within(screen.getByRole('dialog'));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2030-03-04T06:30:00Z'), toFake: ['Date'] });
  startSession('a-token', 'asha@example.in');
});
afterEach(() => {
  vi.useRealTimers();
  leave();
});

describe('an appointment in the profile', () => {
  it('is moved to another free time', async () => {
    const api = fakeApi({ 'consultancy/slots': slots, 'consultancy/move': { reply: { status: 'Moved' } } });
    const { onChanged, messages } = await open();

    await press('Move: Fitness');
    expect(dialog().getByText(/^5 Mar 2030, 6:30AM \(IST\) with Meera, kormangla\./)).toBeDefined();
    await press('4:30PM');
    await press('Move to this time');

    expect(api.requestsOf('consultancy/move').map(({ body }) => body)).toEqual([
      { id: 7, startsAt: '2030-03-05T11:00:00.000Z', coachId: 3 },
    ]);
    expect(messages()).toEqual(['Moved']);
    expect(onChanged).toHaveBeenCalledOnce();
  });

  it('keeps its dialog open when the new time has just been taken, and offers others', async () => {
    const free = [slot('2030-03-05T12:00:00.000Z')];
    const taken = { status: 409, error: { message: 'Taken', free } };
    fakeApi({ 'consultancy/slots': slots, 'consultancy/move': taken });
    const { onChanged } = await open();
    await press('Move: Fitness');
    await press('4:30PM');

    await press('Move to this time');

    expect(dialog().getByRole('button', { name: 'Tue, 5 Mar 2030, 5:30PM with Meera, kormangla' })).toBe(
      document.activeElement,
    );
    expect(onChanged).not.toHaveBeenCalled();
  });

  it('is cancelled after a question that names the rule', async () => {
    const api = fakeApi({ 'consultancy/cancel': { reply: { status: 'Appointment cancelled' } } });
    const { onChanged } = await open();

    await press('Cancel appointment: Fitness');
    expect(dialog().getByText(/up to 60 minutes before it starts\./)).toBeDefined();
    expect(api.requests).toEqual([]);
    await press('Cancel appointment');

    expect(api.requestsOf('consultancy/cancel').map(({ body }) => body)).toEqual([{ id: 7 }]);
    expect(onChanged).toHaveBeenCalledOnce();
  });

  it('is moved and cancelled on a page that the browser has translated', async () => {
    const taken = { status: 409, error: { message: 'Taken', free: [slot('2030-03-05T12:00:00.000Z')] } };
    const api = fakeApi({
      'consultancy/slots': slots,
      'consultancy/move': taken,
      'consultancy/cancel': { reply: { status: 'Appointment cancelled' } },
    });
    await open();
    translatePage();
    await press('Move: Fitness');
    translatePage();
    await press('4:30PM');
    translatePage();
    await press('Move to this time');
    translatePage();
    await press('Close');

    await press('Cancel appointment: Fitness');
    translatePage();
    await press('Cancel appointment');

    expect(api.requestsOf('consultancy/cancel')).toHaveLength(1);
  });

  it('cannot be changed less than an hour before, but taken into the calendar', async () => {
    fakeApi({});
    await open({ startsAt: '2030-03-04T07:29:00.000Z' });

    expect(names()).toEqual(['Add to calendar']);
    expect(screen.getByText(/less than 60 minutes/)).toBeDefined();
  });

  it('can get a time where there is none, and has no calendar file until then', async () => {
    fakeApi({ 'consultancy/slots': slots });
    await open({ startsAt: null, center: null, coach: null });

    expect(names()).toEqual(['Choose a time', 'Cancel appointment']);
  });

  it.each(['cancelled', 'no-show'] as const)('has no buttons when it is %s', async (status) => {
    await open({ status });

    expect(names()).toEqual([]);
  });
});
