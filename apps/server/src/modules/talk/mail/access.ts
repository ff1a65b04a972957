import { gym, NO_ID, nothing, type Questions } from '../../../testing/access.ts';

/** Who may make which call of this module; see acceptance/access.test.ts. */
export const access: Questions = {
  'admin/getMails': nothing,
  'admin/getMail': {
    ask: async () => ({ query: { id: await gym.make.mail() } }),
    askForNone: () => ({ query: { id: NO_ID } }),
  },
  'admin/getMailState': nothing,
  'admin/sendMailAgain': {
    ask: async () => ({ body: { id: await gym.make.mail({ status: 'dead' }) } }),
    askForNone: () => ({ body: { id: NO_ID } }),
  },
};
