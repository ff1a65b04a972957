/** Product pictures that admins upload (D51). */

/** The accepted types of an uploaded file, recognised by content, not by name. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
export const IMAGE_MOST_BYTES = 8 * 1024 * 1024;
export const IMAGE_MOST_PIXELS = 24_000_000;
/** The least length of the shorter side, and of the crop. */
export const IMAGE_LEAST_SIDE_PIXELS = 600;

/** The sides of the square files created from each upload, in pixels, smallest first. */
export const imageSidesPixels = [320, 640, 1280] as const;
export type ImageSide = (typeof imageSidesPixels)[number];
export const imageFormats = ['avif', 'webp'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** One of the files created from an upload. */
export interface ImageFileName {
  /** SHA-256 of the upload, 64 hexadecimal digits. */
  hash: string;
  side: ImageSide;
  format: ImageFormat;
}

export const UPLOADS_PATH = '/images/uploads';

/** The image link of an upload: its WebP file of 640 pixels. */
export const uploadLink = (hash: string) => `${UPLOADS_PATH}/${hash}-640.webp`;
