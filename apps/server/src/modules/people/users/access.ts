import { gym, NO_ID, nothing, type Questions } from '../../../testing/access.ts';

/** Who may make which call of this module; see acceptance/access.test.ts. */
export const access: Questions = {
  'user/profile': nothing,
  'user/update': {
    ask: (owner) => ({
      body: { user_id: owner.userId, name: 'Asha', phone: '9876543211', DOB: '1991-01-01' },
    }),
    isOwners: true,
    askForNone: () => ({ body: { user_id: NO_ID, name: 'Asha', phone: '9876543211', DOB: '1991-01-01' } }),
    toldInstead: 403,
  },
  'admin/confirmGuardian': {
    ask: async () => ({ body: { id: (await gym.make.member({ dob: '2015-01-01' })).userId } }),
    askForNone: () => ({ body: { id: NO_ID } }),
  },
};
