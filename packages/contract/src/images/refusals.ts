import { imageMessages } from '../words/en/images.ts';
import { IMAGE_MOST_PIXELS } from './rules.ts';

/** Refusal texts; see `refusals`. */
export const imageRefusals = {
  notAnImage: { status: 400, message: () => imageMessages.imageNotRead },
  imageTooSmall: { status: 400, message: () => imageMessages.imageTooSmall },
  imageTooLarge: {
    status: 400,
    message: () => `Use a picture of at most ${IMAGE_MOST_PIXELS / 1_000_000} megapixels.`,
  },
  imageTooHeavy: { status: 413, message: () => imageMessages.imageTooHeavy },
  imageCropOutside: { status: 400, message: () => 'The selected area is outside the picture.' },
  noSuchImage: { status: 404, message: () => 'Picture not found.' },
  tooManyImages: {
    status: 503,
    message: () => 'Many pictures are being uploaded right now. Try again in a minute.',
  },
} as const;
