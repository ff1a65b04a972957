import type { QrCode } from '@namma/contract/fields';
import decode from 'qr/decode.js';

/** Pixels per module, as on a screen of at least 160 pixels. */
const SCALE = 4;

/** Reads a QR code with a decoder that is independent of the encoder. Fills the path like a browser. */
export function decodeQrCode({ size, path }: QrCode): string {
  const width = size * SCALE;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row++)
      for (let column = Number(x) * SCALE; column < (Number(x) + Number(length)) * SCALE; column++)
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
  return decode({ width, height: width, data }, { timeLimit: Number.POSITIVE_INFINITY });
}
