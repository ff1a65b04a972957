import { type Day, days, gymDay } from '@namma/contract/days/dates';
import {
  centerStep,
  daysAfter,
  daysOfLedger,
  daysOutStep,
  extensionStep,
  pauseStep,
  resumeStep,
} from '@namma/contract/memberships/days';
import type { Center } from '@namma/contract/values/centers';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const admin = gym.withToken(await gym.make.session((await gym.make.admin()).userId, days(400)));
const noon = gym.now();
afterEach(async () => {
  gym.setNow(noon);
  for (const { id } of (await admin.call('centers/getClosures')).body)
    await admin.call('centers/reopen', { body: { id } });
});

const pauseDays = { fromDay: '2030-03-06', toDay: '2030-03-15' };
type Closed = [Center, Day, Day];

/** Elite at indiranagar from 4 March 2030 to 4 March 2031. */
const elite = () => gym.make.membership({ type: 'Elite', months: 12, paymentStatus: 'payed' });

describe('the preview of a form', () => {
  it.each<[string, Closed[], Day]>([
    ['without closed days', [], '2031-03-09'],
    [
      'over closed days: in the pause, at another center, after the end, at the next center',
      [
        ['indiranagar', '2030-03-14', '2030-03-17'],
        ['kormangla', '2030-03-10', '2030-03-12'],
        ['indiranagar', '2031-03-12', '2031-03-13'],
        ['HSR Layout', '2030-05-01', '2030-05-10'],
      ],
      '2031-03-23',
    ],
  ])('equals the response of the server, %s', async (_, closed, end) => {
    const { membershipId: id, member } = await elite();
    const to = (await elite()).member.email;
    const asMember = gym.withToken(await gym.make.session(member.userId, days(400)));
    for (const [center, fromDay, toDay] of closed)
      await admin.call('centers/close', { body: { center, fromDay, toDay, reason: 'New floor' } });
    const read = async () => (await asMember.call('membership/getLedger', { query: { id } })).body;
    const today = () => gymDay(gym.now());

    const asked = [
      { on: '2030-03-04', step: () => pauseStep(pauseDays), send: ['membership/pause', pauseDays] },
      { on: '2030-03-08', step: () => resumeStep(pauseDays, today()), send: ['membership/resume', {}] },
      { on: '2030-03-20', step: () => extensionStep(12), send: ['membership/extend', { days: 12 }] },
      {
        on: '2030-03-21',
        step: () => daysOutStep(9),
        send: ['membership/transferDays', { days: 9, email: to }],
      },
      { on: '2030-03-22', step: () => centerStep, send: ['membership/moveCenter', { center: 'HSR Layout' }] },
    ] as const;
    let center: Center = 'indiranagar';
    for (const { on, step, send } of asked) {
      gym.setNow(new Date(`${on}T12:00:00+05:30`));
      if (step() === centerStep) center = 'HSR Layout';
      const { events: steps, ...ledger } = await read();
      const state = { ...ledger, center, steps, days: daysOfLedger({ ...ledger, events: steps }, today()) };
      const shown = daysAfter(state, { ...step(), at: gym.now().toISOString() }, today());

      const answer = await asMember.callLoosely(send[0], { body: { id, ...send[1] } });

      expect(answer).toMatchObject({ status: 200, body: { effectiveEnd: shown.effectiveEnd } });
      expect(daysOfLedger(await read(), today())).toEqual(shown);
    }
    expect((await read()).effectiveEnd).toBe(end);
  });
});
