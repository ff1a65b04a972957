import { gym, inBody, NO_ID, nothing, type Questions } from '../../../testing/access.ts';

/** Access cases of this module's calls, run by acceptance/access.test.ts. */
export const access: Questions = {
  'reviews/get': { ask: () => ({ query: { id: 1 } }) },
  'reviews/getAll': nothing,
  'reviews/hide': inBody('id', async () => (await gym.make.review()).id, { reason: 'Rude words' }),
  'reviews/show': {
    ask: async () => {
      const { id } = await gym.make.review();
      await gym.db
        .updateTable('reviews')
        .set({ hidden_at: gym.now(), hidden_by: 1, hidden_reason: 'Rude words' })
        .where('id', '=', id)
        .execute();
      return { body: { id } };
    },
    askForNone: () => ({ body: { id: NO_ID } }),
  },
};
