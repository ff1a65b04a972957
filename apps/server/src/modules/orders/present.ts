import { paiseToRupees } from '@namma/contract/money';
import { formatOrderNumber } from '@namma/contract/order-number';
import type { OrderStatus, PaymentMode } from '@namma/contract/orders';
import type { AdminOrder, Order } from '@namma/contract/schemas/orders';
import type { AddressFields } from '../../db/shop-tables.ts';
import { presentAddressFields } from '../addresses/present.ts';
import { type PresentableProduct, presentProduct } from '../catalogue/present.ts';

/** An order, its product as it is now, and its copy of the address. */
export interface PresentableOrder extends PresentableProduct, Omit<AddressFields, 'name'> {
  order_id: number;
  checkout_id: string;
  /** The lowest id of the checkout's orders. */
  first_order_id: number;
  quantity: number;
  unit_price_paise: number;
  ordered_at: Date;
  payment_mode: PaymentMode;
  order_status: OrderStatus;
  stars: number | null;
  cancelled_at: Date | null;
  /** The number of the receipt or invoice that holds the line. */
  document_number: string | null;
  /** The name on the address; `name` is the product's. */
  recipient: string;
}

/** A row as the Order of D12: price and address as sold, the product as it is now. */
export const presentOrder = (row: PresentableOrder): Order => ({
  orderId: row.order_id,
  checkoutId: row.checkout_id,
  orderNumber: formatOrderNumber(row.first_order_id),
  product: presentProduct(row),
  quantity: row.quantity,
  price: paiseToRupees(row.unit_price_paise),
  orderDate: row.ordered_at.toISOString(),
  paymentMode: row.payment_mode,
  orderStatus: row.order_status,
  cancelledAt: row.cancelled_at?.toISOString() ?? null,
  rating: row.stars ?? 0,
  address: presentAddressFields({ ...row, name: row.recipient }),
  documentNumber: row.document_number,
});

interface OrderingMember {
  member_id: number;
  member_name: string;
  member_email: string;
  member_phone: string | null;
}

/** The member who ordered, for admins. */
export const presentMember = (row: OrderingMember): AdminOrder['member'] => ({
  userId: row.member_id,
  name: row.member_name,
  email: row.member_email,
  phone: row.member_phone ?? '',
});

/** The same for admins, with the member. */
export const presentAdminOrder = (row: PresentableOrder & OrderingMember): AdminOrder => ({
  ...presentOrder(row),
  member: presentMember(row),
});
