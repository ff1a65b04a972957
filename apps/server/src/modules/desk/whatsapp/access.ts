import { gym, NO_ID, type Questions } from '../../../testing/access.ts';

/** Access cases of this module's calls, run by acceptance/access.test.ts. */
export const access: Questions = {
  'whatsApp/get': {
    ask: async () => {
      const { membershipId } = await gym.make.membership();
      return { query: { kind: 'slip', id: membershipId } };
    },
    askForNone: () => ({ query: { kind: 'slip', id: NO_ID } }),
  },
  'whatsApp/record': {
    ask: async () => {
      const { userId } = await gym.make.member();
      return { body: { kind: 'member', id: userId } };
    },
    askForNone: () => ({ body: { kind: 'member', id: NO_ID } }),
  },
};
