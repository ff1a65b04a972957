import { type Call, defineDomain } from '../call.ts';
import { imageRefusals } from './refusals.ts';
import { imageTypes } from './rules.ts';
import * as schemas from './schemas.ts';
import { imageCrop, imageReply } from './schemas.ts';

const imageCalls = {
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

export const images = defineDomain({
  calls: imageCalls,
  staffRefusals: imageRefusals,
  schemas,
});
