import type { Order } from '@namma/contract/orders/schemas';
import { api } from '../../lib/api/api';
import { forget } from '../../lib/loading/read-cache';

/** Cancels an order. A refusal too means that what is kept of it is out of date. */
export async function cancelOrder({ orderId }: Order, reason: string | undefined): Promise<string> {
  try {
    const { status } = await api('orders/cancel', {
      body: { id: orderId, ...(reason === undefined ? {} : { reason }) },
    });
    return status;
  } finally {
    forget('orders/', 'product/');
  }
}

/** Asks to return a delivered order, for its member or by an admin. A refusal means that what is kept is out of date. */
export async function requestReturn({ orderId }: Order, reason: string): Promise<string> {
  try {
    const { status } = await api('returns/request', { body: { orderId, reason } });
    return status;
  } finally {
    forget('orders/', 'user/', 'admin/');
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
  forget('orders/', 'product/', 'reviews/');
  return status;
}
