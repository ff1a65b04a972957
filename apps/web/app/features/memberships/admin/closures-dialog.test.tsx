import type { Closure } from '@namma/contract/schemas/closures';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSession } from '../../../lib/session';
import { fakeApi } from '../../../testing/fake-api';
import {
  choose,
  leave,
  press,
  renderScreenAt,
  saidUnder,
  settle,
  type,
} from '../../../testing/render-screen-at';
import { ClosuresDialog } from './closures-dialog';

const closure: Closure = {
  ...{ id: 4, center: 'kormangla', fromDay: '2030-03-10', toDay: '2030-03-12', reason: 'New floor' },
  ...{ closedBy: 'Ravi', at: '2030-03-04T06:30:00.000Z', memberships: 12 },
};
const closed = {
  ...{ status: 'kormangla is closed', id: 4, memberships: 12 },
  bookings: [
    { id: 8, memberId: 3, name: 'Asha Rao', type: 'Fitness' as const, date: '2030-03-11', startsAt: null },
  ],
};

const onChanged = vi.fn();
async function open() {
  const screenAt = await renderScreenAt(
    '/admin/memberships',
    <ClosuresDialog isOpen onClose={() => {}} onChanged={onChanged} />,
  );
  await settle();
  return screenAt;
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2030-03-04T06:30:00Z'), toFake: ['Date'] });
  startSession('a-token', 'admin@namma.fit');
  onChanged.mockClear();
});
afterEach(leave);

describe('closing a center', () => {
  it('sends the days, lists the appointments on them, and reads the closures again', async () => {
    const api = fakeApi({ 'centers/getClosures': { reply: [] }, 'centers/close': { reply: closed } });
    const { messages } = await open();
    expect(screen.getByText('No center is closed.')).toBeDefined();
    choose('Center', 'kormangla');
    await type('First closed day', '2030-03-10');
    await type('Last closed day', '2030-03-12');
    await type('Reason', 'New floor');
    api.answer({ 'centers/getClosures': { reply: [closure] } });

    await press('Close the center');

    expect(api.requestsOf('centers/close').map(({ body }) => body)).toEqual([
      { center: 'kormangla', fromDay: '2030-03-10', toDay: '2030-03-12', reason: 'New floor' },
    ]);
    expect(messages()).toEqual(['kormangla is closed']);
    const affected = screen.getByRole('region', { name: /^Appointments on these days/ });
    expect(within(affected).getByRole('link', { name: 'Asha Rao' }).getAttribute('href')).toBe(
      '/admin/members/person?id=3',
    );
    const list = screen.getByRole('region', { name: 'Closed now and later' });
    expect(list.textContent).toContain('kormangla: 10 Mar 2030 to 12 Mar 2030');
    expect(list.textContent).toContain('New floor. 12 memberships');
    expect(onChanged).toHaveBeenCalledOnce();
    expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('');
  });

  it('says what is missing, and refuses days that are past or backwards', async () => {
    const api = fakeApi({ 'centers/getClosures': { reply: [] } });
    await open();
    screen.getByRole('form').setAttribute('novalidate', '');
    await type('First closed day', '2030-03-03');
    await type('Last closed day', '2030-03-02');

    await press('Close the center');

    expect(saidUnder('Center')).toBe('Choose one of our centers');
    expect(saidUnder('First closed day')).toBe('Choose today or a later day');
    expect(saidUnder('Last closed day')).toBe('Choose the first day or a later one');
    expect(saidUnder('Reason')).toContain('Give the reason: members read it');
    expect(api.requestsOf('centers/close')).toEqual([]);
  });

  it('takes back one that has not begun, after a question; one that has begun stays', async () => {
    const begun = { ...closure, id: 5, fromDay: '2030-03-04', toDay: '2030-03-04' };
    const api = fakeApi({
      'centers/getClosures': { reply: [begun, closure] },
      'centers/reopen': { reply: { status: 'kormangla is open after all' } },
    });
    const { messages } = await open();
    expect(screen.getAllByRole('button', { name: /^Reopen/ })).toHaveLength(1);

    await press(/^Reopen kormangla/);
    await press('Reopen');

    expect(api.requestsOf('centers/reopen').map(({ body }) => body)).toEqual([{ id: 4 }]);
    expect(messages()).toEqual(['kormangla is open after all']);
  });

  it('says so when the closures cannot be read', async () => {
    fakeApi({ 'centers/getClosures': 'network is down' });
    await open();

    expect(screen.getByRole('alert').textContent).toContain('Network Error');
  });
});
