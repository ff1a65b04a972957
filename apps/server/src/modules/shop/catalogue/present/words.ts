import type { ProductWords, WordChanges } from '@namma/contract/catalogue/schemas';
import { type WordField, wordField } from '@namma/contract/catalogue/word-fields';
import type { OtherLocale } from '@namma/contract/locales';
import { otherLocales } from '@namma/contract/other-locales';
import type { ProductWordsTable } from '../../../../platform/db/product-tables.ts';

/** The columns of a product's words with the fields of a call that they become: `nameKn`. */
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

/** The words of a product in a language that it has none in. */
export const noWords = {
  name: null,
  description: null,
  ingredients: null,
  allergens: null,
  flavour: null,
  size_label: null,
} satisfies Record<WordColumn, null>;

/** The words of a product in one language. */
export type WordsRow = Pick<ProductWordsTable, WordColumn> & { product_id: number; locale: OtherLocale };

/** The words of a product's rows in all languages; null where there is none. */
export function presentWords(rows: readonly WordsRow[]): ProductWords {
  const words = otherLocales.flatMap((locale) => {
    const row = rows.find((each) => each.locale === locale) ?? noWords;
    return wordColumns.map((column) => [fieldIn(column, locale), row[column]]);
  });
  // Has the fields of every language.
  return Object.fromEntries(words) as ProductWords;
}

/** The words of a row as an admin has changed them. */
export function changeWordsRow(row: WordsRow, changes: WordChanges): WordsRow {
  const words = wordColumns.map((column) => {
    const changed = changes[fieldIn(column, row.locale)];
    return [column, changed === undefined ? row[column] : changed];
  });
  return { ...row, ...Object.fromEntries(words) };
}

/** Whether an admin changes words in this language. */
export const hasWordsOf = (locale: OtherLocale, changes: WordChanges): boolean =>
  wordColumns.some((column) => changes[fieldIn(column, locale)] !== undefined);
