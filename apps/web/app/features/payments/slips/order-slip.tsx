import * as words from '#words/payment-slips';
import { api } from '../../../lib/api/api';
import { OwnSlip } from './own-slip';

interface OrderSlipProps {
  checkoutId: string;
  orderNumber: string;
  orders: readonly { address: { name: string } | null }[];
}

/** Payment slip of a cash-on-delivery order. */
export const OrderSlip = ({ checkoutId, orderNumber, orders }: OrderSlipProps) => (
  <OwnSlip
    title={words.ofOrder(orderNumber)}
    name={orders[0]?.address?.name ?? ''}
    className="border-t border-(--line) py-5"
    read={(signal) => api('orders/slip', { query: { checkoutId }, signal })}
  />
);
