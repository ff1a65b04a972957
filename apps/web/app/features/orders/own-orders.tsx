import type { Order } from '@namma/contract/orders/schemas';
import type { ReactNode } from 'react';
import * as words from '#words/orders';
import { readCached } from '../../lib/loading/read-cache';
import { useOlderRows } from '../../lib/loading/use-older-rows';
import { ShowOlder } from '../../ui/show-older';
import { type Checkout, ofWholeCheckouts } from './checkouts';
import { OrdersList } from './orders-list';

interface OwnOrdersProps {
  newest: readonly Order[];
  /** Payment slip of a cash-on-delivery order. */
  slipOf: (checkout: Checkout) => ReactNode;
}

/** The member's newest orders, with a button for older ones. */
export function OwnOrders({ newest, slipOf }: OwnOrdersProps) {
  const { rows, ...older } = useOlderRows(
    newest,
    (before) => readCached('orders/getOrders', { before }),
    ({ orderId }) => orderId,
  );
  return (
    <>
      <OrdersList orders={ofWholeCheckouts(rows, older.hasOlder)} slipOf={slipOf} />
      <ShowOlder what={words.ordersPlural} {...older} />
    </>
  );
}
