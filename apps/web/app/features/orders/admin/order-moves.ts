import { nextOrderStatus, type OrderStatus, orderStatuses } from '@namma/contract/orders/rules';

interface Movable {
  orderId: number;
  orderStatus: OrderStatus;
}

/** The next status of an order. Delivered is final. */
export const targetOf = ({ orderStatus }: Movable): OrderStatus =>
  nextOrderStatus(orderStatus) ?? orderStatus;

/** The next status of each order; Delivered orders are left out. */
export const movesOf = (orders: readonly Movable[]): { id: number; status: OrderStatus }[] =>
  orders.flatMap(({ orderId, orderStatus }) => {
    const status = nextOrderStatus(orderStatus);
    return status ? [{ id: orderId, status }] : [];
  });

/** `12 orders from Pending to Transit`: one line for each step, in the order of the statuses. */
export const describeMoves = (orders: readonly Movable[]): string[] =>
  orderStatuses.flatMap((from) => {
    const count = orders.filter(({ orderStatus }) => orderStatus === from).length;
    const to = nextOrderStatus(from);
    return count > 0 && to ? [`${count === 1 ? '1 order' : `${count} orders`} from ${from} to ${to}`] : [];
  });
