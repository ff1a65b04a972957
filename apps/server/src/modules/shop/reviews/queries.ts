import { REVIEWS_PAGE_SIZE, type ReviewState } from '@namma/contract/reviews/rules';
import { type Insertable, sql } from 'kysely';
import { hasComeAfter, isInDays } from '../../../platform/db/lists/filtered-list.ts';
import { byDays, type ListFilter, type ListRows } from '../../../platform/db/lists/find-ids.ts';
import { rowsOf } from '../../../platform/db/lists/list-window.ts';
import { byMember, byProduct, searchOwned } from '../../../platform/db/lists/owned-search.ts';
import { memberEmail } from '../../../platform/db/member-email.ts';
import type { ReviewsTable } from '../../../platform/db/shop-tables.ts';
import type { Db } from '../../../platform/db/types.ts';

export const insertReview = (db: Db, review: Insertable<ReviewsTable>) =>
  db.insertInto('reviews').values(review).execute();

export const isReviewed = async (db: Db, orderId: number): Promise<boolean> =>
  (await db.selectFrom('reviews').select('id').where('order_id', '=', orderId).executeTakeFirst()) !==
  undefined;

interface ShownReview {
  id: number;
  stars: number;
  text: string;
  created_at: Date;
  member_name: string;
}

/** Lists the shown reviews of a product below an id, newest first: one more than a page, to detect older ones. */
export const listShown = (db: Db, values: { productId: number; before: number }): Promise<ShownReview[]> =>
  db
    .selectFrom('reviews')
    .select([
      'reviews.id',
      'reviews.stars',
      'reviews.text',
      'reviews.created_at',
      // Names are joined, not copied, so that changes and erasures apply here too.
      sql<string>`(select name from users where users.id = reviews.user_id)`.as('member_name'),
    ])
    .where('reviews.product_id', '=', values.productId)
    .where('reviews.id', '<', values.before)
    .where('reviews.hidden_at', 'is', null)
    .orderBy('reviews.id', 'desc')
    .limit(sql.lit(REVIEWS_PAGE_SIZE + 1))
    .execute();

/** `q` matches a member's name, email or phone, a product's name or a review's number. */
interface ReviewFilter extends ListFilter {
  status?: ReviewState | undefined;
}

/** Searches reviews by member, product and id. */
export const reviewRows: ListRows<ReviewFilter> = {
  table: 'reviews',
  conditionsOf: (filter) => [
    ...(filter.status === 'shown' ? [sql`hidden_at is null`] : []),
    ...(filter.status === 'hidden' ? [sql`hidden_at is not null`] : []),
    ...isInDays(filter, 'created_at'),
    ...hasComeAfter(filter.after, 'id'),
  ],
  orderedBy: byDays('created_at'),
  search: (db, search, window) =>
    searchOwned(db, { ...search, table: 'reviews', owners: [byMember, byProduct] }, window),
};

/** Lists reviews with their members and products, in order of the ids. */
export const listReviews = (db: Db, values: { ids: readonly number[] }) =>
  db
    .selectFrom(rowsOf('reviews', values.ids).as('reviews'))
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .innerJoin('users', 'users.id', 'reviews.user_id')
    .select([
      'reviews.id',
      'reviews.order_id',
      'reviews.product_id',
      'reviews.stars',
      'reviews.text',
      'reviews.created_at',
      'reviews.hidden_at',
      'reviews.hidden_reason',
      'products.name as product',
      'users.id as member_id',
      'users.name as member_name',
      memberEmail.as('member_email'),
      'users.phone as member_phone',
    ])
    .orderBy(sql`reviews.place`)
    .execute();

interface Hiding {
  at: Date;
  by: number;
  reason: string;
}

/**
 * Hides a shown review, or shows a hidden one; undefined when it already is in that state, so that of two concurrent
 * calls one succeeds.
 * @param hiding undefined to show it
 */
export const setHidden = (db: Db, id: number, hiding: Hiding | undefined) =>
  db
    .updateTable('reviews')
    .set({
      hidden_at: hiding?.at ?? null,
      hidden_by: hiding?.by ?? null,
      hidden_reason: hiding?.reason ?? null,
    })
    .where('id', '=', id)
    .where('hidden_at', hiding ? 'is' : 'is not', null)
    .returning(['order_id', 'user_id', 'product_id'])
    .executeTakeFirst();

export const findReview = (db: Db, id: number) =>
  db.selectFrom('reviews').select('id').where('id', '=', id).executeTakeFirst();

/** Finds the name of a product, deleted or not, for the activity log. */
export const findProductName = (db: Db, id: number) =>
  db.selectFrom('products').select('name').where('id', '=', id).executeTakeFirstOrThrow();
