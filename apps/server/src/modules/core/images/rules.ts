import {
  type ImageFileName,
  imageFormats,
  imageSidesPixels,
  UPLOADS_PATH,
} from '@namma/contract/images/rules';

const startsWith = (bytes: Buffer, text: string, at = 0) =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));

/** Checks the magic bytes of a JPEG, PNG, WebP or AVIF picture; ignores name and content type. */
export const isPicture = (bytes: Buffer): boolean =>
  startsWith(bytes, '\xff\xd8\xff') ||
  startsWith(bytes, '\x89PNG\r\n\x1a\n') ||
  (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) ||
  startsWith(bytes, 'ftypavif', 4);

const fileName = new RegExp(`^([0-9a-f]{64})-(${imageSidesPixels.join('|')})\\.(${imageFormats.join('|')})$`);

/** Parses a file name such as `<hash>-640.webp`. */
export function parseFileName(name: string): ImageFileName | undefined {
  const [, hash, digits, ending] = fileName.exec(name) ?? [];
  const side = imageSidesPixels.find((each) => String(each) === digits);
  const format = imageFormats.find((each) => each === ending);
  return hash && side && format ? { hash, side, format } : undefined;
}

const uploadedLink = new RegExp(`^${UPLOADS_PATH}/([0-9a-f]{64})-`);

/** Extracts the hashes of those links that point to uploads. */
export const hashesIn = (links: readonly string[]): string[] =>
  links.flatMap((link) => uploadedLink.exec(link)?.[1] ?? []);
