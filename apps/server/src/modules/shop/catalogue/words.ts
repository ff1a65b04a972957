import type { OtherLocale } from '@namma/contract/locales';
import type { Db } from '../../../platform/db/types.ts';
import type { DetailedProduct } from './present/details.ts';
import { noWords } from './present/words.ts';
import { listLabelWords, listWords } from './queries/words.ts';

interface Named {
  id: number;
  name: string;
  description: string;
}

/** Translates product rows into a language, falling back to English; unchanged without a language. */
export async function inLanguage<Row extends Named>(
  db: Db,
  locale: OtherLocale | undefined,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  if (locale === undefined || rows.length === 0) return rows;
  const words = await readWords(
    db,
    locale,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { name, description } = words.get(row.id) ?? {};
    return {
      ...row,
      name: withUnitsOf(locale, name ?? row.name),
      description: description ?? row.description,
    };
  });
}

/** Reads the translations of these products by id. */
async function readWords(db: Db, locale: OtherLocale, ids: readonly number[]) {
  const rows = await listWords(db, { locale, ids: [...new Set(ids)] });
  return new Map(rows.map((row) => [row.product_id, row]));
}

/**
 * Translates a product and its siblings, falling back to English. Siblings that share a flavour or size in English
 * share its label, so that the same option is not offered in two languages.
 */
export async function detailsInLanguage(
  db: Db,
  locale: OtherLocale,
  row: DetailedProduct,
): Promise<DetailedProduct> {
  const ids = new Set([row.id, ...row.siblings.map(({ id }) => id)]);
  const rows = await listLabelWords(db, { locale, ids: [...ids] });
  const words = new Map(rows.map((each) => [each.product_id, each]));
  const own = words.get(row.id) ?? noWords;
  const flavours = new Map<string, string>();
  const sizes = new Map<string, string>();
  const inUnits = <Size>(size: Size) => (typeof size === 'string' ? withUnitsOf(locale, size) : size);
  for (const { id, flavour, size } of row.siblings) {
    const each = words.get(id);
    if (flavour && each?.flavour) flavours.set(flavour, each.flavour);
    if (size && each?.size_label) sizes.set(size, each.size_label);
  }
  return {
    ...row,
    name: withUnitsOf(locale, own.name ?? row.name),
    description: own.description ?? row.description,
    ingredients: own.ingredients ?? row.ingredients,
    allergens: own.allergens ?? row.allergens,
    flavour: own.flavour ?? row.flavour,
    size_label: inUnits(own.size_label ?? row.size_label),
    siblings: row.siblings.map((each) => ({
      ...each,
      name: withUnitsOf(locale, words.get(each.id)?.name ?? each.name),
      flavour: each.flavour && (flavours.get(each.flavour) ?? each.flavour),
      size: inUnits(each.size && (sizes.get(each.size) ?? each.size)),
    })),
  };
}

/** Units of packs and servings in each script. */
const unitWords: Record<OtherLocale, Readonly<Record<string, string>>> = {
  kn: { kg: 'ಕೆಜಿ', g: 'ಗ್ರಾಂ', mg: 'ಮಿ.ಗ್ರಾಂ', ml: 'ಮಿ.ಲೀ.', l: 'ಲೀಟರ್' },
  hi: { kg: 'किलो', g: 'ग्राम', mg: 'मि.ग्रा.', ml: 'मि.ली.', l: 'लीटर' },
};

const measured = /(\d)\s?(kg|mg|ml|g|l)(?![\p{L}\p{M}\d])/giu;

/**
 * Writes the units of a name or size in the script of the language: `250 g` becomes `250 ಗ್ರಾಂ`. Most people type units
 * in Latin letters in every language, and a size without words is stored once for all languages.
 */
export const withUnitsOf = (locale: OtherLocale, text: string): string =>
  text.replace(
    measured,
    (all, digit: string, unit: string) => `${digit} ${unitWords[locale][unit.toLowerCase()] ?? all}`,
  );
