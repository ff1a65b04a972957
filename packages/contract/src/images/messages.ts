import { IMAGE_LEAST_SIDE_PIXELS, IMAGE_MOST_BYTES } from './rules.ts';

/** Uploaded pictures. */
export const imageMessages = {
  imageCrop: 'Send left, top and side together, or none of them',
  imageNotRead: "This file can't be read as a picture. Use a JPEG, PNG, WebP or AVIF file.",
  imageTooSmall: `Use a picture of at least ${IMAGE_LEAST_SIDE_PIXELS} by ${IMAGE_LEAST_SIDE_PIXELS} pixels.`,
  imageTooHeavy: `Use a file of at most ${IMAGE_MOST_BYTES / 1024 / 1024} MB.`,
} as const;
