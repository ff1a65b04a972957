import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_KEY_HEADER } from '@namma/contract/orders/rules';
import { expect } from 'vitest';
import { atOnce, byAdmin, countStatuses, gym, type Races } from '../../../testing/races.ts';

const recordsOf = (userId: number) =>
  gym.db.selectFrom('follow_ups').select('id').where('user_id', '=', userId).execute();

/** Concurrency cases of this module's write calls, run by acceptance/races.test.ts. */
export const races: Races = {
  'followUps/record': {
    'of one line is kept once, and names who did it to the other desks': async () => {
      const { userId } = await gym.make.member();

      const answers = await atOnce(8, (n) =>
        byAdmin(n).call('followUps/record', {
          body: { userId, reason: 'ended', outcome: n % 2 ? 'reached' : 'noAnswer', lastId: 0 },
        }),
      );

      expect(countStatuses(answers)).toEqual({ 201: 1, 409: 7 });
      expect(await recordsOf(userId)).toHaveLength(1);
    },
    'with one key is kept once': async () => {
      const { userId } = await gym.make.member();
      const headers = { [IDEMPOTENCY_KEY_HEADER]: randomUUID() };
      const body = { userId, reason: 'ended', outcome: 'willCome' } as const;

      const answers = await atOnce(8, () => byAdmin(0).call('followUps/record', { body, headers }));

      expect(countStatuses(answers)).toEqual({ 201: 8 });
      expect(await recordsOf(userId)).toHaveLength(1);
    },
  },
};
