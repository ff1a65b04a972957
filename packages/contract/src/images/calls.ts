import { imageTypes } from '../images.ts';
import { imageCrop, imageReply } from '../schemas/images.ts';
import type { Call } from './call.ts';

export const imageCalls = {
  images: {
    access: 'admin',
    summary: 'Upload a picture of a product',
    query: imageCrop,
    upload: imageTypes,
    reply: imageReply,
    success: 201,
  },
} as const satisfies Record<'images', Call>;
