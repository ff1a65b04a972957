import { gym, inBody, nothing, type Questions } from '../../../testing/access.ts';
import { makeStopLink } from '../../../testing/stop-links.ts';

/** Access cases of this module's calls, run by acceptance/access.test.ts. */
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
