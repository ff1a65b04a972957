/** Reads the demo catalogue, so that every product of it gets its own picture. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';

const source = join(
  import.meta.dirname,
  '..',
  '..',
  'apps',
  'server',
  'src',
  'db',
  'seed',
  'demo-catalogue.ts',
);

const HOUSES = [
  'Namma Gold',
  'Kaveri Clean',
  'Deccan Iron',
  'Nandi Peak',
  'Malnad Mills',
  'Cubbon Kitchen',
  'Halli Millets',
];

export async function readCatalogue() {
  const { code } = transformSync(readFileSync(source, 'utf8'), { loader: 'ts', format: 'esm' });
  const { demoCatalogue } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return demoCatalogue.map((product) => ({
    ...product,
    ...readName(product.name),
    ...readClaims(product.description),
  }));
}

/** 'Namma Gold Whey Protein, Kesar Pista, 1 kg' -> house, title, flavour, content. */
export function readName(name) {
  const house = HOUSES.find((known) => name.startsWith(known)) ?? 'Namma';
  const parts = name.slice(house.length).trim().split(', ');
  // 'Starter Combo, Chocolate, 500 g with Shaker' names no single amount.
  const isAmount = (part) => /\d/.test(part) && /(g|kg|ml|tablets|capsules|Sachets)$/.test(part);
  const content = parts.length > 1 && isAmount(parts.at(-1)) ? parts.pop() : '';
  const [title, ...rest] = parts;
  return {
    house,
    title,
    flavour: rest.join(', '),
    content: content.replace(' x ', ' × '),
    grams: readGrams(content),
  };
}

function readGrams(content) {
  const amount = content.match(/(?:(\d+) x )?([\d.]+) (kg|g)\b/);
  if (!amount) return 0;
  return Number(amount[1] ?? 1) * Number(amount[2]) * (amount[3] === 'kg' ? 1000 : 1);
}

function readClaims(description) {
  const protein = description.match(/(\d+(?:\.\d+)?) g of protein/);
  return { protein: protein ? `${protein[1]} g` : '', vegetarian: description.includes('green dot') };
}
