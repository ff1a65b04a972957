import type { OtherLocale } from '@namma/contract/locales';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/types.ts';
import type { WordsRow } from '../present/words.ts';

interface WordsQuery {
  locale: OtherLocale;
  ids: readonly number[];
}

/** Lists names and descriptions of these products in one language; omits those without a translation. */
export const listWords = async (
  db: Db,
  values: WordsQuery,
): Promise<Pick<WordsRow, 'product_id' | 'locale' | 'name' | 'description'>[]> =>
  (
    await sql<WordsRow>`
    select product_id, locale, name, description from product_words
    where locale = ${values.locale} and product_id = any(${values.ids}::int[])`.execute(db)
  ).rows;

/** Lists all translated texts of these products in one language; omits those without any. */
export const listLabelWords = async (db: Db, values: WordsQuery): Promise<WordsRow[]> =>
  (
    await sql<WordsRow>`
    select product_id, locale, name, description, ingredients, allergens, flavour, size_label from product_words
    where locale = ${values.locale} and product_id = any(${values.ids}::int[])`.execute(db)
  ).rows;

/** Lists the translations of a product in all languages. */
export const listAllWords = (db: Db, id: number): Promise<WordsRow[]> =>
  db.selectFrom('product_words').selectAll().where('product_id', '=', id).execute();

/** Writes or removes a product's texts in one language. Call it while the product is locked. */
export async function writeWords(db: Db, { product_id, locale, ...words }: WordsRow): Promise<void> {
  if (Object.values(words).every((text) => text === null)) {
    await db
      .deleteFrom('product_words')
      .where('product_id', '=', product_id)
      .where('locale', '=', locale)
      .execute();
    return;
  }
  await db
    .insertInto('product_words')
    .values({ product_id, locale, ...words })
    .onConflict((conflict) => conflict.columns(['product_id', 'locale']).doUpdateSet(words))
    .execute();
}
