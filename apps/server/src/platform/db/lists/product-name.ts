import type { OtherLocale } from '@namma/contract/locales';
import { sql } from 'kysely';

/** The name, in a language, of the product that a column names; in English where it has none in it. */
export const productNameOf = (column: string, lang: OtherLocale | undefined) =>
  sql<string>`(
    select coalesce((
      select words.name from product_words as words where words.product_id = products.id and words.locale = ${lang ?? null}
    ), products.name) from products where products.id = ${sql.ref(column)})`;
