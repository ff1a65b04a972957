import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/types.ts';

/** Reopens a notified subscription at the end of the queue; an open one keeps its place. */
export const putSubscription = (
  tx: Tx,
  { userId, productId, now }: { userId: number; productId: number; now: Date },
) =>
  tx
    .insertInto('restock_subscriptions')
    .values({ user_id: userId, product_id: productId, asked_at: now, notified_at: null })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'product_id'])
        .doUpdateSet({ asked_at: now, notified_at: null })
        .where('restock_subscriptions.notified_at', 'is not', null),
    )
    .execute();

/** Counts a member's other subscriptions. */
export async function countSubscriptions(db: Db, userId: number, productId: number): Promise<number> {
  const { count } = await db
    .selectFrom('restock_subscriptions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('product_id', '<>', productId)
    .where('notified_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const deleteSubscription = (db: Db, userId: number, productId: number) =>
  db
    .deleteFrom('restock_subscriptions')
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .where('notified_at', 'is', null)
    .execute();

/**
 * Deletes all subscriptions of a member.
 * @returns their number
 */
export async function deleteSubscriptionsOf(tx: Tx, userId: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('restock_subscriptions')
    .where('user_id', '=', userId)
    .where('notified_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Lists the notified subscriptions of a member. */
export const listNotifiedOf = (tx: Tx, userId: number) =>
  tx
    .selectFrom('restock_subscriptions')
    .select(['id', 'asked_at', 'notified_at'])
    .where('user_id', '=', userId)
    .where('notified_at', 'is not', null)
    .$narrowType<{ notified_at: Date }>()
    .execute();

/** Lists products with back-in-stock subscriptions of a member, newest first; only products still in the shop. */
export const listSubscriptions = (db: Db, userId: number) =>
  db
    .selectFrom('restock_subscriptions')
    .innerJoin('products', 'products.id', 'restock_subscriptions.product_id')
    .select(['products.id', 'name', 'description', 'image', 'asked_at'])
    .where('user_id', '=', userId)
    .where('notified_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('restock_subscriptions.asked_at', 'desc')
    .orderBy('restock_subscriptions.id', 'desc')
    .execute();

/**
 * Deletes the subscriptions of a link's member.
 * @returns true if the link is known
 */
export async function deleteSubscriptionsOfToken(db: Db, tokenHash: Buffer): Promise<boolean> {
  const { rows } = await sql<{ user_id: number }>`
    with link as (select user_id from restock_stops where token_hash = ${tokenHash}),
      gone as (
        delete from restock_subscriptions where notified_at is null and user_id in (select user_id from link)
      )
    select user_id from link`.execute(db);
  return rows.length > 0;
}

/** Finds the member of a subscription; undefined once the account is deleted. */
export const findSubscriber = (db: Db, id: number) =>
  db.selectFrom('restock_subscriptions').select('user_id').where('id', '=', id).executeTakeFirst();

export const insertStop = (db: Db, row: { token_hash: Buffer; user_id: number; made_at: Date }) =>
  db.insertInto('restock_stops').values(row).execute();

export const deleteStopsBefore = (db: Db, madeBefore: Date) =>
  db.deleteFrom('restock_stops').where('made_at', '<', madeBefore).execute();

/** Lists products with subscriptions that can be bought again, in order of their ids. */
export async function listBack(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from products
    where is_available and deleted_at is null and (sellable is null or sellable > 0)
      and id in (select product_id from restock_subscriptions where notified_at is null)
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Counts the members notified of a product since an instant. */
export async function countNotifiedSince(tx: Tx, productId: number, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('restock_subscriptions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('product_id', '=', productId)
    .where('notified_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface NotifiedSubscription {
  id: number;
  user_id: number;
  asked_at: Date;
  notified_at: Date;
  /** The product name in the member's language. */
  product: string;
}

/** SQL: true if the member has ordered the product since subscribing. */
const isBought = sql`exists (
  select from orders
  where orders.user_id = restock_subscriptions.user_id and orders.product_id = restock_subscriptions.product_id
    and orders.created_at >= restock_subscriptions.asked_at and orders.cancelled_at is null)`;

/** Deletes subscriptions whose members have bought the product meanwhile. */
export const deleteBought = (tx: Tx, productId: number) =>
  sql`delete from restock_subscriptions where product_id = ${productId} and notified_at is null and ${isBought}`.execute(
    tx,
  );

/** Finds if a mail about a product may still be sent: it can be bought, and its member has not bought it. */
export async function findMailableSubscription(db: Db, id: number) {
  const { rows } = await sql<{ is_bought: boolean; is_back: boolean }>`
    select ${isBought} as is_bought,
      is_available and products.deleted_at is null and (sellable is null or sellable > 0) as is_back
    from restock_subscriptions join products on products.id = product_id join users on users.id = user_id
    where restock_subscriptions.id = ${id} and users.disabled_at is null`.execute(db);
  return rows[0];
}

/** Reopens a subscription at its former place in the queue. */
export const reopenSubscription = (db: Db, id: number) =>
  db.updateTable('restock_subscriptions').set({ notified_at: null }).where('id', '=', id).execute();

/** Marks the members who have waited longest as notified; skips accounts without a usable email. */
export async function markNotified(
  tx: Tx,
  { productId, most, now }: { productId: number; most: number; now: Date },
): Promise<NotifiedSubscription[]> {
  const { rows } = await sql<NotifiedSubscription>`
    with notified as (
      update restock_subscriptions set notified_at = ${now}
      where id in (
        select id from restock_subscriptions where product_id = ${productId} and notified_at is null
          and user_id in (select id from users where disabled_at is null and email is not null)
        order by asked_at, id limit ${most} for update
      )
      returning id, user_id, product_id, asked_at, notified_at
    )
    select notified.id, notified.user_id, notified.asked_at, notified.notified_at, coalesce(words.name, products.name) as product
    from notified join users on users.id = notified.user_id join products on products.id = notified.product_id
      left join product_words as words on words.product_id = notified.product_id and words.locale = users.locale
    order by notified.asked_at, notified.id`.execute(tx);
  return rows;
}
