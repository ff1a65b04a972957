import type { SpecialHours } from '@namma/contract/centers/schemas';
import { firstCenters } from '@namma/contract/values/centers';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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

const rows: SpecialHours[] = firstCenters.map((center, n) => ({
  id: n + 1,
  center,
  day: '2030-03-06',
  opensAtMinute: 480,
  closesAtMinute: 720,
  reason: 'Diwali',
  setBy: 'Ravi',
  at: '2030-03-04T06:30:00.000Z',
}));
const none = {
  'centers/getClosures': { reply: [] },
  'consultancy/getCoaches': { reply: { coaches: [], closures: [] } },
  'consultancy/getAffected': { reply: [] },
  'centers/getAffected': { reply: { memberships: 0, passes: [] } },
  'centers/getHours': { reply: [] },
};

async function open() {
  const screenAt = await renderScreenAt(
    '/admin/settings',
    <ClosuresDialog isOpen onClose={() => {}} onChanged={() => {}} />,
  );
  await idle();
  choose('Closed for', 'special');
  return screenAt;
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2030-03-04T06:30:00Z'), toFake: ['Date'] });
  startSession('a-token', 'admin@namma.fit');
});
afterEach(leave);

it('sets other hours of all centers in one entry, lists it as one line, and cancels it as one', async () => {
  const api = fakeApi({
    ...none,
    'centers/setHours': { reply: { status: 'Set', ids: [1, 2, 3, 4], bookings: [], passes: [] } },
    'centers/removeHours': { reply: { status: 'As usual' } },
  });
  const { messages } = await open();
  choose('Center', 'all');
  await type('Day', '2030-03-06');
  choose('Opens', '480');
  choose('Closes', '720');
  await type('Reason', 'Diwali');
  await idle();
  expect(screen.getByText('No appointment is affected.')).toBeDefined();
  // Before and after the hours, at each center.
  expect(api.requestsOf('consultancy/getAffected').length % 8).toBe(0);
  api.answer({ 'centers/getHours': { reply: rows } });

  await press('Set hours');

  expect(api.requestsOf('centers/setHours').map(({ body }) => body)).toEqual([
    { day: '2030-03-06', opensAtMinute: 480, closesAtMinute: 720, reason: 'Diwali' },
  ]);
  const line = within(screen.getByRole('region', { name: 'Current and planned closures' })).getByRole(
    'listitem',
  );
  expect(line.textContent).toContain('All centers: 6 Mar 2030, open from 8:00AM to 12:00PM');
  await press(/^Use usual hours/);
  await press('Use usual hours');
  expect(api.requestsOf('centers/removeHours').map(({ body }) => body)).toEqual([{ ids: [1, 2, 3, 4] }]);
  expect(messages()).toEqual(['Set', 'As usual']);
});

it('asks for the center, the day and both times beside their fields', async () => {
  const api = fakeApi(none);
  await open();
  screen.getByRole('form').setAttribute('novalidate', '');

  await press('Set hours');

  expect(errorUnder('Center')).toBe('Choose one of our centers');
  expect(errorUnder('Opens')).toBe('Choose a time');
  expect(errorUnder('Closes')).toBe('Choose a time');
  expect(errorUnder('Reason')).toContain('Enter a reason. Members see it.');
  expect(api.requestsOf('centers/setHours')).toEqual([]);
});
