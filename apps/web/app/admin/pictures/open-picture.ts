import { imageMessages } from '@namma/contract/images/messages';
import { IMAGE_LEAST_SIDE_PIXELS, IMAGE_MOST_BYTES, imageTypes } from '@namma/contract/images/rules';

export interface OpenedPicture {
  file: File;
  picture: ImageBitmap;
}

/** Decodes a picture in the browser; the server checks again. Returns a message for files that the server would refuse. */
export async function openPicture(file: File): Promise<OpenedPicture | string> {
  if (!imageTypes.some((type) => type === file.type)) return imageMessages.imageNotRead;
  if (file.size > IMAGE_MOST_BYTES) return imageMessages.imageTooHeavy;
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return imageMessages.imageNotRead;
  if (Math.min(picture.width, picture.height) < IMAGE_LEAST_SIDE_PIXELS) return imageMessages.imageTooSmall;
  return { file, picture };
}
