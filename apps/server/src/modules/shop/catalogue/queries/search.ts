import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/types.ts';
import { type PresentableProduct, productColumns } from '../present.ts';

/** True if a product of the shop matches a tsquery. */
export async function hasMatch(db: Db, query: string): Promise<boolean> {
  const { rows } = await sql`
    select from products where deleted_at is null and words @@ ${query}::tsquery limit 1`.execute(db);
  return rows.length > 0;
}

/** Reports for each of these tsqueries if it matches a product of the shop. */
export async function listMatches(db: Db, queries: readonly string[]): Promise<boolean[]> {
  const { rows } = await sql<{ has_match: boolean }>`
    select exists (select from products where deleted_at is null and words @@ query::tsquery) as has_match
    from unnest(${[...queries]}::text[]) with ordinality as asked (query, number) order by number`.execute(
    db,
  );
  return rows.map(({ has_match }) => has_match);
}

/** Lists the words of all names, flavours and sizes in the shop, in every language. */
export async function listNameWords(db: Db): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from ts_stat('select name_words from products where deleted_at is null')`.execute(db);
  return rows.map(({ word }) => word);
}

const LEAST_SIMILARITY = 0.3;

/**
 * Lists the products whose names are most similar to a text, and those that match a tsquery.
 * @param query undefined when no word of the text is known
 */
export async function listSimilar(
  db: Db,
  { text, query, limit }: { text: string; query: string | undefined; limit: number },
): Promise<PresentableProduct[]> {
  const similarity = sql`word_similarity(${text}, searched)`;
  const { rows } = await sql<PresentableProduct>`
    select ${sql.join(productColumns.map((column) => sql.ref(column)))} from products
    where deleted_at is null
      and (${query === undefined ? sql`false` : sql`words @@ ${query}::tsquery`} or ${similarity} >= ${LEAST_SIMILARITY})
    order by ${similarity} desc, buy_counts desc, id limit ${limit}`.execute(db);
  return rows;
}

/** Lists the cheapest products in stock, by displayed price. */
export async function listCheapest(db: Db, limit: number): Promise<PresentableProduct[]> {
  const { rows } = await sql<PresentableProduct>`
    select ${sql.join(productColumns.map((column) => sql.ref(column)))} from products
    where deleted_at is null and is_available and sellable is distinct from 0 order by displayed_rupees, id limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** Updates the search columns of these products from their texts and attributes. Call it after writing any of these. */
export async function updateSearchTexts(db: Db, ids: readonly number[]): Promise<void> {
  await sql`select update_search_texts(${[...ids]}::int[])`.execute(db);
}
