import { inBody, nothing, type Questions } from '../../../testing/access.ts';

/** Who may make which call of this module; see acceptance/access.test.ts. */
export const access: Questions = {
  'user/cardSecret': nothing,
  'visits/scan': inBody('memberId', ({ userId }) => userId, { center: 'kormangla' }),
  'visits/getToday': nothing,
};
