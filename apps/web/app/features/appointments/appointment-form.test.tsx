import type { Slot } from '@namma/contract/appointments/schemas';
import { messages as sentences } from '@namma/contract/messages';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claimDraft } from '../../lib/forms/draft';
import { startSession } from '../../lib/session/session-changes';
import { type FakeAnswer, fakeApi } from '../../testing/fake-api';
import {
  errorUnder,
  idle,
  leave,
  pass,
  press,
  renderScreenAt,
  textIn,
  type,
} from '../../testing/render-screen-at';
import { AppointmentForm } from './appointment-form';

const booked = { reply: { status: 'Fitness consultancy booked for 4 Mar 2030', id: 7 } };
const none = { reply: [] };
const slot = (startsAt: string, coach = 'Meera', coachId = 3): Slot => ({
  startsAt,
  center: 'kormangla',
  coachId,
  coach,
});
// 4:00PM and 4:30PM on 4 March, 6:30AM on 6 March at the gym.
const slots = [
  slot('2030-03-04T10:30:00.000Z'),
  slot('2030-03-04T11:00:00.000Z'),
  slot('2030-03-04T10:30:00.000Z', 'Arjun', 2),
  slot('2030-03-06T01:00:00.000Z'),
];

async function open(changes: Record<string, string> = {}) {
  const shown = await renderScreenAt('/appointment?type=Fitness', <AppointmentForm type="Fitness" />);
  // Lets values reach the form that the browser's own validation would stop; not all browsers have it.
  screen.getByRole('form').setAttribute('novalidate', '');
  const texts = { Age: '34', 'Height (cm)': '171.5', 'Weight (kg)': '64', Date: '2030-03-04', ...changes };
  for (const [label, text] of Object.entries(texts)) await type(label, text);
  return shown;
}

beforeEach(() => {
  vi.useFakeTimers();
  // Noon of 4 March at the gym.
  vi.setSystemTime('2030-03-04T06:30:00Z');
  startSession('a-token', 'asha@example.in');
});
afterEach(leave);

describe('booking an appointment', () => {
  it('takes today, sends numbers, and shows the appointments', async () => {
    const api = fakeApi({ 'consultancy/slots': none, 'consultancy/book': booked });
    const { address, messages } = await open();

    await press('Book appointment');

    expect(api.requestsOf('consultancy/book').map(({ body }) => body)).toEqual([
      { consult_type: 'Fitness', age: 34, height: 171.5, weight: 64, date: '2030-03-04' },
    ]);
    expect(messages()).toEqual(['Fitness consultancy booked for 4 Mar 2030']);
    expect(address()).toBe('/profile/profileConsultancy');
  });

  it.each([
    ['Age', '', 'Age required!'],
    ['Age', '34.5', 'Use whole years'],
    ['Age', '121', sentences.numberBetween('Age', 10, 120)],
    ['Height (cm)', '301', sentences.numberBetween('Height', 0, 300)],
    ['Weight (kg)', '-1', sentences.numberBetween('Weight', 0, 500)],
    ['Date', '', 'Date required!'],
    ['Date', '2030-03-03', sentences.dateInPast],
  ])('refuses %s %s', async (label, text, said) => {
    const api = fakeApi({ 'consultancy/slots': none });
    await open({ [label]: text });

    await press('Book appointment');

    expect(errorUnder(label)).toBe(said);
    expect(document.activeElement).toBe(screen.getByLabelText(label));
    expect(api.requestsOf('consultancy/book')).toEqual([]);
  });

  it('checks the day when it is sent, not when it was opened', async () => {
    const api = fakeApi({ 'consultancy/slots': none });
    await open();
    vi.setSystemTime('2030-03-04T18:31:00Z'); // past midnight at the gym

    await press('Book appointment');

    expect(errorUnder('Date')).toBe(sentences.dateInPast);
    expect(api.requestsOf('consultancy/book')).toEqual([]);
  });

  it('sends a guest to sign in after a moment, and restores what they filled in', async () => {
    localStorage.clear();
    const api = fakeApi({ 'consultancy/slots': none });
    const { address, messages, unmount } = await open();

    await press('Book appointment');
    expect(messages()).toEqual([sentences.pleaseLogin]);
    await pass(599);
    expect(address()).toBe('/appointment?type=Fitness');
    await pass(1);
    expect(address()).toBe(`/signIn?from=${encodeURIComponent('/appointment?type=Fitness')}`);
    expect(api.requestsOf('consultancy/book')).toEqual([]);

    unmount();
    await renderScreenAt('/appointment?type=Fitness', <AppointmentForm type="Fitness" />);
    expect(textIn('Height (cm)')).toBe('171.5');
  });

  it('does not redirect a guest who has left the page', async () => {
    localStorage.clear();
    fakeApi({});
    const { address, goTo } = await open();

    await press('Book appointment');
    await goTo('/store');
    await pass(600);

    expect(address()).toBe('/store');
  });
});

