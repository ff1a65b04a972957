import type { ProductWords, WordChanges } from '@namma/contract/catalogue/schemas';
import { type WordField, wordField } from '@namma/contract/catalogue/word-fields';
import type { OtherLocale } from '@namma/contract/locales';
import { otherLocales } from '@namma/contract/other-locales';
import type { ProductWordsTable } from '../../../../platform/db/product-tables.ts';

/** Maps a product's translated columns to the fields of a call, such as `nameKn`. */
const fieldOf = {
  name: 'name',
  description: 'description',
  ingredients: 'ingredients',
  allergens: 'allergens',
  flavour: 'flavour',
  size_label: 'size',
} as const satisfies Record<WordColumn, WordField>;

type WordColumn = Exclude<keyof ProductWordsTable, 'product_id' | 'locale'>;
// Its keys are the columns.
const wordColumns = Object.keys(fieldOf) as WordColumn[];
const fieldIn = (column: WordColumn, locale: OtherLocale) => wordField(fieldOf[column], locale);

/** The translation of a product without texts in a language. */
export const noWords = {
  name: null,
  description: null,
  ingredients: null,
  allergens: null,
  flavour: null,
  size_label: null,
} satisfies Record<WordColumn, null>;

/** The translation of a product into one language. */
export type WordsRow = Pick<ProductWordsTable, WordColumn> & { product_id: number; locale: OtherLocale };

/** Presents the translations of a product in all languages; null where absent. */
export function presentWords(rows: readonly WordsRow[]): ProductWords {
  const words = otherLocales.flatMap((locale) => {
    const row = rows.find((each) => each.locale === locale) ?? noWords;
    return wordColumns.map((column) => [fieldIn(column, locale), row[column]]);
  });
  // Has the fields of every language.
  return Object.fromEntries(words) as ProductWords;
}

/** Applies an admin's changes to a translation. */
export function changeWordsRow(row: WordsRow, changes: WordChanges): WordsRow {
  const words = wordColumns.map((column) => {
    const changed = changes[fieldIn(column, row.locale)];
    return [column, changed === undefined ? row[column] : changed];
  });
  return { ...row, ...Object.fromEntries(words) };
}

/** True if an admin changes texts in this language. */
export const hasWordsOf = (locale: OtherLocale, changes: WordChanges): boolean =>
  wordColumns.some((column) => changes[fieldIn(column, locale)] !== undefined);
