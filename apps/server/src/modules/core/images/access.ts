import type { Questions } from '../../../testing/access.ts';
import { drawPicture } from '../../../testing/pictures.ts';

/** Access cases of this module's calls, run by acceptance/access.test.ts. */
export const access: Questions = {
  images: { ask: async () => ({ body: await drawPicture(), headers: { 'content-type': 'image/png' } }) },
};
