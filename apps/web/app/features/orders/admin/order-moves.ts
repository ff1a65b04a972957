import { nextOrderStatus, type OrderStatus, orderStatuses } from '@namma/contract/orders';

interface Movable {
  orderId: number;
  orderStatus: OrderStatus;
}

/** Where its own action takes an order; a Delivered one has none and stays. */
export const targetOf = ({ orderStatus }: Movable): OrderStatus =>
  nextOrderStatus(orderStatus) ?? orderStatus;

/** Each order to its very next status; those that are Delivered stay out. */
export const movesOf = (orders: readonly Movable[]): { id: number; status: OrderStatus }[] =>
  orders.flatMap(({ orderId, orderStatus }) => {
    const status = nextOrderStatus(orderStatus);
    return status ? [{ id: orderId, status }] : [];
  });

/** `12 orders from Pending to Transit`: one line a step, in the order of an order's life. */
export const describeMoves = (orders: readonly Movable[]): string[] =>
  orderStatuses.flatMap((from) => {
    const count = orders.filter(({ orderStatus }) => orderStatus === from).length;
    const to = nextOrderStatus(from);
    return count > 0 && to ? [`${count === 1 ? '1 order' : `${count} orders`} from ${from} to ${to}`] : [];
  });
