import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/types.ts';

/** Products in the shop that are called like this, whatever the capitals, the oldest on top. */
export const listCalled = async (tx: Tx, name: string) =>
  (
    await sql<{ id: number; name: string }>`
      select id, name from products
      where searched_name(name) = searched_name(${name}) and deleted_at is null order by id limit 20`.execute(
      tx,
    )
  ).rows;

/** The highest id of a family of products: those after it are made from here on. */
export const findLastFamily = async (tx: Tx): Promise<number> =>
  (
    await tx
      .selectFrom('product_families')
      .select((eb) => eb.fn.coalesce(eb.fn.max('id'), sql.lit(0)).as('last'))
      .executeTakeFirstOrThrow()
  ).last;

export const listFamiliesAfter = (tx: Tx, id: number) =>
  tx.selectFrom('product_families').select('id').where('id', '>', id).orderBy('id').execute();

const anyOf = (ids: readonly number[]) => sql`any(${[...ids]}::int[])`;

/** How often an admin has changed each product since it was made; locked until the transaction ends. */
export const lockVersions = async (tx: Tx, ids: readonly number[]) =>
  (
    await sql<{ id: number; version: number }>`
      select id, version from products where id = ${anyOf(ids)} order by id for update`.execute(tx)
  ).rows;

/** Deletes products for good, which an undone import has made: nothing else refers to them. */
export async function eraseProducts(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  for (const table of ['product_words', 'product_pictures', 'product_facts'])
    await sql`delete from ${sql.table(table)} where product_id = ${anyOf(ids)}`.execute(tx);
  await sql`delete from products where id = ${anyOf(ids)}`.execute(tx);
}

/** Deletes families that no product is of any more. */
export const deleteEmptyFamilies = (tx: Tx, ids: readonly number[]) =>
  sql`delete from product_families where id = ${anyOf(ids)}
    and not exists (select from product_facts where family_id = product_families.id)`.execute(tx);
