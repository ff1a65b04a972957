import type { OtherLocale } from '@namma/contract/locales';
import { sql } from 'kysely';
import { pipelinedQuery } from '../../../db/statements.ts';
import type { Db } from '../../../db/types.ts';
import type { WordsRow } from '../present/details.ts';

/** The words of these products in one language; those without any are left out. */
export const listWords = pipelinedQuery<{ locale: OtherLocale; ids: readonly number[] }, WordsRow>(
  (db, param) =>
    sql<WordsRow>`
    select product_id, locale, name, description from product_words
    where locale = ${param('locale')} and product_id = any(${param('ids')}::int[])`.compile(db),
);

/** The words of a product in all languages. */
export const listAllWords = (db: Db, id: number): Promise<WordsRow[]> =>
  db.selectFrom('product_words').selectAll().where('product_id', '=', id).execute();

/** Writes or removes a product's words in one language. Call it while the product is locked. */
export async function writeWords(db: Db, { product_id, locale, name, description }: WordsRow): Promise<void> {
  if (name === null && description === null) {
    await db
      .deleteFrom('product_words')
      .where('product_id', '=', product_id)
      .where('locale', '=', locale)
      .execute();
    return;
  }
  await db
    .insertInto('product_words')
    .values({ product_id, locale, name, description })
    .onConflict((conflict) => conflict.columns(['product_id', 'locale']).doUpdateSet({ name, description }))
    .execute();
}
