import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/types.ts';

/** Lists products in the shop with this name, ignoring case, oldest first. */
export const listCalled = async (tx: Tx, name: string) =>
  (
    await sql<{ id: number; name: string }>`
      select id, name from products
      where searched_name(name) = searched_name(${name}) and deleted_at is null order by id limit 20`.execute(
      tx,
    )
  ).rows;

/** The highest id of a product family; higher ids are new. */
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

/** Locks products until the transaction ends and returns their numbers of changes by admins. */
export const lockVersions = async (tx: Tx, ids: readonly number[]) =>
  (
    await sql<{ id: number; version: number }>`
      select id, version from products where id = ${anyOf(ids)} order by id for update`.execute(tx)
  ).rows;

/** Permanently deletes products created by an undone import: nothing else refers to them. */
export async function eraseProducts(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  for (const table of ['product_words', 'product_pictures', 'product_attributes'])
    await sql`delete from ${sql.table(table)} where product_id = ${anyOf(ids)}`.execute(tx);
  await sql`delete from products where id = ${anyOf(ids)}`.execute(tx);
}

/** Deletes families without products. */
export const deleteEmptyFamilies = (tx: Tx, ids: readonly number[]) =>
  sql`delete from product_families where id = ${anyOf(ids)}
    and not exists (select from product_attributes where family_id = product_families.id)`.execute(tx);
