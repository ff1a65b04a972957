import type { OwnClass } from '@namma/contract/classes/schemas';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../../lib/session/session-changes';
import { fakeApi } from '../../testing/fake-api';
import { leave, renderScreenAt } from '../../testing/render-screen-at';
import { ComingUp } from './coming-up';

beforeEach(() => {
  vi.setSystemTime('2130-03-06T06:30:00Z');
  startSession('a-token', 'asha@example.in', 'user');
});
afterEach(leave);

const nextClass: OwnClass = {
  slotId: 4,
  day: '2130-03-07',
  type: 'Yoga',
  center: 'indiranagar',
  coach: null,
  minutes: 60,
  startsAt: '2130-03-07T12:30:00.000Z',
  place: 'in',
  cancelUntil: null,
};

it('shows what comes next for a member, and nothing of what cannot be read', async () => {
  fakeApi({
    'classes/getMine': {
      reply: {
        classes: [nextClass],
        missed: [],
        blockedThrough: null,
        rule: { most: 3, withinDays: 30, blockedDays: 3 },
      },
    },
    'consultancy/get': 'network is down',
    'orders/getOrders': { reply: [] },
  });

  await renderScreenAt('/profile', <ComingUp memberships={[]} />);

  const links = (await screen.findAllByRole('link')).map((link) => link.textContent);
  expect(links).toEqual(['ClassesYoga, 7 Mar 2130, 6:00PM, indiranagar']);
});
