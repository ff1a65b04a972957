/**
 * Renders and converts the website's pictures.
 *
 *   node make.mjs                              everything
 *   node make.mjs hero-landing product:<slug>  the named ones
 *   node make.mjs --convert …                  only converts what has been rendered before
 *   node make.mjs --missing …                  only those that have no files yet
 *   node make.mjs --draft …                    a quick small render to look at, not converted
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCatalogue } from './lib/catalogue.mjs';
import { convert, onGround, onInk } from './lib/convert.mjs';
import { drawDecals } from './lib/decals.mjs';
import { publishDrawings, publishSharePicture } from './lib/drawings.mjs';
import { preparePack } from './lib/packs.mjs';
import { render } from './lib/render.mjs';
import { pictures } from './pictures.mjs';

const art = import.meta.dirname;
const renders = join(art, '.renders');
const images = join(art, '..', 'apps', 'web', 'public', 'images');
const manifestFile = join(art, 'pictures.json');

const words = process.argv.slice(2);
const flags = new Set(words.filter((word) => word.startsWith('--')));
const names = words.filter((word) => !word.startsWith('--'));

function remember(name, entry) {
  const manifest = existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : {};
  manifest[name] = entry;
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  // Widths on one line, as the formatter wants them.
  const json = JSON.stringify(sorted, null, 2).replace(
    /\[\s+([\d,\s]+?)\s+\]/g,
    (_, list) => `[${list.replace(/\s+/g, ' ')}]`,
  );
  writeFileSync(manifestFile, `${json}\n`);
}

function nameOf(picture) {
  return picture.fileFor ?? ((width) => `${picture.name}-${width}`);
}

function isMade(picture) {
  return existsSync(join(images, `${nameOf(picture)(Math.max(...picture.widths))}.avif`));
}

async function make(picture) {
  const draft = flags.has('--draft');
  const prepared = picture.prepare ? await picture.prepare() : picture.options;
  const out = join(renders, draft ? 'drafts' : '.', `${picture.name.replace(':', '-')}.png`);
  const began = Date.now();
  if (!flags.has('--convert') || !existsSync(out)) {
    const job = draft
      ? {
          ...picture,
          size: picture.size.map((n) => Math.round(n / 2.5)),
          samples: Math.round(picture.samples / 2),
        }
      : picture;
    await render({ ...job, options: { ...prepared, decals } }, out);
  }
  if (!draft) {
    const source = await { ink: onInk, ground: onGround }[picture.on](out);
    remember(picture.name, await convert(source, { ...picture, fileFor: nameOf(picture) }, images));
  }
  console.log(`${picture.name}: ${Math.round((Date.now() - began) / 1000)} s`);
}

function productPicture(product) {
  return {
    name: `product:${product.slug}`,
    scene: 'product',
    size: [640, 640],
    samples: 16,
    widths: [360, 640],
    limits: { 360: 20, 640: 40 },
    on: 'ground',
    alt: product.name,
    prepare: () => preparePack(product, join(renders, 'labels')),
    fileFor: (width) => `products/${product.slug}${width === 640 ? '' : `-${width}`}`,
  };
}

mkdirSync(renders, { recursive: true });
const decals = await drawDecals(join(renders, 'decals'));
const all = [...pictures, ...(await readCatalogue()).map(productPicture)];
const extras = {
  drawings: () => publishDrawings(images),
  'og-default': () => publishSharePicture(join(renders, 'hero-landing.png'), images),
};
const known = new Set([...all.map((picture) => picture.name), ...Object.keys(extras)]);
const unknown = names.filter((name) => !known.has(name));
if (unknown.length > 0) throw new Error(`No such picture: ${unknown.join(', ')}`);
for (const picture of all) {
  if (names.length > 0 && !names.includes(picture.name)) continue;
  if (flags.has('--missing') && isMade(picture)) continue;
  await make(picture);
}
for (const [name, publish] of Object.entries(extras)) {
  if (names.length === 0 || names.includes(name)) await publish();
}
