import type { FactChanges } from '@namma/contract/catalogue/fact-schemas';
import { PRODUCT_PICTURES_MAX } from '@namma/contract/catalogue/product-facts';
import { type Category, categories, DESCRIPTION_MAX_CHARACTERS } from '@namma/contract/catalogue/rules';
import { newProduct, PICTURE_WORDS_MAX_CHARACTERS } from '@namma/contract/catalogue/schemas';
import { searchText } from '@namma/contract/fields';
import { headerKey } from '@namma/contract/imports/fields';
import { cutText } from '@namma/contract/text/text';
import { BadCell, fold, readAs, readCount, readNumber } from '../reading/cells.ts';
import type { FileRow } from '../reading/file.ts';
import { isNoOption, readFacts } from './read-facts.ts';

/** What rows of one handle share: the first has the texts, the others only what differs. */
export interface HandleRow {
  title: string;
  description: string | null;
  category: Category | null;
  maker: string | null;
  image: string | null;
  /** The product of the first row, to which further pictures belong. */
  productId: number;
}

/** A product of the file; null and what is left out is a blank cell or a missing column, which changes nothing. */
export interface ReadProduct {
  name: string | null;
  /** Of the row, or of the first one with its handle, before flavour and size. */
  title: string | null;
  handle: string | null;
  category: Category | null;
  description: string | null;
  /** The list price in rupees, and the percent off it. */
  price: { price: number; discount: number } | null;
  images: string[];
  imageText: string;
  isOffered: boolean | null;
  stock: number | null;
  facts: FactChanges;
  /** Has nothing but a further picture of the product of its handle. */
  isPicture: boolean;
}

const {
  name: nameSchema,
  description: descriptionSchema,
  image: imageSchema,
  price: priceSchema,
} = newProduct.shape;
const imageTextSchema = searchText(PICTURE_WORDS_MAX_CHARACTERS);

/** Reads a row. @throws BadCell */
export function readProduct(row: FileRow, first: HandleRow | undefined): ReadProduct {
  const read = <T>(field: string, convert: (text: string) => T): T | null => {
    const text = row.text(field);
    return text === '' ? null : convert(text);
  };
  const handle = read('handle', fold);
  const options = ['flavour', 'size'].map((field) => row.text(field)).filter((text) => !isNoOption(text));
  const title = read('name', (text) => text) ?? first?.title ?? null;
  const isVariant = handle !== null && options.length > 0;
  const name = title === null ? null : isVariant ? `${title} ${options.join(' ')}` : title;
  const images = readImages(row.text('image'));
  const isPicture =
    first !== undefined && row.text('name') === '' && options.length === 0 && images.length > 0;
  return {
    name: name === null ? null : readAs('name', nameSchema, name),
    title,
    handle,
    category: read('category', readCategory) ?? first?.category ?? null,
    description: read('description', readDescription) ?? first?.description ?? null,
    price: readPrice(row),
    images: images.length === 0 && first?.image ? [first.image] : images,
    imageText: readAs(
      'imageText',
      imageTextSchema,
      cutText(row.text('imageText'), PICTURE_WORDS_MAX_CHARACTERS),
    ),
    isOffered: read('available', readOffered),
    stock: read('stock', (text) => readStock(text)),
    facts: readFacts(row, { family: isVariant ? title : null, maker: first?.maker ?? null }),
    isPicture,
  };
}

const wordsOf: readonly (readonly [Category, RegExp])[] = [
  ['wheyprotein', /whey|protein|isolate|casein|mass ?gainer|gainer/],
  [
    'prepostworkout',
    /work ?out|creatine|bcaa|eaa|amino|glutamine|caffeine|l-?carnitine|supplement|fat ?burner/,
  ],
  ['fitfood', /food|oats?|muesli|granola|bars?\b|peanut|butter|snack|drink|shake|cereal|honey|seed|nut/],
];

/** A category by its value or label, or by what the text speaks of. @throws BadCell */
function readCategory(text: string): Category {
  const key = headerKey(text);
  const named = categories.find(({ value, label, filterValue }) =>
    [value, headerKey(label), filterValue].includes(key),
  );
  // Bars and shakes of protein are food: the last part of `Food > Protein bars` says so.
  const last = fold(text.split('>').at(-1) ?? text);
  const category = named?.value ?? wordsOf.find(([, words]) => words.test(last))?.[0];
  if (category) return category;
  throw new BadCell('category', `Write one of ours: ${categories.map(({ label }) => label).join(', ')}.`);
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  '#39': "'",
};

/** A text without the marks of a page, at most as long as ours are. */
function readDescription(raw: string): string {
  const plain = raw
    .replaceAll('\\n', '\n')
    .replace(/<(?:br|\/p|\/li|\/div|\/h\d)[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#39|[a-z]+);/gi, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole)
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
  const letters = [...plain];
  const shown =
    letters.length <= DESCRIPTION_MAX_CHARACTERS
      ? plain
      : `${letters.slice(0, DESCRIPTION_MAX_CHARACTERS - 1).join('')}…`;
  return readAs('description', descriptionSchema, shown);
}

/** Links of a cell, one or several. @throws BadCell */
function readImages(text: string): string[] {
  if (text === '') return [];
  const links = text.split(/\s*[,|;\n]\s*(?=https?:|\/)/i).filter((link) => link !== '');
  return links.slice(0, PRODUCT_PICTURES_MAX).map((link) => readAs('image', imageSchema, link.trim()));
}

/** The list price and what is off it, so that a customer pays the price of the file. @throws BadCell */
function readPrice(row: FileRow): ReadProduct['price'] {
  const amount = (field: string) =>
    row.text(field) === '' ? null : readAs(field, priceSchema, readNumber(field, row.text(field)));
  const [sale, list] = [amount('price'), amount('listPrice')];
  const said =
    row.text('discount') === '' ? null : readNumber('discount', row.text('discount').replace('%', ''));
  if (said !== null && (said < 0 || said > 100))
    throw new BadCell('discount', 'Write a percentage from 0 to 100.');
  if (sale === null && list === null) return null;
  if (sale === null || list === null) return { price: sale ?? list ?? 0, discount: said ?? 0 };
  if (sale > list) throw new BadCell('price', 'The price is more than the MRP.');
  const discount = list === 0 ? 0 : Math.round((1 - sale / list) * 10_000) / 100;
  const displayed = Math.round((list * (100 - discount)) / 100);
  // A percentage of two decimals cannot make every price.
  return displayed === Math.round(sale) ? { price: list, discount } : { price: sale, discount: 0 };
}

const OFFERED = new Set([
  'yes',
  'y',
  'true',
  '1',
  'active',
  'published',
  'publish',
  'available',
  'in stock',
  'offered',
]);
const NOT_OFFERED = new Set([
  'no',
  'n',
  'false',
  '0',
  '-1',
  'draft',
  'archived',
  'inactive',
  'private',
  'unavailable',
]);

function readOffered(text: string): boolean {
  const word = fold(text);
  if (OFFERED.has(word)) return true;
  if (NOT_OFFERED.has(word)) return false;
  throw new BadCell('available', 'Write yes or no.');
}

function readStock(text: string): number {
  if (/^-/.test(text)) throw new BadCell('stock', 'The stock is below 0. Count it.');
  return readCount('stock', text);
}
