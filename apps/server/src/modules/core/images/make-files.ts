import {
  IMAGE_LEAST_SIDE_PIXELS,
  IMAGE_MOST_PIXELS,
  type ImageFormat,
  type ImageSide,
  imageFormats,
  imageSidesPixels,
} from '@namma/contract/images/rules';
import type { ImageCrop } from '@namma/contract/images/schemas';
import type { Sharp, SharpOptions } from 'sharp';
import { refuse } from '../../../platform/shared/refusal.ts';
import { isPicture } from './rules.ts';

export interface ImageFile {
  side: ImageSide;
  format: ImageFormat;
  body: Buffer;
}

/** AVIF takes most of the encoding time; higher efforts save few bytes for many seconds. */
const encoders: Record<ImageFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 3 }),
  webp: (picture) => picture.webp({ quality: 78, effort: 4 }),
};

type OpenPicture = (bytes: Buffer, options?: SharpOptions) => Sharp;
let opening: Promise<OpenPicture> | undefined;

/**
 * Loads the library at the first upload, since most processes never handle one. Disables its other readers (SVG, PDF
 * …), because each parser is an attack surface.
 */
function loadLibrary(): Promise<OpenPicture> {
  opening ??= import('sharp').then(({ default: sharp }) => {
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({
      operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((each) => `VipsForeignLoad${each}Buffer`),
    });
    // Leaves cores and memory to the rest of the server.
    sharp.concurrency(1);
    sharp.cache(false);
    return (bytes, options) =>
      sharp(bytes, { limitInputPixels: IMAGE_MOST_PIXELS, failOn: 'error', ...options });
  });
  return opening;
}

/**
 * Creates the square files of an uploaded picture: upright, cropped, in all sizes and formats, without metadata such as
 * the location.
 * @throws 400 not a picture, broken, too small or too large, or a crop outside the picture
 */
export async function makeFiles(bytes: Buffer, crop: ImageCrop): Promise<ImageFile[]> {
  if (!isPicture(bytes)) throw refuse('notAnImage');
  const open = await loadLibrary();
  const { width, height } = await measure(open, bytes);
  const square = chooseSquare({ width, height }, crop);
  try {
    // Decodes once: every file is derived from the largest.
    const largest = Math.min(square.width, Math.max(...imageSidesPixels));
    const { data, info } = await open(bytes)
      .rotate()
      .extract(square)
      .resize(largest, largest)
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { raw: { width: info.width, height: info.height, channels: info.channels } };
    const files: ImageFile[] = [];
    // Sequential, so that an upload uses at most one core.
    for (const side of imageSidesPixels)
      for (const format of imageFormats) {
        const body = await encoders[format](open(data, raw).resize(side, side)).toBuffer();
        files.push({ side, format, body });
      }
    return files;
  } catch {
    throw refuse('notAnImage');
  }
}

/** The side of a member's photo, in pixels. */
const PHOTO_SIDE_PIXELS = 480;

/**
 * Creates the square WebP file of a member's photo, without metadata.
 * @throws as `makeFiles`
 */
export async function makePhoto(bytes: Buffer, crop: ImageCrop): Promise<Buffer> {
  if (!isPicture(bytes)) throw refuse('notAnImage');
  const open = await loadLibrary();
  const square = chooseSquare(await measure(open, bytes), crop);
  try {
    const picture = open(bytes).rotate().extract(square).resize(PHOTO_SIDE_PIXELS, PHOTO_SIDE_PIXELS);
    return await encoders.webp(picture.toColourspace('srgb')).toBuffer();
  } catch {
    throw refuse('notAnImage');
  }
}

interface Size {
  width: number;
  height: number;
}

/** Reads the size of the upright picture from its header. */
async function measure(open: OpenPicture, bytes: Buffer): Promise<Size> {
  const header = await open(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refuse('notAnImage');
    });
  const { width, height } = header.autoOrient;
  if (width * height > IMAGE_MOST_PIXELS) throw refuse('imageTooLarge');
  if (Math.min(width, height) < IMAGE_LEAST_SIDE_PIXELS) throw refuse('imageTooSmall');
  return { width, height };
}

function chooseSquare({ width, height }: Size, crop: ImageCrop) {
  const middle = Math.min(width, height);
  const {
    left = Math.floor((width - middle) / 2),
    top = Math.floor((height - middle) / 2),
    side = middle,
  } = crop;
  if (side < IMAGE_LEAST_SIDE_PIXELS) throw refuse('imageTooSmall');
  if (left + side > width || top + side > height) throw refuse('imageCropOutside');
  return { left, top, width: side, height: side };
}
