import { expect } from 'vitest';
import { atOnce, countStatuses, gym, make, type Races } from '../../../testing/races.ts';

/** Concurrency cases of this module's write calls, run by acceptance/races.test.ts. */
export const races: Races = {
  'admin/markRead': {
    'keeps the furthest mark': async () => {
      const ids = await make(20, () => gym.make.enquiry());
      const admin = gym.as(await gym.make.admin());

      const answers = await atOnce(20, (n) =>
        admin.call('admin/markRead', { body: { list: 'queries', upTo: ids[n] ?? 0 } }),
      );

      expect(countStatuses(answers)).toEqual({ 200: 20 });
      expect((await admin.call('admin/getUnread')).body.queries.count).toBe(0);
    },
  },
};
