import { gym, inBody, nothing, type Questions } from '../../../testing/access.ts';
import { makeStopLink } from '../../../testing/stop-links.ts';

/** Who may make which call of this module; see acceptance/access.test.ts. */
export const access: Questions = {
  'product/notifyMe': inBody(
    'productId',
    async () => (await gym.make.product({ isAvailable: false })).productId,
  ),
  'product/getSubscriptions': nothing,
  'product/stopNotifying': {
    ask: async () => ({ query: { token: await makeStopLink(gym, await gym.make.member()) } }),
  },
};
