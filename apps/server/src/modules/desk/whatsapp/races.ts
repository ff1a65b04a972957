import { expect } from 'vitest';
import { atOnce, byAdmin, countStatuses, gym, type Races } from '../../../testing/races.ts';

/** Concurrency cases of this module's write calls, run by acceptance/races.test.ts. */
export const races: Races = {
  'whatsApp/record': {
    'of one member are kept each: a link can be pressed twice': async () => {
      const { userId } = await gym.make.member();

      const answers = await atOnce(4, (n) =>
        byAdmin(n).call('whatsApp/record', { body: { kind: 'member', id: userId } }),
      );

      expect(countStatuses(answers)).toEqual({ 201: 4 });
      const presses = gym.db.selectFrom('whatsapp_presses').select('id').where('user_id', '=', userId);
      expect(await presses.execute()).toHaveLength(4);
    },
  },
};
