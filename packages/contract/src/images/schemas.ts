import { z } from 'zod';
import { imageMessages } from './messages.ts';

const pixel = z.coerce.number().int().min(0).max(65_535);

/** The crop, in pixels of the upright picture. Defaults to the largest square in the middle. */
export const imageCrop = z
  .object({ left: pixel.optional(), top: pixel.optional(), side: pixel.optional() })
  .refine(
    ({ left, top, side }) => [left, top, side].every((each) => (each === undefined) === (left === undefined)),
    imageMessages.imageCrop,
  );
export type ImageCrop = z.infer<typeof imageCrop>;

/** The image link of the upload, for `product/add` and `product/update`. */
export const imageReply = z.object({ image: z.string() });
