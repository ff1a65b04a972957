import type { OrderStatus } from '../../orders/rules.ts';
import { bulkDone } from './bulk-done.ts';

/** Orders and their ratings. */
export const orderMessages = {
  tooManyLines: (max: number) => `Order up to ${max} products at once`,
  orderPlaced: 'Order Placed Successfully',
  ratingAlreadySubmitted: 'Rating already submitted',
  thanksForRating: 'Thank you for rating',
  ratingChanged: 'Rating changed',
  thanksForReview: 'Thank you for your review',
  orderCancelled: 'Cancelled',
  checkoutCancelled: 'Whole order cancelled',
  orderMoved: (status: OrderStatus) => `Order moved to ${status}`,
  ordersMoved: (done: number, left: number) => bulkDone(done, left, 'order', 'orders', 'moved'),
} as const;
