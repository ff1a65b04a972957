import type { OtherLocale } from '@namma/contract/locales';
import { sql } from 'kysely';

/** The name of the referenced product in a language, falling back to English. */
export const productNameOf = (column: string, lang: OtherLocale | undefined) =>
  sql<string>`(
    select coalesce((
      select words.name from product_words as words where words.product_id = products.id and words.locale = ${lang ?? null}
    ), products.name) from products where products.id = ${sql.ref(column)})`;
