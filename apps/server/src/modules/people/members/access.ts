import { NO_ID, nothing, type Questions } from '../../../testing/access.ts';

/** Who may make which call of this module; see acceptance/access.test.ts. */
export const access: Questions = {
  'user/getDues': nothing,
  'user/getTimeline': nothing,
  'admin/getMembers': { ask: () => ({ query: { q: 'asha' } }) },
  'admin/getMember': {
    ask: (owner) => ({ query: { id: owner.userId } }),
    askForNone: () => ({ query: { id: NO_ID } }),
  },
  'admin/getMemberTimeline': {
    ask: (owner) => ({ query: { id: owner.userId } }),
    askForNone: () => ({ query: { id: NO_ID } }),
  },
};
