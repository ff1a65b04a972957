import { useOlderRows } from '../../lib/use-older-rows';
import { ShowOlder } from '../../ui/show-older';
import { type Order, readOrdersBefore } from './api';
import { ofWholeCheckouts } from './checkouts';
import { OrdersList } from './orders-list';

/** The member's newest orders, and the older ones when asked for. */
export function OwnOrders({ newest }: { newest: readonly Order[] }) {
  const { rows, ...older } = useOlderRows(newest, readOrdersBefore, ({ orderId }) => orderId);
  return (
    <>
      <OrdersList orders={ofWholeCheckouts(rows, older.hasOlder)} />
      <ShowOlder what="orders" {...older} />
    </>
  );
}
