import { CART_LINES_MAX, QUANTITY_TECHNICAL_MAX } from '@namma/contract/orders/rules';
import type { OrderLine } from '@namma/contract/orders/schemas';
import { OWN_LIST_MAX } from '@namma/contract/pages';
import { sql } from 'kysely';
import { type Param, pipelinedQuery, preparedQuery } from '../../../platform/db/statements.ts';
import type { Db } from '../../../platform/db/types.ts';
import { countWrite, isWithinLimit, type WriteCount } from '../../../platform/shared/write-limits.ts';
import { type PresentableProduct, productColumns } from '../catalogue/api.ts';

/** The newest lines up to the id `lastId`, newest first. */
export const listCartLines = pipelinedQuery<
  { userId: number; lastId: number },
  PresentableProduct & { cart_id: number; quantity: number }
>((db, param) =>
  db
    .selectFrom('cart_lines')
    .innerJoin('products', 'products.id', 'cart_lines.product_id')
    .select(['cart_lines.id as cart_id', 'cart_lines.quantity', ...productColumns])
    .where('cart_lines.user_id', '=', param('userId'))
    .where('cart_lines.id', '<=', param('lastId'))
    .orderBy('cart_lines.id', 'desc')
    .limit(sql.lit(OWN_LIST_MAX))
    .compile(),
);

/**
 * Adds pieces of a product. Returns no row when it is unavailable, the cart is full or the write limit is reached.
 */
export const addPieces = preparedQuery<
  { userId: number; productId: number; quantity: number } & WriteCount,
  { id: number }
>((db, param) =>
  sql<{ id: number }>`
    with wanted as materialized (
      select id from products where id = ${param('productId')}::int and is_available and deleted_at is null and sellable is distinct from 0
        and has_room_in_cart(${param('userId')}::int, id, ${sql.lit(CART_LINES_MAX)})
    ), counted as (${countWrite(param, sql`wanted`)})
    insert into cart_lines (user_id, product_id, quantity)
    select ${param('userId')}::int, id, ${param('quantity')}::int from wanted where ${isWithinLimit(param, sql`counted`)}
    on conflict (user_id, product_id) do update
      set quantity = least(cart_lines.quantity + excluded.quantity, ${sql.lit(QUANTITY_TECHNICAL_MAX)})
    returning id`.compile(db),
);

/** Sets a quantity. Returns no row when the member has no such line or the write limit is reached. */
export const updateQuantity = preparedQuery<
  { userId: number; id: number; quantity: number } & WriteCount,
  { id: number }
>((db, param) =>
  sql<{ id: number }>`
    with line as materialized (${ownLine(param)}), counted as (${countWrite(param, sql`line`)})
    update cart_lines set quantity = ${param('quantity')}::int from line
    where cart_lines.id = line.id and ${isWithinLimit(param, sql`counted`)}
    returning cart_lines.id`.compile(db),
);

/** Deletes a line. Returns no row when the member has no such line or the write limit is reached. */
export const deleteLine = preparedQuery<{ userId: number; id: number } & WriteCount, { id: number }>(
  (db, param) =>
    sql<{ id: number }>`
    with line as materialized (${ownLine(param)}), counted as (${countWrite(param, sql`line`)})
    delete from cart_lines using line
    where cart_lines.id = line.id and ${isWithinLimit(param, sql`counted`)}
    returning cart_lines.id`.compile(db),
);

const ownLine = (param: Param<{ userId: number; id: number }>) => sql`
  select id from cart_lines where id = ${param('id')}::int and user_id = ${param('userId')}::int`;

/** A line of any member. */
export const findLine = (db: Db, id: number) =>
  db.selectFrom('cart_lines').select('user_id').where('id', '=', id).executeTakeFirst();

/** Deletes those of the member's lines that have exactly the given quantity. @returns how many those are */
export async function deleteOrderedLines(
  db: Db,
  userId: number,
  lines: readonly OrderLine[],
): Promise<number> {
  const { rows } = await sql`
    delete from cart_lines
    using unnest(
      ${lines.map((line) => line.productId)}::int[],
      ${lines.map((line) => line.quantity)}::int[]
    ) as ordered (product_id, quantity)
    where cart_lines.user_id = ${userId}
      and cart_lines.product_id = ordered.product_id
      and cart_lines.quantity = ordered.quantity
    returning cart_lines.id`.execute(db);
  return rows.length;
}
