import { NO_ID, nothing, type Questions } from '../../../testing/access.ts';

/** Who may make which call of this module; see acceptance/access.test.ts. */
export const access: Questions = {
  'user/cardSecret': nothing,
  'visits/scan': {
    ask: (owner) => ({ body: { memberId: owner.userId, center: 'kormangla' } }),
    askForNone: () => ({ body: { memberId: NO_ID, center: 'kormangla' } }),
  },
  'visits/getToday': nothing,
};
