/** Turns a rendered PNG into the files the website serves, and their line in the manifest. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { colour } from './brand.mjs';

const KILOBYTE = 1000;
const avif = (picture, quality) => picture.avif({ quality, effort: 5, chromaSubsampling: '4:4:4' });
const webp = (picture, quality) => picture.webp({ quality, effort: 6, smartSubsample: true });

/** Lowers the quality until the file is small enough. */
async function within(limit, quality, encode) {
  for (let q = quality; ; q -= 6) {
    const data = await encode(q).toBuffer();
    if (data.length <= limit * KILOBYTE || q < 36) return data;
  }
}

function save(data, file) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, data);
}

/** Raises black to the page's ink (a screen blend), so that a dark picture has no edge on the page. */
export async function onInk(source) {
  const { width, height } = await sharp(source).metadata();
  const ink = { create: { width, height, channels: 3, background: colour.ink } };
  return sharp(source).composite([{ input: await sharp(ink).png().toBuffer(), blend: 'screen' }]).png().toBuffer();
}

/** Lays a product on clear film onto the shop's ground. */
export async function onGround(source) {
  const { width, height } = await sharp(source).metadata();
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="g" cx="50%" cy="46%" r="75%">
    <stop offset="0" stop-color="${colour.tileLight}"/><stop offset="1" stop-color="${colour.tile}"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`;
  return sharp(Buffer.from(ground)).composite([{ input: source }]).png().toBuffer();
}

export async function placeholder(source) {
  const tiny = await sharp(source).resize(16).blur(0.8).webp({ quality: 40 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

/**
 * `fileFor(width)` names the output without its ending; `limits` maps a width to its most kilobytes.
 */
export async function convert(source, { widths, alt, fileFor, limits = {}, quality = 70 }, folder) {
  const { width: fullWidth, height: fullHeight } = await sharp(source).metadata();
  const largest = Math.max(...widths);
  for (const width of widths) {
    const sized = () => sharp(source).resize(width, null, { kernel: 'lanczos3' });
    const limit = limits[width] ?? (width <= 640 ? 78 : 118);
    save(await within(limit, quality - 8, (q) => avif(sized(), q)), join(folder, `${fileFor(width)}.avif`));
    save(await within(limit, quality + 10, (q) => webp(sized(), q)), join(folder, `${fileFor(width)}.webp`));
  }
  return {
    width: largest,
    height: Math.round((largest * fullHeight) / fullWidth),
    widths,
    placeholder: await placeholder(source),
    alt,
  };
}
