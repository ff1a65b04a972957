import { IMAGE_LEAST_SIDE_PIXELS } from '@namma/contract/images/rules';

/** A picture's size in pixels, upright. */
export interface Size {
  width: number;
  height: number;
}

/** The square of a picture that is used, in its pixels. */
export interface Crop {
  left: number;
  top: number;
  side: number;
}

const clamp = (value: number, most: number) => Math.round(Math.min(Math.max(value, 0), most));

/** The largest square, in the middle. */
export function startCrop({ width, height }: Size): Crop {
  const side = Math.min(width, height);
  return { left: clamp((width - side) / 2, width), top: clamp((height - side) / 2, height), side };
}

/** The square with its corner there, or as near as the picture allows. */
export const placeCrop = ({ width, height }: Size, { left, top, side }: Crop): Crop => ({
  left: clamp(left, width - side),
  top: clamp(top, height - side),
  side,
});

/** The square with another side around the same middle. It is never smaller than the shop needs. */
export function resizeCrop(size: Size, crop: Crop, wanted: number): Crop {
  const most = Math.min(size.width, size.height);
  const side = Math.round(Math.min(Math.max(wanted, IMAGE_LEAST_SIDE_PIXELS), most));
  const shift = (crop.side - side) / 2;
  return placeCrop(size, { left: crop.left + shift, top: crop.top + shift, side });
}
