/** Copies the hand-drawn SVGs to the website and cuts the icons and the share picture from them. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { brand, colour } from './brand.mjs';
import { onInk } from './convert.mjs';
import { text } from './type.mjs';

const drawings = join(import.meta.dirname, '..', 'drawings');

export async function publishDrawings(images) {
  mkdirSync(images, { recursive: true });
  for (const file of readdirSync(drawings)) copyFileSync(join(drawings, file), join(images, file));
  const mark = readFileSync(join(drawings, 'favicon.svg'), 'utf8');
  await sharp(Buffer.from(mark), { density: 1200 })
    .resize(192)
    .png({ palette: true })
    .toFile(join(images, 'icon-192.png'));
  await sharp(Buffer.from(mark), { density: 1200 })
    .resize(512)
    .png({ palette: true })
    .toFile(join(images, 'icon-512.png'));
  // iOS rounds the corners itself; a see-through corner would turn black.
  const square = mark.replace('rx="14"', 'rx="0"');
  await sharp(Buffer.from(square), { density: 1200 })
    .resize(180)
    .flatten({ background: colour.ink })
    .png({ palette: true })
    .toFile(join(images, 'apple-touch-icon.png'));
}

/** What a link to the website shows when it is shared: the hero and the name. */
export async function publishSharePicture(hero, images) {
  const [width, height] = [1200, 630];
  const size = 88;
  const [first, second] = brand.name.split(' ');
  const style = { x: 72, size, weight: 900, width: 125 };
  const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="calm"><stop offset=".1" stop-color="${colour.ink}" stop-opacity=".85"/><stop offset=".75" stop-color="${colour.ink}" stop-opacity="0"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#calm)"/>
    ${text(first, { ...style, y: 296, fill: colour.lime })}${text(second, { ...style, y: 296 + size * 0.95, fill: colour.paper })}
    ${text(`Gym and store, ${brand.place}`, { x: 76, y: 446, size: 32, weight: 560, width: 105, fill: colour.paper })}</svg>`;
  await sharp(
    await sharp(await onInk(hero))
      .resize(width, height, { position: 'right' })
      .toBuffer(),
  )
    .composite([{ input: Buffer.from(words) }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(join(images, 'og-default.jpg'));
}
