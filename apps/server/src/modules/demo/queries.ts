import { sql } from 'kysely';
import type { Db, Tx } from '../../db/types.ts';

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

const demoPeople = sql`(select id from users where is_demo)`;
const demoEnquiries = sql`(select id from enquiries where is_demo)`;

/**
 * Locks all rows that will be deleted, in the order in which services lock them, so that nobody orders as a demo
 * member or changes a demo order meanwhile.
 */
export async function lockDemoRows(tx: Tx): Promise<void> {
  await sql`select from products
    where id in (select product_id from orders where user_id in ${demoPeople})
      or id in (select product_id from stock_moves where made_by in ${demoPeople}) order by id for no key update`.execute(
    tx,
  );
  await sql`select from users where is_demo order by id for update`.execute(tx);
  await sql`select from orders where user_id in ${demoPeople} order by id for update`.execute(tx);
  await sql`select from memberships where user_id in ${demoPeople} order by id for update`.execute(tx);
  await sql`select from enquiries where is_demo order by id for update`.execute(tx);
}

/** Real queries that were sent while signed in as a demo member stay, without their sender. */
export const unlinkDemoSenders = (tx: Tx) =>
  sql`update enquiries set user_id = null where user_id in ${demoPeople}`.execute(tx);

/** Subtracts the sales and ratings of demo people from products. Call it before their orders are deleted. */
export const takeBackSalesAndStars = (tx: Tx) =>
  sql`update products
    set buy_counts = buy_counts - coalesce(gone.pieces, 0), rating_count = rating_count - gone.ratings,
      rating_sum = rating_sum - gone.stars
    from (
      select product_id, sum(quantity) filter (where returned_at is null) as pieces, count(rating) as ratings, coalesce(sum(rating), 0) as stars
      from orders where user_id in ${demoPeople} and cancelled_at is null group by product_id
    ) as gone
    where products.id = gone.product_id`.execute(tx);

/** Deletes recorded changes of demo rows, and those by a demo admin. Call it before the rows are deleted. */
export const deleteDemoActivity = (tx: Tx) =>
  sql`delete from activity
    where admin_id in ${demoPeople} or subject_user_id in ${demoPeople}
      or (subject_type = 'query' and subject_id in ${demoEnquiries})`.execute(tx);

/** Mails to demo people, which tell of their orders and memberships. Before the people are gone. */
export const deleteDemoMails = (tx: Tx) =>
  sql`delete from mails where recipient in (select email from users where is_demo)
    or recipient in (select email from enquiries where is_demo)`.execute(tx);

/** The numbers of demo documents begin again. */
export const deleteDemoCounters = (tx: Tx) =>
  sql`delete from document_counters where series like 'DEMO%'`.execute(tx);

/** Deletes receipts and slips of what demo people ordered and took. Call it before these rows are deleted. */
export async function deleteDemoPayments(tx: Tx): Promise<void> {
  for (const table of ['payments', 'slips'])
    await sql`delete from ${sql.table(table)}
      where membership_id in (select id from memberships where user_id in ${demoPeople})
        or checkout_id in (select id from checkouts where user_id in ${demoPeople})`.execute(tx);
}

/** Deletes the steps of demo memberships. Call it before the memberships are deleted. */
export const deleteDemoMembershipEvents = (tx: Tx) =>
  sql`delete from membership_events
    where membership_id in (select id from memberships where user_id in ${demoPeople})`.execute(tx);

/** Deletes returns, which refer to receipts. Call it before the receipts are deleted. */
export const deleteDemoReturns = (tx: Tx) =>
  sql`delete from returns where user_id in ${demoPeople}`.execute(tx);

/**
 * Deletes the moves of stock by demo people. A product that only they have counted is not counted any more; of others, the
 * pieces that demo people ordered are back, and what they received or counted stays on hand. Call it before the orders are
 * deleted.
 * @returns the products whose stock has changed
 */
export async function deleteDemoStock(tx: Tx): Promise<number[]> {
  const { rows } = await sql<{ id: number; is_demo: boolean }>`
    select product_id as id, bool_or(made_by in ${demoPeople}) and not bool_or(made_by not in ${demoPeople}) as is_demo
    from stock_moves
    where product_id in (
      select product_id from stock_moves
      where made_by in ${demoPeople} or order_id in (select id from orders where user_id in ${demoPeople}))
    group by product_id`.execute(tx);
  const demo = sql`any(${rows.filter((row) => row.is_demo).map(({ id }) => id)}::int[])`;
  await sql`delete from stock_moves where product_id = ${demo}`.execute(tx);
  await sql`delete from stock_batches where product_id = ${demo}`.execute(tx);
  await sql`delete from product_stock where product_id = ${demo}`.execute(tx);
  await sql`update products set sellable = null, sellable_until = null where id = ${demo}`.execute(tx);
  await sql`
    insert into stock_moves (product_id, batch_id, delta, kind, reason, at)
    select product_id, batch_id, sum(delta), 'count', 'Demo data cleared', now()
    from stock_moves where made_by in ${demoPeople} group by product_id, batch_id`.execute(tx);
  await sql`
    delete from stock_moves
    where made_by in ${demoPeople} or order_id in (select id from orders where user_id in ${demoPeople})`.execute(
    tx,
  );
  return rows.filter((row) => !row.is_demo).map(({ id }) => id);
}

/** Tables with rows of demo people, in the order of deletion. */
export const tablesOfMembers = [
  'visits',
  'documents',
  'reviews',
  'orders',
  'checkouts',
  'memberships',
  'bookings',
  'cart_lines',
  'addresses',
  'sessions',
  'sign_in_networks',
  'password_resets',
  'idempotency_keys',
  'list_reads',
  'consents',
  'deleted_accounts',
] as const;

/** @returns the number of deleted rows */
export async function deleteRowsOfDemoPeople(
  tx: Tx,
  table: (typeof tablesOfMembers)[number],
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where user_id in ${demoPeople}`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** @returns the number of deleted rows */
export async function deleteMarked(tx: Tx, table: 'users' | 'enquiries'): Promise<number> {
  const { numAffectedRows } = await sql`delete from ${sql.table(table)} where is_demo`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/**
 * Deletes the demo coaches; one with whom a real member has an appointment only takes no new ones. Call it after the bookings
 * of demo people are deleted.
 */
export async function deleteDemoCoaches(tx: Tx): Promise<void> {
  const deletable = sql`(
    select id from coaches where is_demo and not exists (select from bookings where coach_id = coaches.id))`;
  for (const table of ['coach_hours', 'closures'])
    await sql`delete from ${sql.table(table)} where coach_id in ${deletable}`.execute(tx);
  await sql`delete from coaches where id in ${deletable}`.execute(tx);
  await sql`update coaches set retired_at = now() where is_demo and retired_at is null`.execute(tx);
}
