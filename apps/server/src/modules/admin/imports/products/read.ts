import type { AttributeChanges } from '@namma/contract/catalogue/attribute-schemas';
import { PRODUCT_PICTURES_MAX } from '@namma/contract/catalogue/product-attributes';
import { type Category, DESCRIPTION_MAX_CHARACTERS } from '@namma/contract/catalogue/rules';
import { newProduct, PICTURE_WORDS_MAX_CHARACTERS } from '@namma/contract/catalogue/schemas';
import type { Day } from '@namma/contract/days/dates';
import { newProductTax } from '@namma/contract/documents/schemas';
import { searchText } from '@namma/contract/fields';
import type { AnyImportField } from '@namma/contract/imports/fields';
import type { DateOrder } from '@namma/contract/imports/rules';
import { cutText } from '@namma/contract/text/text';
import { BadCell, fold, readAs, readCount, readNumber } from '../reading/cells.ts';
import { readDay } from '../reading/dates.ts';
import type { FileRow } from '../reading/file.ts';
import type { ValueReader } from '../values.ts';
import { isNoOption, readSettings } from './read-attributes.ts';
import { withoutMarks } from './text.ts';

/** The options for reading a products file. */
export interface ProductReading {
  /** The day of the import (IST). */
  today: Day;
  order: DateOrder;
  values: ValueReader;
  /** True if sale prices with a last day are kept. */
  keepsSales: boolean;
  /** True if the file has a column of this field. */
  has: (field: AnyImportField) => boolean;
}

/** Values that variants inherit from the first row of their handle, or from their parent. */
export interface FirstRow {
  line: number;
  title: string;
  description: string | null;
  category: Category | null;
  maker: string | null;
  image: string | null;
  isOffered: boolean | null;
  optionNames: readonly string[];
  /** The product of the row, to which further pictures belong; null for a parent, which is not a product. */
  productId: number | null;
}

/** A product in the file; null or undefined is a blank cell or a missing column, which changes nothing. */
export interface ReadProduct {
  name: string | null;
  /** From the row, or the first one with its handle, before flavour and size. */
  title: string | null;
  handle: string | null;
  category: Category | null;
  description: string | null;
  /** The list price in rupees, and the discount in percent. */
  price: { price: number; discount: number } | null;
  /** The price that the gym pays for a piece, in rupees. */
  cost: number | null;
  /** The last day of the sale price, if it is in the future. */
  saleUntil: Day | null;
  images: string[];
  imageText: string;
  isOffered: boolean | null;
  stock: number | null;
  /** The best-before day of the stock. */
  bestBefore: Day | null;
  tax: { hsn: string; percent: number } | null;
  attributes: AttributeChanges;
  optionNames: readonly string[];
  /** True for a row with only a further picture of its handle's product. */
  isPicture: boolean;
  /** True for a row with variations, which is not itself a product. */
  isParent: boolean;
}

const {
  name: nameSchema,
  description: descriptionSchema,
  image: imageSchema,
  price: priceSchema,
} = newProduct.shape;
const hsnSchema = newProductTax.shape.hsn;
const imageTextSchema = searchText(PICTURE_WORDS_MAX_CHARACTERS);

/**
 * Reads a row.
 * @throws BadCell
 */
export function readProduct(row: FileRow, reading: ProductReading, first: FirstRow | undefined): ReadProduct {
  const { values } = reading;
  const kind = values.read(row, 'productKind', 'kind');
  const sale = readSale(row, reading);
  if (values.read(row, 'giftCard', 'giftCard') === 'yes')
    throw new BadCell('giftCard', 'Gift cards are not sold here.');
  const options = readOptions(row, values, first?.optionNames ?? [], kind);
  const title = row.text('name') || first?.title || null;
  const isVariant = kind === 'variation' || (row.text('handle') !== '' && options.values.length > 0);
  const name = title === null ? null : isVariant ? variantName(title, options.values, first) : title;
  const images = readImages('variantImage', row).concat(readImages('image', row));
  const isPicture =
    first !== undefined &&
    kind === null &&
    row.text('name') === '' &&
    options.values.length === 0 &&
    images.length > 0;
  const family = kind === 'variation' ? (first?.title ?? null) : isVariant ? title : null;
  const inherited = { family, maker: first?.maker ?? null, flavour: options.flavour, size: options.size };
  return {
    name: name === null ? null : readAs('name', nameSchema, name),
    title,
    handle: fold(row.text('handle')) || null,
    category: readCategory(row, values) ?? first?.category ?? null,
    description: readDescription(row) ?? first?.description ?? null,
    price: readPrice(row, sale.isOn),
    cost: readCost(row),
    saleUntil: sale.until,
    images: images.length === 0 && first?.image ? [first.image] : [...new Set(images)],
    imageText: readAs(
      'imageText',
      imageTextSchema,
      cutText(row.text('imageText'), PICTURE_WORDS_MAX_CHARACTERS),
    ),
    isOffered: readOffered(row, values, first),
    stock: readStock(row, reading),
    bestBefore: readBestBefore(row, reading),
    tax: readTax(row, values),
    attributes: readSettings(row, values, inherited),
    optionNames: options.names,
    isPicture,
    isParent: kind === 'variable',
  };
}

