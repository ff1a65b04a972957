import { expect } from 'vitest';
import { atOnce, byAdmin, countLogEntries, countStatuses, gym, type Races } from '../../../testing/races.ts';

/** Concurrency cases of this module's write calls, run by acceptance/races.test.ts. */
export const races: Races = {
  'admin/sendMailAgain': {
    'puts it on its way once': async () => {
      const id = await gym.make.mail({ status: 'dead' });

      const answers = await atOnce(20, (n) => byAdmin(n).call('admin/sendMailAgain', { body: { id } }));

      expect(countStatuses(answers)).toEqual({ 200: 1, 409: 19 });
      expect(await countLogEntries('mail sent again', id)).toBe(1);
    },
  },
};
