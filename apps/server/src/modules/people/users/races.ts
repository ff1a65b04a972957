import { expect } from 'vitest';
import { atOnce, byAdmin, countLogEntries, countStatuses, gym, type Races } from '../../../testing/races.ts';

/** Concurrency cases of this module's write calls, run by acceptance/races.test.ts. */
export const races: Races = {
  'user/update': {
    'keeps one of the forms whole': async () => {
      const member = await gym.make.member();
      const form = (n: number) => ({
        name: `Asha ${n}`,
        phone: String(9_000_000_000 + n),
        DOB: `1990-01-${n + 10}`,
      });

      const answers = await atOnce(20, (n) => gym.as(member).call('user/update', { body: form(n) }));

      expect(countStatuses(answers)).toEqual({ 200: 20 });
      const { name, phone, DOB } = (await gym.as(member).call('user/profile')).body;
      expect({ name, phone, DOB }).toEqual(form(Number(name.slice('Asha '.length))));
    },
  },
  'admin/confirmGuardian': {
    'keeps it once': async () => {
      const { userId: id } = await gym.make.member({ dob: '2015-01-01' });

      const answers = await atOnce(8, (n) => byAdmin(n).call('admin/confirmGuardian', { body: { id } }));

      expect(countStatuses(answers)).toEqual({ 200: 1, 409: 7 });
      expect(await countLogEntries('guardian seen', id)).toBe(1);
    },
  },
};
