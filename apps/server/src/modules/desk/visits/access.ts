import { inBody, nothing, type Questions } from '../../../testing/access.ts';

/** Access cases of this module's calls, run by acceptance/access.test.ts. */
export const access: Questions = {
  'user/cardSecret': nothing,
  'visits/scan': inBody('memberId', ({ userId }) => userId, { center: 'kormangla' }),
  'visits/getToday': nothing,
  'visits/getCrowd': { ask: () => ({ query: { center: 'kormangla' } }) },
};
