import type { OtherLocale } from '@namma/contract/locales';
import { sql } from 'kysely';

/** The name, in a language, of the product of a statement that reads `products`; in English where it has none in it. */
export const productNameIn = (lang: OtherLocale | undefined) =>
  sql<string>`coalesce((
    select words.name from product_words as words where words.product_id = products.id and words.locale = ${lang ?? null}
  ), products.name)`.as('product');
