import type { Order } from '@namma/contract/schemas/orders';
import { readCached } from '../../lib/read-cache';
import { useOlderRows } from '../../lib/use-older-rows';
import { ShowOlder } from '../../ui/show-older';
import { ofWholeCheckouts } from './checkouts';
import { OrdersList } from './orders-list';

/** The member's newest orders, with a button for older ones. */
export function OwnOrders({ newest }: { newest: readonly Order[] }) {
  const { rows, ...older } = useOlderRows(
    newest,
    (before) => readCached('orders/getOrders', { before }),
    ({ orderId }) => orderId,
  );
  return (
    <>
      <OrdersList orders={ofWholeCheckouts(rows, older.hasOlder)} />
      <ShowOlder what="orders" {...older} />
    </>
  );
}
