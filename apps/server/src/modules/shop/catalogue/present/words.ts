import type { ProductWords, WordChanges } from '@namma/contract/catalogue/schemas';
import { type OtherLocale, otherLocales } from '@namma/contract/locales';
import type { ProductWordsTable } from '../../../../platform/db/product-tables.ts';

/** The fields of a product's words, by language and column. */
const wordFields = {
  kn: {
    name: 'nameKn',
    description: 'descriptionKn',
    ingredients: 'ingredientsKn',
    allergens: 'allergensKn',
    flavour: 'flavourKn',
    size_label: 'sizeKn',
  },
  hi: {
    name: 'nameHi',
    description: 'descriptionHi',
    ingredients: 'ingredientsHi',
    allergens: 'allergensHi',
    flavour: 'flavourHi',
    size_label: 'sizeHi',
  },
} as const satisfies Record<OtherLocale, Record<WordColumn, keyof ProductWords>>;

type WordColumn = Exclude<keyof ProductWordsTable, 'product_id' | 'locale'>;
// Its keys are the columns.
const wordColumns = Object.keys(wordFields.kn) as WordColumn[];

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
    return wordColumns.map((column) => [wordFields[locale][column], row[column]]);
  });
  // Has the fields of every language.
  return Object.fromEntries(words) as ProductWords;
}

/** The words of a row as an admin has changed them. */
export function changeWordsRow(row: WordsRow, changes: WordChanges): WordsRow {
  const words = wordColumns.map((column) => {
    const changed = changes[wordFields[row.locale][column]];
    return [column, changed === undefined ? row[column] : changed];
  });
  return { ...row, ...Object.fromEntries(words) };
}

/** Whether an admin changes words in this language. */
export const hasWordsOf = (locale: OtherLocale, changes: WordChanges): boolean =>
  wordColumns.some((column) => changes[wordFields[locale][column]] !== undefined);
