import { gym, NO_ID, nothing, type Questions } from '../../../testing/access.ts';

/** Access cases of this module's calls, run by acceptance/access.test.ts. */
export const access: Questions = {
  'followUps/getAll': nothing,
  'followUps/record': {
    ask: async () => {
      const { member } = await gym.make.membership();
      return { body: { userId: member.userId, reason: 'money due', outcome: 'reached' } };
    },
    askForNone: () => ({ body: { userId: NO_ID, reason: 'money due', outcome: 'reached' } }),
  },
  'followUps/getReport': nothing,
  'followUps/export': nothing,
};
