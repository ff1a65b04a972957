import { CONVENIENCE_FEE_RUPEES } from '@namma/contract/business';
import { cancellableBy } from '@namma/contract/orders/rules';
import type { Order } from '@namma/contract/orders/schemas';

/** The orders of one checkout, which were placed and are paid together. */
export interface Checkout {
  checkoutId: string;
  orderNumber: string;
  orderDate: string;
  /** The days between which it was promised to arrive. */
  arrival: Order['arrival'];
  channel: Order['channel'];
  paymentMode: Order['paymentMode'];
  orders: Order[];
  /** The number of its receipt or invoice; null before there is one. */
  documentNumber: string | null;
  /** True if nothing more is in transit. */
  isOver: boolean;
  /** The status of all orders that are neither cancelled nor returned, when it is the same one. */
  status: Order['orderStatus'] | undefined;
  /** Paise that are paid for all of it, and that are still to be paid. */
  paidPaise: number;
  duePaise: number;
  /** The orders that are neither cancelled nor returned. */
  kept: Order[];
  /** Rupees for the kept orders, the convenience fee once (D11), and both; 0 without any. */
  goods: number;
  fee: number;
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

/** True if its member can still cancel an order. */
export const canBeCancelled = ({ orderStatus, cancelledAt }: Order): boolean =>
  cancelledAt === null && cancellableBy.member.some((status) => status === orderStatus);

/** True if the gym has taken a delivered order back. */
export const isReturned = ({ returnedAt }: Order): boolean => Boolean(returnedAt);

/** True if nothing more arrives of an order. */
const isOver = ({ orderStatus, return: returned }: Order): boolean =>
  orderStatus === 'Delivered' || (returned !== null && returned.state !== 'refused');

/** True if an order has a rating, or can get one now or once it has arrived. */
export const canBeRated = (order: Order): boolean =>
  order.rating > 0 || (order.orderStatus === 'Delivered' ? !isReturned(order) : !isOver(order));

/** Groups orders by checkout and keeps their order. */
export function groupByCheckout(orders: readonly Order[]): Checkout[] {
  const groups = new Map<string, Order[]>();
  for (const order of orders) groups.set(order.checkoutId, [...(groups.get(order.checkoutId) ?? []), order]);
  return [...groups].flatMap(([checkoutId, group]) => {
    const [first] = group;
    if (!first) return [];
    const { orderNumber, orderDate, arrival, channel, paymentMode } = first;
    const kept = group.filter((order) => order.cancelledAt === null && !isReturned(order));
    const status = kept[0]?.orderStatus;
    const isAlike = group.length > 1 && kept.every((order) => order.orderStatus === status);
    const fee = kept.length === 0 || channel === 'counter' ? 0 : CONVENIENCE_FEE_RUPEES;
    const goods = kept.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
    return [
      {
        checkoutId,
        orderNumber,
        orderDate,
        arrival,
        channel,
        paymentMode,
        status: isAlike ? status : undefined,
        orders: group,
        documentNumber: group.find((order) => order.documentNumber !== null)?.documentNumber ?? null,
        isOver: kept.every(isOver),
        kept,
        goods,
        fee,
        total: goods + fee,
        paidPaise: first.paidPaise,
        duePaise: first.duePaise,
      },
    ];
  });
}
