import type { FactChanges, ProductFacts } from '@namma/contract/catalogue/fact-schemas';
import type { NewProduct, ProductDetails, ProductForm, WordChanges } from '@namma/contract/catalogue/schemas';
import { wordField, wordFields } from '@namma/contract/catalogue/word-fields';
import { otherLocales } from '@namma/contract/other-locales';

/** Turns the text of a number field into a number. Empty text is undefined, not 0. */
export const numberIn = (text: FormDataEntryValue | undefined): number | undefined =>
  typeof text === 'string' && text.trim() !== '' ? Number(text) : undefined;

/** The facts with numbers, as their fields are named. */
/** Of one serving. */
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
] as const satisfies readonly (keyof ProductFacts)[];

const numberFacts = [
  'netQuantity',
  'bestBeforeMonths',
  'servingSize',
  ...nutrients,
] as const satisfies readonly (keyof ProductFacts)[];
const textFacts = [
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
] as const satisfies readonly (keyof ProductFacts)[];
const factNames = [...textFacts, ...numberFacts];
const wordNames = otherLocales.flatMap((locale) => wordFields.map((field) => wordField(field, locale)));

type Values = Record<string, FormDataEntryValue>;

/**
 * The facts, further pictures and words in other languages in the values of a form. Empty fields are null. The unit
 * counts only with a quantity.
 */
export function detailsIn(values: Values) {
  const texts = textFacts.map((name) => [name, String(values[name] ?? '').trim() || null]);
  const numbers = numberFacts.map((name) => [name, numberIn(values[name]) ?? null]);
  const facts = Object.fromEntries([...texts, ...numbers]);
  if (facts.netQuantity === null) facts.netUnit = null;
  const words = Object.fromEntries(
    wordNames.map((name) => [name, String(values[name] ?? '').trim() || null]),
  );
  return { facts, words, pictures: JSON.parse(String(values.pictures || '[]')) };
}

/** Of a new product only what is filled in. */
export function withoutEmpty({ facts = {}, words = {}, pictures = [], ...own }: NewProduct): NewProduct {
  const filled = Object.entries(facts).filter(([, value]) => value !== null);
  const written = Object.entries(words).filter(([, value]) => value !== null);
  return {
    ...own,
    ...(filled.length > 0 && { facts: Object.fromEntries(filled) }),
    ...(written.length > 0 && { words: Object.fromEntries(written) }),
    ...(pictures.length > 0 && { pictures }),
  };
}

/** What an admin may change. Without facts, words and pictures that stay as they are. */
export type ProductChanges = Partial<ProductForm> &
  Partial<Pick<ProductDetails, 'pictures'>> & { facts?: FactChanges; words?: WordChanges | undefined };

const ownFields = ['name', 'available', 'price', 'discount', 'image', 'description'] as const;
const fields = [...ownFields, 'pictures', ...factNames, ...wordNames] as const;
export type Field = (typeof fields)[number];
type Value = string | number | null | undefined;

/** All fields side by side; the pictures as one text. */
function flatten({ facts, words, pictures, ...own }: ProductChanges): Partial<Record<Field, Value>> {
  const known = { ...own, ...facts, ...words, ...(pictures && { pictures: JSON.stringify(pictures) }) };
  return Object.fromEntries(fields.filter((field) => field in known).map((field) => [field, known[field]]));
}

/** Of changes only these fields. */
export function pickFields(changes: ProductChanges, picked: readonly Field[]): ProductChanges {
  const { facts = {}, words = {}, pictures, ...own } = changes;
  const isPicked = ([name]: [string, unknown]) => picked.some((field) => field === name);
  const pickedFacts = Object.fromEntries(Object.entries(facts).filter(isPicked));
  const pickedWords = Object.fromEntries(Object.entries(words).filter(isPicked));
  return {
    ...Object.fromEntries(Object.entries(own).filter(isPicked)),
    ...(pictures && picked.includes('pictures') && { pictures }),
    ...(Object.keys(pickedFacts).length > 0 && { facts: pickedFacts }),
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
