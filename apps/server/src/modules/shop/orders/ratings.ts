import type { Reply } from '@namma/contract/calls';
import { seconds } from '@namma/contract/days/dates';
import type { OrderRating, OrderReview, RatingChange } from '@namma/contract/orders/schemas';
import { RATING_CHANGE_TAKEN_SECONDS } from '@namma/contract/reviews/rules';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Db, Tx } from '../../../platform/db/types.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { type Refusal, refuse } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { addRating, changeRating } from '../catalogue/api.ts';
import { insertReview, isReviewed } from '../reviews/api.ts';
import {
  findOrder,
  findRatings,
  lockRated,
  type RatedOrder,
  rateOrder,
  setRating,
} from './queries/ratings.ts';

/**
 * Rates a delivered order once, optionally with a review, and updates the product's mean (D13).
 * @throws 404 unknown; 403 another member's order; 409 not delivered or already rated
 */
export async function rate(
  { db, clock }: Deps,
  { userId }: Session,
  form: OrderRating,
): Promise<Reply<'orders/rating'>> {
  const { rating: stars, productId, orderId, review } = form;
  await inTransaction(db, async (tx) => {
    const rated = await rateOrder(tx, { userId, productId, orderId }, { stars, at: clock() });
    if (!rated) throw await whyNotRated(tx, { userId, productId, orderId });
    if (review !== undefined)
      await insertReview(tx, {
        order_id: rated.id,
        user_id: userId,
        product_id: productId,
        stars,
        text: review,
        created_at: clock(),
      });
    await addRating(tx, productId, stars);
  });
  return { status: messages().messages.thanksForRating };
}

async function whyNotRated(db: Db, { userId, productId, orderId }: RatedOrder): Promise<Refusal> {
  if (orderId !== undefined) {
    const order = await findOrder(db, orderId);
    if (order && order.user_id !== userId) return refuse('notYours');
    if (order?.product_id !== productId) return refuse('noSuchOrder');
    if (order.rating !== null) return refuse('ratedAlready');
    return refuse(order.returned_at ? 'orderIsReturned' : 'notDelivered');
  }
  const { hasRated } = await findRatings(db, userId, productId);
  if (hasRated === null) return refuse('noSuchOrder');
  return refuse(hasRated ? 'ratedAlready' : 'notDelivered');
}

/**
 * Changes the stars of a recently rated order; of many concurrent changes the last one counts. A reviewed order keeps
 * its stars, which are shown with the review.
 * @throws 404 unknown; 403 another member's; 409 not rated, rated too long ago, reviewed or returned
 */
export async function changeStars(
  { db, clock }: Deps,
  { userId }: Session,
  { orderId, rating: stars }: RatingChange,
): Promise<Reply<'orders/changeRating'>> {
  await inTransaction(db, async (tx) => {
    const { rating, rated_at, product_id } = await getRated(tx, userId, orderId);
    const age = rated_at ? clock().getTime() - rated_at.getTime() : Number.POSITIVE_INFINITY;
    if (age > seconds(RATING_CHANGE_TAKEN_SECONDS)) throw refuse('ratedAlready');
    await setRating(tx, orderId, stars);
    await changeRating(tx, product_id, { from: rating, to: stars });
  });
  return { status: messages().messages.ratingChanged };
}

/**
 * Adds a review to an order that only has stars; once.
 * @throws 404 unknown; 403 another member's; 409 not rated, already reviewed or returned
 */
export async function review(
  { db, clock }: Deps,
  { userId }: Session,
  { orderId, review: text }: OrderReview,
): Promise<Reply<'orders/review'>> {
  await inTransaction(db, async (tx) => {
    const { rating, product_id } = await getRated(tx, userId, orderId);
    await insertReview(tx, {
      order_id: orderId,
      user_id: userId,
      product_id,
      stars: rating,
      text,
      created_at: clock(),
    });
  });
  return { status: messages().messages.thanksForReview };
}

/** Locks the member's order that has stars and no review. */
async function getRated(tx: Tx, userId: number, orderId: number) {
  const order = await lockRated(tx, orderId);
  if (!order) throw refuse('noSuchOrder');
  if (order.user_id !== userId) throw refuse('notYours');
  if (order.rating === null) throw refuse('notRated');
  if (order.returned_at) throw refuse('orderIsReturned');
  // A separate statement, which sees what was written while the previous one waited for the lock.
  if (await isReviewed(tx, orderId)) throw refuse('reviewedAlready');
  return { ...order, rating: order.rating };
}
