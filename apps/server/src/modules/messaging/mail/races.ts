import { expect } from 'vitest';
import { atOnce, byAdmin, countRecorded, countStatuses, gym, type Races } from '../../../testing/races.ts';

/** Each writing call of this module made many times at the same moment; see acceptance/races.test.ts. */
export const races: Races = {
  'admin/sendMailAgain': {
    'puts it on its way once': async () => {
      const id = await gym.make.mail({ status: 'dead' });

      const answers = await atOnce(20, (n) => byAdmin(n).call('admin/sendMailAgain', { body: { id } }));

      expect(countStatuses(answers)).toEqual({ 200: 1, 409: 19 });
      expect(await countRecorded('mail sent again', id)).toBe(1);
    },
  },
};
