import { paiseToRupees } from '@namma/contract/money';
import type { Order } from '@namma/contract/schemas/orders';
import { presentAddressFields } from '../addresses/present.ts';
import { presentProduct } from '../catalogue/present.ts';
import type { OrderRow } from './queries.ts';

/** A row as the Order of D12: price and address as they were sold, the product as it is now. */
export const presentOrder = (row: OrderRow): Order => ({
  orderId: row.order_id,
  checkoutId: row.checkout_id,
  product: presentProduct(row),
  quantity: row.quantity,
  price: paiseToRupees(row.unit_price_paise),
  orderDate: row.ordered_at.toISOString(),
  paymentMode: row.payment_mode,
  orderStatus: row.order_status,
  rating: row.stars ?? 0,
  address: presentAddressFields({ ...row, name: row.recipient }),
});
