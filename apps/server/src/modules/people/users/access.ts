import { gym, inBody, nothing, type Questions } from '../../../testing/access.ts';

/** Access cases of this module's calls, run by acceptance/access.test.ts. */
export const access: Questions = {
  'user/profile': nothing,
  'user/update': {
    ...inBody('user_id', (owner) => owner.userId, { name: 'Asha', phone: '9876543211', DOB: '1991-01-01' }),
    isOwners: true,
    statusForUnknown: 403,
  },
  'admin/confirmGuardian': inBody('id', async () => (await gym.make.member({ dob: '2015-01-01' })).userId),
};
