import { sql } from 'kysely';
import { demoPeople } from '../../../platform/db/demo-rows.ts';
import type { Db, Tx } from '../../../platform/db/types.ts';

/** Products that are offered, best sellers first. */
export const listProductIdsBySales = async (db: Db): Promise<number[]> => {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('is_available', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('buy_counts', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
};

/** The id of the newest demo query. */
export async function findNewestDemoEnquiry(db: Db): Promise<number> {
  const { id } = await db
    .selectFrom('enquiries')
    .select('id')
    .where('is_demo', '=', true)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether there is any demo data. */
export async function hasDemoRows(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    select exists (select from users where is_demo) or exists (select from enquiries where is_demo) as "isThere"`.execute(
    db,
  );
  return rows[0]?.isThere ?? false;
}

/**
 * Locks all rows that will be deleted, in the order in which services lock them, so that nobody orders as a demo
 * member or changes a demo order meanwhile.
 * @returns the ids of the products that demo people have ordered, or whose stock they have moved
 */
export async function lockDemoRows(tx: Tx): Promise<number[]> {
  const products = await sql<{ id: number }>`select id from products
    where id in (select product_id from orders where user_id in ${demoPeople})
      or id in (select product_id from stock_moves where made_by in ${demoPeople}) order by id for no key update`.execute(
    tx,
  );
  await sql`select from users where is_demo order by id for update`.execute(tx);
  await sql`select from orders where user_id in ${demoPeople} order by id for update`.execute(tx);
  await sql`select from memberships where user_id in ${demoPeople} order by id for update`.execute(tx);
  await sql`select from enquiries where is_demo order by id for update`.execute(tx);
  return products.rows.map(({ id }) => id);
}
