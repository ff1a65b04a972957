import { gym, NO_ID, nothing, type Questions } from '../../../testing/access.ts';
import { makeStopLink } from '../../../testing/stop-links.ts';

/** Who may make which call of this module; see acceptance/access.test.ts. */
export const access: Questions = {
  'product/tellMe': {
    ask: async () => ({ body: { productId: (await gym.make.product({ isAvailable: false })).productId } }),
    askForNone: () => ({ body: { productId: NO_ID } }),
  },
  'product/getAwaited': nothing,
  'product/stopTelling': {
    ask: async () => ({ query: { token: await makeStopLink(gym, await gym.make.member()) } }),
  },
};
