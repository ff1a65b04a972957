import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '../platform/db/types.ts';

/** Expects exactly these counter sales: each with all pieces, one receipt and one document. */
export async function expectSold(db: Db, checkoutIds: readonly string[], pieces: number): Promise<void> {
  const { rows } = await sql<{ id: string; pieces: number; receipts: number; documents: number }>`
    select id, (select sum(quantity)::int from orders where checkout_id = checkouts.id) as pieces,
      (select count(*)::int from payments where checkout_id = checkouts.id) as receipts,
      (select count(*)::int from documents where checkout_id = checkouts.id) as documents
    from checkouts where channel = 'counter' order by id::text`.execute(db);
  expect(rows).toEqual(checkoutIds.map((id) => ({ id, pieces, receipts: 1, documents: 1 })));
}

/** Expects exactly these memberships: each of one person, with two receipts and one document. */
export async function expectJoined(db: Db, membershipIds: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number; receipts: number; documents: number; phones: number }>`
    select id, (select count(*)::int from payments where membership_id = memberships.id) as receipts,
      (select count(*)::int from documents where membership_id = memberships.id) as documents,
      (select count(*)::int from users where phone = (select phone from users where id = memberships.user_id)) as phones
    from memberships order by id`.execute(db);
  expect(rows).toEqual(membershipIds.map((id) => ({ id, receipts: 2, documents: 1, phones: 1 })));
}

/** Expects receipt and document numbers 1, 2, 3 … in each series. */
export async function expectNoGaps(db: Db): Promise<void> {
  const payments = await db.selectFrom('payments').select('number').orderBy('number').execute();
  expect(payments.map(({ number }) => Number(/\d+$/.exec(number)?.[0]))).toEqual(
    payments.map((_, i) => i + 1),
  );
  const documents = await db.selectFrom('documents').select(['series', 'serial']).orderBy('serial').execute();
  for (const each of Map.groupBy(documents, ({ series }) => series).values())
    expect(each.map(({ serial }) => serial)).toEqual(each.map((_, i) => i + 1));
}

/** Expects this stock of a product, and movements with the same sum. */
export async function expectOnHand(db: Db, productId: number, pieces: number): Promise<void> {
  const stock = db.selectFrom('product_stock').select('on_hand').where('product_id', '=', productId);
  expect((await stock.executeTakeFirstOrThrow()).on_hand).toBe(pieces);
  const { rows } = await sql<{ sum: number }>`
    select sum(delta)::int as sum from stock_moves where product_id = ${productId}`.execute(db);
  expect(rows[0]?.sum).toBe(pieces);
}