/** @throws BadCell */
function readCost(row: FileRow): number | null {
  const text = row.text('cost');
  return text === '' ? null : readAs('cost', priceSchema, readNumber('cost', text));
}

/** The name of a variant: its own, or its product's with the options. */
const variantName = (title: string, options: readonly string[], first: FirstRow | undefined): string =>
  first !== undefined && fold(title) !== fold(first.title) ? title : [title, ...options].join(' ');

const optionFields = [
  ['option1Name', 'option1Value', 'flavour'],
  ['option2Name', 'option2Value', 'size'],
  ['option3Name', 'option3Value', undefined],
] as const;

/** The options of a variant by name; only the first row of a handle may name them. */
function readOptions(row: FileRow, values: ValueReader, namesBefore: readonly string[], kind: string | null) {
  const names = optionFields.map(([field], i) => row.text(field) || namesBefore[i] || '');
  const found: { flavour?: string; size?: string; values: string[] } = { values: [] };
  for (const [i, [nameField, valueField, withoutName]] of optionFields.entries()) {
    const text = row.text(valueField);
    const name = names[i] ?? '';
    if (isNoOption(text)) continue;
    // A simple product or a parent lists all values, which is not the option of one product.
    if (kind !== 'variation' && kind !== null && text.includes(',')) continue;
    const meaning =
      name === '' ? withoutName : values.read({ ...row, text: () => name }, 'optionName', nameField);
    if (meaning === null) continue;
    found.values.push(text);
    if (meaning === 'flavour' || meaning === 'size') found[meaning] ??= text;
  }
  for (const field of ['flavour', 'size'] as const) {
    const text = row.text(field);
    if (!isNoOption(text)) found.values.push(text);
  }
  return { names, flavour: found.flavour, size: found.size, values: kind === 'simple' ? [] : found.values };
}

function readCategory(row: FileRow, values: ValueReader): Category | null {
  const field = row.text('category') === '' ? 'productCategory' : 'category';
  return values.read(row, 'category', field) as Category | null;
}

/** Offered only if every column agrees: published, active, and visible in the shop. */
function readOffered(row: FileRow, values: ValueReader, first: FirstRow | undefined): boolean | null {
  const said = [
    values.read(row, 'offered', 'available'),
    values.read(row, 'productStatus', 'productStatus'),
    values.read(row, 'visibility', 'visibility'),
  ].filter((each) => each !== null);
  if (said.includes('no') || first?.isOffered === false) return false;
  return said.length > 0 ? true : (first?.isOffered ?? null);
}

/** The short description, shown beside the price, and the long one. */
function readDescription(row: FileRow): string | null {
  const parts = [row.text('shortDescription'), row.text('description')].map(withoutMarks);
  const plain = [...new Set(parts.filter((part) => part !== ''))].join('\n');
  if (plain === '') return null;
  const letters = [...plain];
  const shown =
    letters.length <= DESCRIPTION_MAX_CHARACTERS
      ? plain
      : `${letters.slice(0, DESCRIPTION_MAX_CHARACTERS - 1).join('')}…`;
  return readAs('description', descriptionSchema, shown);
}

/**
 * The links in a cell, one or several.
 * @throws BadCell
 */
