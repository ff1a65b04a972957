import { expect } from 'vitest';
import { makeInvite } from '../../../testing/invites.ts';
import { PASSWORD } from '../../../testing/make.ts';
import {
  anyAddress,
  atOnce,
  byAdmin,
  countLogEntries,
  countStatuses,
  gym,
  type Races,
} from '../../../testing/races.ts';
import { giveFactor } from '../../../testing/second-factor.ts';

const acceptance = (token: string) => ({ token, name: 'Priya', password: PASSWORD, conPassword: PASSWORD });

/** Concurrency cases of this module's write calls, run by acceptance/races.test.ts. */
export const races: Races = {
  'staff/invite': {
    'leaves one invitation of one email': async () => {
      const email = `${crypto.randomUUID()}@example.com`;

      const answers = await atOnce(8, (n) =>
        byAdmin(n).call('staff/invite', { body: { email, preset: n % 2 ? 'desk' : 'shop' } }),
      );

      expect(countStatuses(answers)).toEqual({ 201: 8 });
      const open = gym.db.selectFrom('staff_invites').select('id').where('email', '=', email);
      expect(await open.execute()).toHaveLength(1);
    },
  },
  'staff/change': {
    'keeps one of the grants, and each that was one on record': async () => {
      const { userId } = await gym.make.staff({ preset: 'desk' });

      const answers = await atOnce(8, (n) =>
        byAdmin(n).call('staff/change', { body: { userId, preset: n % 2 ? 'shop' : 'manager' } }),
      );

      expect(countStatuses(answers)).toEqual({ 200: 8 });
      expect(await countLogEntries('staff changed', userId)).toBeGreaterThan(0);
    },
  },
  'staff/end': {
    'ends it once': async () => {
      const { userId } = await gym.make.staff({ preset: 'desk' });

      const answers = await atOnce(8, (n) => byAdmin(n).call('staff/end', { body: { userId } }));

      expect(countStatuses(answers)).toEqual({ 200: 1, 404: 7 });
      expect(await countLogEntries('staff ended', userId)).toBe(1);
    },
  },
  'staff/removeFactor': {
    'switches it off once': async () => {
      const { userId } = await gym.make.staff({ preset: 'desk' });
      await giveFactor(gym, userId);

      const answers = await atOnce(8, (n) => byAdmin(n).call('staff/removeFactor', { body: { userId } }));

      expect(countStatuses(answers)).toEqual({ 200: 1, 409: 7 });
      expect(await countLogEntries('second factor dropped', userId)).toBe(1);
    },
  },
  'staff/demandFactor': {
    'demands it of nobody while an owner has none': async () => {
      const answers = await atOnce(8, (n) =>
        byAdmin(n).call('staff/demandFactor', { body: { preset: 'accountant', isDemanded: n % 2 === 0 } }),
      );

      expect(countStatuses(answers)).toEqual({ 200: 4, 409: 4 });
      expect((await byAdmin(0).call('staff/getFactorDemands')).body.presets).toEqual([]);
    },
  },
  'auth/openInvite': {
    'uses nothing up': async () => {
      const { token } = await makeInvite(gym);

      const answers = await atOnce(12, () =>
        gym.guest(anyAddress()).call('auth/openInvite', { body: { token } }),
      );

      expect(countStatuses(answers)).toEqual({ 200: 12 });
      expect(
        (await gym.guest(anyAddress()).call('auth/acceptInvite', { body: acceptance(token) })).status,
      ).toBe(200);
    },
  },
  'auth/acceptInvite': {
    'uses an invitation once': async () => {
      const { token, email } = await makeInvite(gym);

      const answers = await atOnce(8, () =>
        gym.guest(anyAddress()).call('auth/acceptInvite', { body: acceptance(token) }),
      );

      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.every(({ status }) => [200, 400].includes(status))).toBe(true);
      const people = gym.db.selectFrom('users').select('id').where('email', '=', email);
      expect(await people.execute()).toHaveLength(1);
    },
  },
};
