import { messages as sentences } from '@namma/contract/messages';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSession } from '../../lib/session';
import { fakeApi } from '../../testing/fake-api';
import { leave, pass, press, renderScreenAt, saidUnder, textIn, type } from '../../testing/render-screen-at';
import { AppointmentForm } from './appointment-form';

const booked = { reply: { status: 'Fitness consultancy booked for 4 Mar 2030', id: 7 } };

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
    const api = fakeApi({ 'consultancy/book': booked });
    const { address, messages } = await open();

    await press('Book appointment');

    expect(api.requests.map(({ body }) => body)).toEqual([
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
    const api = fakeApi({});
    await open({ [label]: text });

    await press('Book appointment');

    expect(saidUnder(label)).toBe(said);
    expect(document.activeElement).toBe(screen.getByLabelText(label));
    expect(api.requests).toEqual([]);
  });

  it('checks the day when it is sent, not when it was opened', async () => {
    const api = fakeApi({});
    await open();
    vi.setSystemTime('2030-03-04T18:31:00Z'); // past midnight at the gym

    await press('Book appointment');

    expect(saidUnder('Date')).toBe(sentences.dateInPast);
    expect(api.requests).toEqual([]);
  });

  it('sends a guest to sign in after a moment, and restores what they filled in', async () => {
    localStorage.clear();
    const api = fakeApi({});
    const { address, messages, unmount } = await open();

    await press('Book appointment');
    expect(messages()).toEqual([sentences.pleaseLogin]);
    await pass(599);
    expect(address()).toBe('/appointment?type=Fitness');
    await pass(1);
    expect(address()).toBe(`/signIn?from=${encodeURIComponent('/appointment?type=Fitness')}`);
    expect(api.requests).toEqual([]);

    unmount();
    await renderScreenAt('/appointment?type=Fitness', <AppointmentForm type="Fitness" />);
    expect(textIn('Height (cm)')).toBe('171.5');
  });

  it('does not redirect a guest who goes elsewhere in that moment', async () => {
    localStorage.clear();
    fakeApi({});
    const { address, goTo } = await open();

    await press('Book appointment');
    await goTo('/store');
    await pass(600);

    expect(address()).toBe('/store');
  });
});
