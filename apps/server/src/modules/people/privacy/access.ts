import { nothing, type Questions } from '../../../testing/access.ts';
import { PASSWORD } from '../../../testing/make.ts';

/** Who may make which call of this module; see acceptance/access.test.ts. */
export const access: Questions = {
  'privacy/getMine': nothing,
  'privacy/deleteAccount': { ask: () => ({ body: { password: PASSWORD } }), toldAdmins: 409 },
};
