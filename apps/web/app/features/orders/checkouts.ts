import { CONVENIENCE_FEE_RUPEES } from '@namma/contract/business';
import type { Order } from '@namma/contract/schemas/orders';

/** The orders of one checkout, which were placed and are paid together. */
export interface Checkout {
  checkoutId: string;
  orderNumber: string;
  orderDate: string;
  paymentMode: Order['paymentMode'];
  orders: Order[];
  isDelivered: boolean;
  /** The status, when all orders have the same one. */
  status: Order['orderStatus'] | undefined;
  /** Rupees, with the convenience fee once (D11). */
  total: number;
}

/**
 * The orders of complete checkouts. While older orders have not been loaded, the last checkout may be incomplete: it is
 * left out, so that no wrong total is shown.
 */
export function ofWholeCheckouts(orders: readonly Order[], isMoreToCome: boolean): readonly Order[] {
  const last = orders.at(-1);
  if (!isMoreToCome || !last) return orders;
  const whole = orders.filter(({ checkoutId }) => checkoutId !== last.checkoutId);
  return whole.length > 0 ? whole : orders;
}

/** Groups orders by checkout and keeps their order. */
export function groupByCheckout(orders: readonly Order[]): Checkout[] {
  const groups = new Map<string, Order[]>();
  for (const order of orders) groups.set(order.checkoutId, [...(groups.get(order.checkoutId) ?? []), order]);
  return [...groups].flatMap(([checkoutId, group]) => {
    const [first] = group;
    if (!first) return [];
    const { orderNumber, orderDate, paymentMode, orderStatus } = first;
    const isAlike = group.length > 1 && group.every((order) => order.orderStatus === orderStatus);
    const total = group.reduce((sum, { price, quantity }) => sum + price * quantity, CONVENIENCE_FEE_RUPEES);
    return [
      {
        checkoutId,
        orderNumber,
        orderDate,
        paymentMode,
        status: isAlike ? orderStatus : undefined,
        orders: group,
        isDelivered: group.every((order) => order.orderStatus === 'Delivered'),
        total,
      },
    ];
  });
}
