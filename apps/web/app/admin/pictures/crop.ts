import { IMAGE_LEAST_SIDE_PIXELS } from '@namma/contract/images/rules';

/** The square of a picture that is used, in its pixels. */
interface Crop {
  left: number;
  top: number;
  side: number;
}

const clamp = (value: number, least: number, most: number) =>
  Math.round(Math.min(Math.max(value, least), most));

/**
 * Converts a selection in percent of a picture to whole pixels. The square never leaves the picture and is never smaller than
 * the server accepts.
 */
export function toPixels(
  picture: { width: number; height: number },
  selection: { x: number; y: number; width: number },
): Crop {
  const most = Math.min(picture.width, picture.height);
  const side = clamp((selection.width * picture.width) / 100, IMAGE_LEAST_SIDE_PIXELS, most);
  return {
    left: clamp((selection.x * picture.width) / 100, 0, picture.width - side),
    top: clamp((selection.y * picture.height) / 100, 0, picture.height - side),
    side,
  };
}
