import { gym, inQuery, nothing, type Questions } from '../../../testing/access.ts';

/** Access cases of this module's calls, run by acceptance/access.test.ts. */
export const access: Questions = {
  'stock/get': inQuery('productId', async () => (await gym.make.product()).productId),
  'stock/getAll': nothing,
  'stock/getDetails': inQuery('productId', async () => (await gym.make.product()).productId),
  'stock/getMoves': inQuery('productId', async () => (await gym.make.product()).productId),
};