function readImages(field: 'image' | 'variantImage', row: FileRow): string[] {
  const links = row
    .text(field)
    .split(/\s*[,|;\n]\s*(?=https?:|\/)/i)
    .filter((link) => link !== '');
  return links.slice(0, PRODUCT_PICTURES_MAX).map((link) => readAs(field, imageSchema, link.trim()));
}

/**
 * Reads if the sale price of the row applies on this day, and its last day.
 * @throws BadCell
 */
function readSale(row: FileRow, { today, order, keepsSales }: ProductReading) {
  const dayOf = (field: string) =>
    row.text(field) === '' ? null : readDay(field, row.text(field), { order, kind: 'other', today });
  const [from, to] = [dayOf('saleFrom'), dayOf('saleTo')];
  const isNow = (from === null || from <= today) && (to === null || to >= today);
  const until = isNow && row.text('salePrice') !== '' ? to : null;
  return { isOn: isNow && (until === null || keepsSales), until };
}

/**
 * Returns the list price and the discount, so that a customer pays the file's price on this day.
 * @throws BadCell
 */
function readPrice(row: FileRow, isOnSale: boolean): ReadProduct['price'] {
  const amount = (field: string) =>
    row.text(field) === '' ? null : readAs(field, priceSchema, readNumber(field, row.text(field)));
  const ordinary = amount('price');
  const sale = (isOnSale ? amount('salePrice') : null) ?? ordinary;
  // Shops do not show a compare-at price that is not higher.
  const compareAt = amount('compareAt');
  const list =
    amount('listPrice') ??
    (compareAt !== null && sale !== null && compareAt <= sale ? null : compareAt) ??
    (sale === ordinary ? null : ordinary);
  const said =
    row.text('discount') === '' ? null : readNumber('discount', row.text('discount').replace('%', ''));
  if (said !== null && (said < 0 || said > 100))
    throw new BadCell('discount', 'Write a percentage from 0 to 100.');
  if (sale === null && list === null) return null;
  if (sale === null || list === null) return { price: sale ?? list ?? 0, discount: said ?? 0 };
  if (sale > list)
    throw new BadCell(
      row.text('salePrice') === '' ? 'price' : 'salePrice',
      'The price is more than the MRP.',
    );
  const discount = list === 0 ? 0 : Math.round((1 - sale / list) * 10_000) / 100;
  const displayed = Math.round((list * (100 - discount)) / 100);
  // Not every price can be expressed with a percentage of two decimals.
  return displayed === Math.round(sale) ? { price: list, discount } : { price: sale, discount: 0 };
}

/**
 * Returns the stock on hand; null where it is not tracked, or sold without stock.
 * @throws BadCell
 */
function readStock(row: FileRow, { values, has }: ProductReading): number | null {
  const text = row.text('stock');
  const isInStock = values.read(row, 'inStock', 'inStock');
  const sellsWithout = values.read(row, 'sellsWithoutStock', 'sellsWithoutStock') === 'yes';
  if (has('tracker') && row.text('tracker') === '') return null;
  if (text === '') return isInStock === 'no' ? 0 : null;
  if (fold(text) === 'parent')
    throw new BadCell('stock', 'The other shop counts it with its variations. Write the stock of this one.');
  if (sellsWithout && /^(?:-|0+(?:\.0+)?$)/.test(text)) return null;
  if (/^-/.test(text)) throw new BadCell('stock', 'The stock is below 0. Count it.');
  const stock = readCount('stock', text);
  if (isInStock === 'no' && stock > 0) throw new BadCell('inStock', 'It has stock, and is not in stock.');
  return stock;
}

function readBestBefore(row: FileRow, { today, order }: ProductReading): Day | null {
  const text = row.text('bestBefore');
  return text === '' ? null : readDay('bestBefore', text, { order, kind: 'other', today });
}

/**
 * Returns the tax code and rate, which belong together.
 * @throws BadCell
 */
function readTax(row: FileRow, values: ValueReader): ReadProduct['tax'] {
  const code = row.text('hsn').replace(/\.0+$/, '');
  const percent = values.read(row, 'taxRate', 'taxRate');
  if (code === '' && percent === null) return null;
  const hsn = readAs('hsn', hsnSchema, code);
  if (percent === null) throw new BadCell('taxRate', 'Write the rate beside the HSN code.');
  return { hsn, percent: Number(percent) };
}
