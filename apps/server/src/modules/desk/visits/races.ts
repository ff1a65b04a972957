import { expect } from 'vitest';
import { codeOfCard } from '../../../testing/card.ts';
import type { TestUser } from '../../../testing/make.ts';
import { atOnce, byAdmin, gym, type Races } from '../../../testing/races.ts';

/** The current code of a member's card. */
const cardCodeOf = async (member: TestUser): Promise<string> =>
  codeOfCard((await gym.as(member).call('user/cardSecret')).body, gym.now());

/** Counts the admissions of a member. */
async function countVisitsOf({ userId }: TestUser): Promise<number> {
  const visits = gym.db.selectFrom('visits').select('id').where('user_id', '=', userId);
  return (await visits.where('is_in', '=', true).execute()).length;
}

/** Concurrency cases of this module's write calls, run by acceptance/races.test.ts. */
export const races: Races = {
  'visits/scan': {
    'makes one visit of a card that is scanned many times at once': async () => {
      const { member } = await gym.make.membership({ paymentStatus: 'payed' });
      const code = await cardCodeOf(member);

      const answers = await atOnce(16, (n) =>
        byAdmin(n).call('visits/scan', { body: { code, center: 'kormangla' } }),
      );

      const verdicts = answers.map(({ body }) => body.verdict).sort();
      expect(verdicts).toEqual(['in', ...Array.from({ length: 15 }, () => 'refused')]);
      expect(new Set(answers.map(({ body }) => body.reason))).toEqual(new Set([undefined, 'used code']));
      expect(await countVisitsOf(member)).toBe(1);
    },
    'makes one visit when card and name come at once': async () => {
      const { member } = await gym.make.membership({ paymentStatus: 'payed' });
      const code = await cardCodeOf(member);

      const answers = await atOnce(16, (n) =>
        byAdmin(n).call('visits/scan', {
          body: { ...(n === 0 ? { code } : { memberId: member.userId }), center: 'kormangla' },
        }),
      );

      expect(new Set(answers.map(({ body }) => body.verdict))).toEqual(new Set(['in']));
      expect(answers.filter(({ body }) => body.since === undefined)).toHaveLength(1);
      expect(await countVisitsOf(member)).toBe(1);
    },
  },
};
