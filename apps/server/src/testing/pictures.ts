import sharp from 'sharp';

let drawn = 0;

/** A PNG of one colour, different at each call. */
export function drawPicture({ width = 600, height = 600 } = {}): Promise<Buffer> {
  drawn++;
  const background = { r: drawn % 256, g: Math.floor(drawn / 256) % 256, b: 90 };
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}
