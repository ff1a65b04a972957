/** Small printed marks that the scenes stick on equipment: plate rings, numbers, the wordmark. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { brand, colour } from './brand.mjs';
import { arc, line, text } from './type.mjs';

const WHITE = '#E9EAE6';

function svg(width, height, inside) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`;
}

function plateRing(weight, fill) {
  const ring = { radius: 372, size: 84, weight: 850, tracking: 0.02, fill };
  return svg(1024, 1024, `<g transform="translate(512 512)">${arc(brand.name, ring)}${arc(`${weight} KG`, { ...ring, inward: true })}</g>`);
}

function words(content, fill, style = {}) {
  const set = line(content, { size: 200, weight: 850, ...style });
  const wide = Math.ceil(set.width) + 40;
  return svg(wide, 200, text(content, { size: 200, weight: 850, x: 20, y: 172, fill, ...style }));
}

const decals = {
  'plate-20-white': plateRing(20, WHITE),
  'plate-20-lime': plateRing(20, colour.lime),
  'plate-15-white': plateRing(15, WHITE),
  'number-24': words('24', WHITE),
  'number-20': words('20', WHITE),
  'number-16': words('16', WHITE),
  'number-12': words('12', WHITE),
  'number-24-ink': words('24', colour.ink),
  'wordmark-white': words(brand.short, WHITE),
  'wordmark-lime': words(brand.short, colour.lime),
  'wordmark-ink': words(brand.short, colour.ink),
  'name-white': words(brand.name, WHITE),
};

/** Writes every decal as PNG into the folder and returns it. */
export async function drawDecals(folder) {
  mkdirSync(folder, { recursive: true });
  for (const [name, drawing] of Object.entries(decals)) {
    await sharp(Buffer.from(drawing)).png().toFile(join(folder, `${name}.png`));
  }
  return folder;
}
