import type { Order } from '@namma/contract/schemas/orders';
import { api } from '../../lib/api';
import { forget } from '../../lib/read-cache';

/** Rates a delivered order. This also changes the product's rating. */
export async function rateOrder({ orderId, product }: Order, stars: number): Promise<string> {
  const { status } = await api('orders/rating', {
    body: { rating: stars, productId: product.productId, orderId },
  });
  forget('orders/', 'product/');
  return status;
}
