import type { Questions } from '../../../testing/access.ts';
import { drawPicture } from '../../../testing/pictures.ts';

/** Who may make which call of this module; see acceptance/access.test.ts. */
export const access: Questions = {
  images: { ask: async () => ({ body: await drawPicture(), headers: { 'content-type': 'image/png' } }) },
};
