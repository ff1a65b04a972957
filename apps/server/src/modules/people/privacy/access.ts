import { gym, inBody, inQuery, nothing, type Questions } from '../../../testing/access.ts';
import { PASSWORD } from '../../../testing/make.ts';

const nominee = { name: 'Meera Rao', relation: 'Sister', phone: '9876500001' };

/** Access cases of this module's calls, run by acceptance/access.test.ts. */
export const access: Questions = {
  'privacy/getMine': nothing,
  'privacy/deleteAccount': { ask: () => ({ body: { password: PASSWORD } }), statusForAdmins: 409 },
  'privacy/chooseOffers': { ask: () => ({ body: { isWanted: true } }) },
  'privacy/withdrawHealth': nothing,
  'privacy/setNominee': {
    ask: () => ({ body: { ...nominee, seen: 0 } }),
  },
  'privacy/removeNominee': { ask: () => ({ body: { seen: 0 } }) },
  'privacy/getNominee': inQuery('userId', async () => (await gym.make.member()).userId),
  'privacy/noteNoOffers': inBody('userId', async () => (await gym.make.member()).userId),
};
