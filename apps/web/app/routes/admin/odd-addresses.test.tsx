import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../../lib/session/session-changes';
import { fakeApi } from '../../testing/fake-api';
import { leave } from '../../testing/render-screen-at';
import { sampleProfile } from '../../testing/samples';
import { clientLoader as loadClasses } from './classes';
import { clientLoader as loadFollowUps } from './follow-ups';

beforeEach(() => {
  vi.setSystemTime('2130-03-06T06:30:00Z');
  startSession('a-token', 'admin@example.in', 'ADMIN');
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

const open = (load: (args: { request: Request }) => Promise<unknown>, address: string) =>
  load({ request: new Request(`http://gym.example${address}`) });

it.each([
  ['9999-12-31', '2131-03-06'],
  ['0001-01-01', '2000-01-01'],
  ['2130-03-20', '2130-03-20'],
  ['2130-02-30', undefined],
])('classes from the day %s are those from the nearest that can be asked for: %s', async (written, asked) => {
  const plan = { from: '2130-03-06', classes: [] };
  const api = fakeApi({
    'user/profile': { reply: sampleProfile({ role: 'ADMIN' }) },
    'classes/getPlan': { reply: plan },
    'consultancy/getCoaches': { reply: { coaches: [], closures: [] } },
  });

  await open(loadClasses as never, `/admin/classes?from=${written}`);

  expect(api.requestsOf('classes/getPlan')[0]?.query.from).toBe(asked);
});

it.each(['1e15', '2147483648', '1.5', '-1', 'x'])(
  'follow-ups on page %s are those of the first',
  async (page) => {
    const api = fakeApi({
      'user/profile': {
        reply: {
          user_id: 1,
          name: 'Asha',
          email: 'asha@example.in',
          phone: '',
          DOB: '',
          gender: '',
          address: '',
          locale: 'en',
          role: 'ADMIN',
        },
      },
      'followUps/getAll': {
        reply: { day: '2130-03-06', content: [], totalElements: 0, totalPages: 0, counts: [] },
      },
    });

    await open(loadFollowUps as never, `/admin/followUps?page=${page}`);

    expect(api.requestsOf('followUps/getAll')[0]?.query.page).toBe('1');
  },
);
