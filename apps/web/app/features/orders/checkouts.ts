import { CONVENIENCE_FEE_RUPEES } from '@namma/contract/business';
import type { Order } from '@namma/contract/schemas/orders';

/** The orders of one checkout: placed at one moment, paid in one go. */
export interface Checkout {
  checkoutId: string;
  orderNumber: string;
  orderDate: string;
  paymentMode: Order['paymentMode'];
  orders: Order[];
  isDelivered: boolean;
  /** The status of several orders that are equally far: then it is told once. */
  status: Order['orderStatus'] | undefined;
  /** Rupees, with the convenience fee once (D11). */
  total: number;
}

/**
 * The orders of whole checkouts. While there are older orders to come, those of the last checkout may be cut in two: they
 * wait for the rest, so that no total is shown of a part.
 */
export function ofWholeCheckouts(orders: readonly Order[], isMoreToCome: boolean): readonly Order[] {
  const last = orders.at(-1);
  if (!isMoreToCome || !last) return orders;
  const whole = orders.filter(({ checkoutId }) => checkoutId !== last.checkoutId);
  return whole.length > 0 ? whole : orders;
}

/** Puts orders back together as they were placed, in the order they come. */
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
