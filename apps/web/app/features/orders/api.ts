import type { Order, OrderCancellation } from '@namma/contract/orders/schemas';
import { api } from '../../lib/api/api';
import { invalidate } from '../../lib/loading/read-cache';
import type { AskedReturn } from './return-dialog';

/** Cancellation reason, and the number of pieces if not all. */
export type AskedCancellation = Pick<OrderCancellation, 'reason' | 'quantity' | 'ofQuantity'>;

/** Cancels an order, or some of its pieces. A refusal also invalidates the cached reads. */
export async function cancelOrder({ orderId }: Order, asked: AskedCancellation): Promise<string> {
  try {
    const { status } = await api('orders/cancel', { body: { id: orderId, ...asked } });
    return status;
  } finally {
    invalidate('orders/', 'product/');
  }
}

/** Cancels all orders of a checkout. A refusal also invalidates the cached reads. */
export async function cancelCheckout(checkoutId: string, reason: string | undefined): Promise<string> {
  try {
    const { status } = await api('orders/cancelCheckout', {
      body: { checkoutId, ...(reason === undefined ? {} : { reason }) },
    });
    return status;
  } finally {
    invalidate('orders/', 'product/');
  }
}

/** Withdraws a requested return. A refusal also invalidates the cached reads. */
export async function withdrawReturn({ return: asked }: Order): Promise<string> {
  try {
    const { status } = await api('returns/withdraw', { body: { id: asked?.returnId ?? 0 } });
    return status;
  } finally {
    invalidate('orders/', 'user/', 'admin/');
  }
}

/** Requests the return of a delivered order, or some of its pieces. A refusal also invalidates the cached reads. */
export async function requestReturn({ orderId }: Order, asked: AskedReturn): Promise<string> {
  try {
    const { status } = await api('returns/request', { body: { orderId, ...asked } });
    return status;
  } finally {
    invalidate('orders/', 'user/', 'admin/');
  }
}

/** Rates a delivered order, with a review if there is one. This also changes the product's rating. */
export async function rateOrder(
  { orderId, product }: Order,
  stars: number,
  review?: string,
): Promise<string> {
  const { status } = await api('orders/rating', {
    body: {
      rating: stars,
      productId: product.productId,
      orderId,
      ...(review === undefined ? {} : { review }),
    },
  });
  invalidate('orders/', 'product/', 'reviews/');
  return status;
}

/** Gives other stars than a moment ago. */
export async function changeRating({ orderId }: Order, stars: number): Promise<string> {
  const { status } = await api('orders/changeRating', { body: { orderId, rating: stars } });
  invalidate('orders/', 'product/');
  return status;
}

/** Adds a review to stars that were given alone. */
export async function reviewOrder({ orderId }: Order, review: string): Promise<string> {
  const { status } = await api('orders/review', { body: { orderId, review } });
  invalidate('orders/', 'reviews/');
  return status;
}