describe('the time of an appointment', () => {
  const openWithSlots = async (answer: Parameters<typeof fakeApi>[0] = {}) => {
    const api = fakeApi({ 'consultancy/slots': { reply: slots }, 'consultancy/book': booked, ...answer });
    return { api, ...(await open()) };
  };
  const sent = (api: ReturnType<typeof fakeApi>) =>
    api.requestsOf('consultancy/book').map(({ body }) => body);
  const buttonsIn = (group: RegExp | string) =>
    within(screen.getByRole('group', { name: group }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);

  it('is one of the free times of the date, by coach, and sets the date', async () => {
    const { api } = await openWithSlots();
    expect(buttonsIn(/^Arjun/)).toEqual(['4:00PM']);
    expect(buttonsIn(/^Meera/)).toEqual(['4:00PM', '4:30PM']);

    await press('Wed 6 , 1 free');
    await press('6:30AM');

    expect(screen.getByText(/with Meera, kormangla \(IST\)/).parentElement?.textContent).toBe(
      'Time: Wed, 6 Mar 2030, 6:30AM with Meera, kormangla (IST)',
    );
    expect(textIn('Date')).toBe('2030-03-06');
    await press('Book appointment');
    expect(sent(api)).toMatchObject([
      { date: '2030-03-06', startsAt: '2030-03-06T01:00:00.000Z', coachId: 3 },
    ]);
  });

  it('is left open again by a button or another date, and the day of the date is shown', async () => {
    const { api } = await openWithSlots();
    await press('4:30PM');
    await press('Decide the time later');
    await press('4:30PM');

    await type('Date', '2030-03-06');

    expect(buttonsIn(/^Meera/)).toEqual(['6:30AM']);
    await press('Book appointment');
    expect(sent(api)).toEqual([
      { consult_type: 'Fitness', age: 34, height: 171.5, weight: 64, date: '2030-03-06' },
    ]);
  });

  it('offers other times when it was just booked by another, and keeps typed values', async () => {
    const free = [slots[1], slots[2], slots[3]] as Slot[];
    const taken = { status: 409, error: { message: 'This time was taken a moment ago.', free } };
    const { api, messages } = await openWithSlots({ 'consultancy/book': taken });
    await press('4:30PM');
    const readBefore = api.requestsOf('consultancy/slots').length;

    await press('Book appointment');

    expect(messages()).toEqual(['This time was taken a moment ago.']);
    const offered = within(screen.getByRole('alert')).getAllByRole('button');
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      'Mon, 4 Mar 2030, 4:30PM with Meera, kormangla',
      'Mon, 4 Mar 2030, 4:00PM with Arjun, kormangla',
      'Wed, 6 Mar 2030, 6:30AM with Meera, kormangla',
    ]);
    expect(document.activeElement).toBe(offered[0]);
    expect(textIn('Height (cm)')).toBe('171.5');
    expect(api.requestsOf('consultancy/slots')).toHaveLength(readBefore + 1);

    api.answer({ 'consultancy/book': booked });
    await press('Wed, 6 Mar 2030, 6:30AM with Meera, kormangla');
    await press('Book appointment');
    expect(sent(api).at(-1)).toMatchObject({ date: '2030-03-06', coachId: 3, age: 34, weight: 64 });
  });

  it('is found with the arrow keys, within the days and within the times of a coach', async () => {
    await openWithSlots();
    const focusAfter = (...keys: string[]) => {
      for (const key of keys) act(() => void fireEvent.keyDown(document.activeElement as Element, { key }));
      return document.activeElement?.textContent;
    };
    const days = within(screen.getByRole('group', { name: '4 Mar 2030 to 10 Mar 2030' })).getAllByRole(
      'button',
    );
    expect(days.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1, -1, -1, -1]);

    act(() => days[0]?.focus());
    expect(focusAfter('ArrowRight')).toBe('Tue 5, Full');
    expect(focusAfter('End')).toBe('Sun 10, Full');
    expect(focusAfter('ArrowDown')).toBe('Mon 4, 3 free');

    act(() =>
      within(screen.getByRole('group', { name: /^Meera/ }))
        .getAllByRole('button')[0]
        ?.focus(),
    );
    expect(focusAfter('ArrowRight')).toBe('4:30PM');
    expect(focusAfter('Home')).toBe('4:00PM');
  });

  it('is requested a week at a time, at one center or all, up to 60 days ahead', async () => {
    const { api } = await openWithSlots();
    const asked = () => api.requestsOf('consultancy/slots').at(-1)?.query;
    expect(asked()).toEqual({ type: 'Fitness', from: '2030-03-04', to: '2030-03-10' });

    await press('Later days');
    expect(asked()).toEqual({ type: 'Fitness', from: '2030-03-11', to: '2030-03-17' });
    act(() => void fireEvent.change(screen.getByLabelText('Center'), { target: { value: 'HSR Layout' } }));
    await idle();
    expect(asked()).toMatchObject({ center: 'HSR Layout' });

    for (let week = 3; week <= 12; week++) await press('Later days');
    expect(asked()).toMatchObject({ from: '2030-04-29' });
    expect(screen.getByRole('button', { name: 'Later days' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('begins with the first day that has a free time', async () => {
    fakeApi({ 'consultancy/slots': { reply: [slots[3] as Slot] } });
    await renderScreenAt('/appointment?type=Fitness', <AppointmentForm type="Fitness" />);

    expect(buttonsIn(/^Meera/)).toEqual(['6:30AM']);
  });

  it('is requested again after a failure', async () => {
    const { api } = await openWithSlots({ 'consultancy/slots': 'network is down' });
    expect(screen.getByRole('alert').textContent).toContain(sentences.networkError);

    api.answer({ 'consultancy/slots': { reply: slots } });
    await press('Try again');

    expect(buttonsIn(/^Arjun/)).toEqual(['4:00PM']);
  });

  it('is shown to guests too, whose age is not known', async () => {
    localStorage.clear();
    fakeApi({ 'consultancy/slots': { reply: slots } });

    await renderScreenAt('/appointment?type=Fitness', <AppointmentForm type="Fitness" />);

    expect(buttonsIn(/^Arjun/)).toEqual(['4:00PM']);
    expect(textIn('Age')).toBe('');
  });

  it('is of the one date of the form: the days below set it, and clear what was said about it', async () => {
    await openWithSlots();
    await type('Date', '');
    await press('Book appointment');
    expect(errorUnder('Date')).toBe('Date required!');

    await press('Wed 6 , 1 free');
    expect(textIn('Date')).toBe('2030-03-06');
    expect(errorUnder('Date')).toBe('');
    await press('Later days');

    expect(textIn('Date')).toBe('2030-03-11');
  });
});

describe('the age', () => {
  const profile = {
    user_id: 7,
    name: 'Asha',
    email: 'asha@example.in',
    phone: '9876543210',
    DOB: '1995-03-05',
    address: '12, 5th Cross',
    gender: 'Female',
    role: 'user',
    locale: 'en',
  } as const;
  const openAsMember = async () => {
    fakeApi({ 'consultancy/slots': none, 'user/profile': { reply: profile } });
    await renderScreenAt('/appointment?type=Fitness', <AppointmentForm type="Fitness" />);
  };

  it('is filled in by the date of birth, shows a message, and can be changed', async () => {
    await openAsMember();
    expect(textIn('Age')).toBe('34');
    expect(screen.getByText('From your date of birth')).toBeDefined();

    await type('Age', '12');

    expect(textIn('Age')).toBe('12');
  });

  it('is not filled in while the field has the focus', async () => {
    let answer: (profile: FakeAnswer<'user/profile'>) => void = () => {};
    fakeApi({
      'consultancy/slots': none,
      'user/profile': () => new Promise<FakeAnswer<'user/profile'>>((resolve) => (answer = resolve)),
    });
    await renderScreenAt('/appointment?type=Fitness', <AppointmentForm type="Fitness" />);
    act(() => screen.getByLabelText('Age').focus());

    await act(async () => answer({ reply: profile }));
    await idle();

    expect(textIn('Age')).toBe('');
  });

  it('that was typed before signing in stays', async () => {
    localStorage.clear();
    fakeApi({ 'consultancy/slots': none });
    const { unmount } = await open({ Age: '40' });
    await press('Book appointment');
    unmount();

    startSession('a-token', 'asha@example.in');
    claimDraft('asha@example.in', '/appointment?type=Fitness');
    await openAsMember();

    expect(textIn('Age')).toBe('40');
  });
});
