import { CART_LINES_MAX, QUANTITY_TECHNICAL_MAX } from '@namma/contract/cart/rules';
import type { OrderLine } from '@namma/contract/orders/schemas';
import { OWN_LIST_MAX } from '@namma/contract/pages';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import { countWrite, isWithinLimit, type WriteCount } from '../../../platform/shared/write-limits.ts';
import { type PresentableProduct, productColumns } from '../catalogue/api.ts';

/** Lists the newest lines up to the id `lastId`, newest first. */
export const listCartLines = (
  db: Db,
  values: { userId: number; lastId: number },
): Promise<(PresentableProduct & { cart_id: number; quantity: number })[]> =>
  db
    .selectFrom('cart_lines')
    .innerJoin('products', 'products.id', 'cart_lines.product_id')
    .select(['cart_lines.id as cart_id', 'cart_lines.quantity', ...productColumns])
    .where('cart_lines.user_id', '=', values.userId)
    .where('cart_lines.id', '<=', values.lastId)
    .orderBy('cart_lines.id', 'desc')
    .limit(sql.lit(OWN_LIST_MAX))
    .execute();

/** Adds pieces of a product. Returns no row when it is unavailable, the cart is full or the write limit is reached. */
export const addPieces = async (
  db: Db,
  values: { userId: number; productId: number; quantity: number } & WriteCount,
): Promise<{ id: number }[]> =>
  (
    await sql<{ id: number }>`
    with wanted as materialized (
      select id from products where id = ${values.productId}::int and is_available and deleted_at is null and sellable is distinct from 0
        and has_room_in_cart(${values.userId}::int, id, ${sql.lit(CART_LINES_MAX)})
    ), counted as (${countWrite(values, sql`wanted`)})
    insert into cart_lines (user_id, product_id, quantity)
    select ${values.userId}::int, id, ${values.quantity}::int from wanted where ${isWithinLimit(values, sql`counted`)}
    on conflict (user_id, product_id) do update
      set quantity = least(cart_lines.quantity + excluded.quantity, ${sql.lit(QUANTITY_TECHNICAL_MAX)})
    returning id`.execute(db)
  ).rows;

/** Sets a quantity. Returns no row when the member has no such line or the write limit is reached. */
export const updateQuantity = async (
  db: Db,
  values: { userId: number; id: number; quantity: number } & WriteCount,
): Promise<{ id: number }[]> =>
  (
    await sql<{ id: number }>`
    with line as materialized (${ownLine(values)}), counted as (${countWrite(values, sql`line`)})
    update cart_lines set quantity = ${values.quantity}::int from line
    where cart_lines.id = line.id and ${isWithinLimit(values, sql`counted`)}
    returning cart_lines.id`.execute(db)
  ).rows;

/** Deletes a line. Returns no row when the member has no such line or the write limit is reached. */
export const deleteLine = async (
  db: Db,
  values: { userId: number; id: number } & WriteCount,
): Promise<{ id: number }[]> =>
  (
    await sql<{ id: number }>`
    with line as materialized (${ownLine(values)}), counted as (${countWrite(values, sql`line`)})
    delete from cart_lines using line
    where cart_lines.id = line.id and ${isWithinLimit(values, sql`counted`)}
    returning cart_lines.id`.execute(db)
  ).rows;

const ownLine = (values: { userId: number; id: number }) => sql`
  select id from cart_lines where id = ${values.id}::int and user_id = ${values.userId}::int`;

/** Finds a line of any member. */
export const findLine = (db: Db, id: number) =>
  db.selectFrom('cart_lines').select('user_id').where('id', '=', id).executeTakeFirst();

/**
 * Deletes those of the member's lines that have exactly the given quantity.
 * @returns the number of deleted lines
 */
export async function deleteOrderedLines(
  db: Db,
  userId: number,
  lines: readonly OrderLine[],
): Promise<number> {
  const { rows } = await sql`
    delete from cart_lines
    where user_id = ${userId} and product_id = any(${lines.map((line) => line.productId)}::int[])
    returning id`.execute(db);
  return rows.length;
}
