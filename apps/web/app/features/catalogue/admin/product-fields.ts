import type { AttributeChanges, ProductAttributes } from '@namma/contract/catalogue/attribute-schemas';
import type { NewProduct, ProductDetails, ProductForm, WordChanges } from '@namma/contract/catalogue/schemas';
import { wordField, wordFields } from '@namma/contract/catalogue/word-fields';
import { otherLocales } from '@namma/contract/other-locales';

/** Turns the text of a number field into a number. Empty text is undefined, not 0. */
export const numberIn = (text: FormDataEntryValue | undefined): number | undefined =>
  typeof text === 'string' && text.trim() !== '' ? Number(text) : undefined;

/** The attributes with numbers, as their fields are named. */
/** Per serving. */
export const nutrients = [
  'energyKcal',
  'proteinGrams',
  'carbohydrateGrams',
  'sugarGrams',
  'addedSugarGrams',
  'fatGrams',
  'saturatedFatGrams',
  'transFatGrams',
  'sodiumMilligrams',
] as const satisfies readonly (keyof ProductAttributes)[];

const numberAttributes = [
  'netQuantity',
  'bestBeforeMonths',
  'servingSize',
  ...nutrients,
] as const satisfies readonly (keyof ProductAttributes)[];
const textAttributes = [
  'netUnit',
  'maker',
  'importer',
  'origin',
  'fssaiLicence',
  'mark',
  'ingredients',
  'allergens',
  'family',
  'flavour',
  'size',
  'barcode',
] as const satisfies readonly (keyof ProductAttributes)[];
const attributeNames = [...textAttributes, ...numberAttributes];
const wordNames = otherLocales.flatMap((locale) => wordFields.map((field) => wordField(field, locale)));

type Values = Record<string, FormDataEntryValue>;

/**
 * The attributes, further pictures and words in other languages in the values of a form. Empty fields are null. The unit
 * counts only with a quantity.
 */
export function detailsIn(values: Values) {
  const texts = textAttributes.map((name) => [name, String(values[name] ?? '').trim() || null]);
  const numbers = numberAttributes.map((name) => [name, numberIn(values[name]) ?? null]);
  const attributes = Object.fromEntries([...texts, ...numbers]);
  if (attributes.netQuantity === null) attributes.netUnit = null;
  const words = Object.fromEntries(
    wordNames.map((name) => [name, String(values[name] ?? '').trim() || null]),
  );
  return { attributes, words, pictures: JSON.parse(String(values.pictures || '[]')) };
}

/** Body for a new product: filled-in fields only. */
export function withoutEmpty({ attributes = {}, words = {}, pictures = [], ...own }: NewProduct): NewProduct {
  const filled = Object.entries(attributes).filter(([, value]) => value !== null);
  const written = Object.entries(words).filter(([, value]) => value !== null);
  return {
    ...own,
    ...(filled.length > 0 && { attributes: Object.fromEntries(filled) }),
    ...(written.length > 0 && { words: Object.fromEntries(written) }),
    ...(pictures.length > 0 && { pictures }),
  };
}

/** Body for an edited product, without unchanged attributes, words and pictures. */
export type ProductChanges = Partial<ProductForm> &
  Partial<Pick<ProductDetails, 'pictures'>> & {
    cost?: number | null | undefined;
    attributes?: AttributeChanges;
    words?: WordChanges | undefined;
  };

const ownFields = ['name', 'available', 'price', 'discount', 'cost', 'image', 'description'] as const;
const fields = [...ownFields, 'pictures', ...attributeNames, ...wordNames] as const;
export type Field = (typeof fields)[number];
type Value = string | number | null | undefined;

/** All fields side by side; the pictures as one text. */
function flatten({ attributes, words, pictures, ...own }: ProductChanges): Partial<Record<Field, Value>> {
  const known = { ...own, ...attributes, ...words, ...(pictures && { pictures: JSON.stringify(pictures) }) };
  return Object.fromEntries(fields.filter((field) => field in known).map((field) => [field, known[field]]));
}

/** Keeps only the picked fields of a change. */
export function pickFields(changes: ProductChanges, picked: readonly Field[]): ProductChanges {
  const { attributes = {}, words = {}, pictures, ...own } = changes;
  const isPicked = ([name]: [string, unknown]) => picked.some((field) => field === name);
  const pickedAttributes = Object.fromEntries(Object.entries(attributes).filter(isPicked));
  const pickedWords = Object.fromEntries(Object.entries(words).filter(isPicked));
  return {
    ...Object.fromEntries(Object.entries(own).filter(isPicked)),
    ...(pictures && picked.includes('pictures') && { pictures }),
    ...(Object.keys(pickedAttributes).length > 0 && { attributes: pickedAttributes }),
    ...(Object.keys(pickedWords).length > 0 && { words: pickedWords }),
  };
}

/** Only the fields that differ from the product that the form was opened with. The description cannot be edited. */
export function changedFields(opened: ProductDetails, values: ProductChanges): ProductChanges {
  const [before, after] = [flatten(opened), flatten(values)];
  return pickFields(
    values,
    fields.filter(
      (field) =>
        field !== 'description' && field in after && (before[field] ?? null) !== (after[field] ?? null),
    ),
  );
}

export interface ComparedField {
  field: Field;
  theirs: Value;
  mine: Value;
}

/**
 * Compares the changes of two admins who both had the product open.
 * @returns `disputed`: fields that both changed, to different values; `theirsAlone` and `mineAlone`: fields that only
 * one of them changed, so that both changes can be kept
 */
export function compareChanges(opened: ProductDetails, mine: ProductChanges, theirs: ProductDetails) {
  const [before, own, other] = [flatten(opened), flatten(mine), flatten(theirs)];
  const isTheirs = (field: Field) => other[field] !== before[field];
  const changedByMe = fields.filter((field) => field in own && own[field] !== other[field]);
  const compared = (field: Field): ComparedField => ({
    field,
    theirs: other[field],
    mine: field in own ? own[field] : before[field],
  });
  return {
    disputed: changedByMe.filter(isTheirs).map(compared),
    mineAlone: changedByMe.filter((field) => !isTheirs(field)).map(compared),
    theirsAlone: fields.filter((field) => isTheirs(field) && !(field in own)).map(compared),
  };
}
