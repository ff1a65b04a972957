import type { OtherLocale } from '@namma/contract/locales';
import { sql } from 'kysely';

const nameIn = (lang: OtherLocale | undefined) => sql<string>`coalesce((
    select words.name from product_words as words where words.product_id = products.id and words.locale = ${lang ?? null}
  ), products.name)`;

/** The name, in a language, of the product of a statement that reads `products`; in English where it has none in it. */
export const productNameIn = (lang: OtherLocale | undefined) => nameIn(lang).as('product');

/** The name, in a language, of the product that a column names. */
export const productNameOf = (column: string, lang: OtherLocale | undefined) =>
  sql<string>`(select ${nameIn(lang)} from products where products.id = ${sql.ref(column)})`;
