import { imageMessages } from './messages.ts';
import { IMAGE_MOST_PIXELS } from './rules.ts';

/** Refusals of uploads, and of a file that is gone. */
export const imageRefusals = {
  noSuchImage: { status: 404, message: () => 'Picture not found.' },
  notAnImage: { status: 400, message: () => imageMessages.imageNotRead },
  imageTooSmall: { status: 400, message: () => imageMessages.imageTooSmall },
  imageTooLarge: {
    status: 400,
    message: () => `Use a picture of at most ${IMAGE_MOST_PIXELS / 1_000_000} megapixels.`,
  },
  imageTooHeavy: { status: 413, message: () => imageMessages.imageTooHeavy },
  imageCropOutside: { status: 400, message: () => 'The selected area is outside the picture.' },
  tooManyImages: {
    status: 503,
    message: () => 'Many pictures are being uploaded right now. Try again in a minute.',
  },
} as const;
