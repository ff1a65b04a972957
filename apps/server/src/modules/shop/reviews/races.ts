import { expect } from 'vitest';
import { atOnce, byAdmin, countLogEntries, countStatuses, gym, type Races } from '../../../testing/races.ts';

/** Concurrency cases of this module's write calls, run by acceptance/races.test.ts. */
export const races: Races = {
  'reviews/hide': {
    'hides a review once when many admins ask': async () => {
      const { id, orderId } = await gym.make.review();

      const answers = await atOnce(12, (n) =>
        byAdmin(n).call('reviews/hide', { body: { id, reason: 'Rude words' } }),
      );

      expect(countStatuses(answers)).toEqual({ 200: 1, 409: 11 });
      expect(await countLogEntries('review hidden', orderId)).toBe(1);
    },
  },
  'reviews/show': {
    'shows a hidden review once when many admins ask': async () => {
      const { id, orderId } = await gym.make.review();
      await byAdmin(0).call('reviews/hide', { body: { id, reason: 'Rude words' } });

      const answers = await atOnce(12, (n) => byAdmin(n).call('reviews/show', { body: { id } }));

      expect(countStatuses(answers)).toEqual({ 200: 1, 409: 11 });
      expect(await countLogEntries('review shown', orderId)).toBe(1);
    },
  },
};
