import type { Call } from '../call.ts';
import { imageTypes } from './rules.ts';
import { imageCrop, imageReply } from './schemas.ts';

export const imageCalls = {
  images: {
    permission: 'editProducts',
    centerOf: 'none',
    summary: 'Upload a picture of a product',
    query: imageCrop,
    upload: imageTypes,
    reply: imageReply,
    success: 201,
  },
} as const satisfies Record<'images', Call>;
