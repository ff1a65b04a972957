import type { Category } from '@namma/contract/catalogue/rules';
import { formatOrderNumber } from '@namma/contract/codes/order-number';
import { arrivalDays, gymDay } from '@namma/contract/days/dates';
import { paiseToRupees } from '@namma/contract/money';
import type { Channel, OrderStatus, PaymentMode } from '@namma/contract/orders/rules';
import type { AdminOrder, Order } from '@namma/contract/orders/schemas';
import type { PaidBy } from '@namma/contract/payments/schemas';
import type { ReturnCause, ReturnState } from '@namma/contract/returns/rules';
import type { AdminReturn } from '@namma/contract/returns/schemas';
import type { AddressFields, Nullable } from '../../../platform/db/shop-tables.ts';
import { presentAddressFields } from '../addresses/api.ts';
import { type PresentableProduct, presentProduct } from '../catalogue/api.ts';
import { lastDayToReturn, refundPaise } from './rules.ts';

/** An order, its current product, and its copy of the address. */
export interface PresentableOrder extends PresentableProduct, Omit<Nullable<AddressFields>, 'name'> {
  order_id: number;
  checkout_id: string;
  /** The lowest id of the checkout's orders. */
  first_order_id: number;
  quantity: number;
  split_from: number | null;
  unit_price_paise: number;
  ordered_at: Date;
  channel: Channel;
  /** Null at the counter, as is the address. */
  payment_mode: PaymentMode | null;
  order_status: OrderStatus;
  stars: number | null;
  is_reviewed: boolean;
  cancelled_at: Date | null;
  returned_at: Date | null;
  /** For the whole checkout, net of refunds. */
  paid_paise: number;
  /** For the orders of the checkout that are neither cancelled nor returned, with the fee. */
  to_pay_paise: number;
  delivered_at: Date | null;
  /** The number of days after delivery in which it can be returned. */
  return_days: number;
  /** The promised delivery time in days, minimum and maximum. */
  arrives_from_days: number;
  arrives_to_days: number;
  /** The newest one; instants are texts, as in JSON. */
  return: {
    id: number;
    cause: ReturnCause;
    state: ReturnState;
    quantity: number;
    reason: string | null;
    note: string | null;
    created_at: string;
    refunded_paise: number | null;
  } | null;
  /** The number of the receipt or invoice that contains the line. */
  document_number: string | null;
  /** The name on the address; `name` is the product's. */
  recipient: string | null;
}

/** The paid and due amounts of the whole checkout, in paise. Nothing is due once more was paid than its orders cost. */
export const presentPayment = ({
  to_pay_paise,
  paid_paise,
}: Pick<PresentableOrder, 'to_pay_paise' | 'paid_paise'>): Pick<Order, 'paidPaise' | 'duePaise'> => ({
  paidPaise: paid_paise,
  duePaise: Math.max(0, to_pay_paise - paid_paise),
});

/** Presents a row as the Order of D12: price and address as sold, the current product. */
export const presentOrder = (row: PresentableOrder): Order => ({
  orderId: row.order_id,
  checkoutId: row.checkout_id,
  orderNumber: formatOrderNumber(row.first_order_id),
  product: presentProduct(row),
  quantity: row.quantity,
  splitFrom: row.split_from,
  price: paiseToRupees(row.unit_price_paise),
  orderDate: row.ordered_at.toISOString(),
  channel: row.channel,
  paymentMode: row.payment_mode,
  orderStatus: row.order_status,
  cancelledAt: row.cancelled_at?.toISOString() ?? null,
  returnedAt: row.returned_at?.toISOString() ?? null,
  ...presentPayment(row),
  rating: row.stars ?? 0,
  isReviewed: row.is_reviewed,
  address: presentDelivery(row),
  documentNumber: row.document_number,
  returnBy: row.order_status === 'Delivered' && canBeReturned(row.return) ? lastDayToReturn(row) : null,
  returnDays: row.return_days,
  arrival: row.channel === 'online' ? presentArrival(row.ordered_at, row) : null,
  return: row.return && {
    returnId: row.return.id,
    cause: row.return.cause,
    state: row.return.state,
    quantity: row.return.quantity,
    reason: row.return.reason,
    note: row.return.note,
    requestedAt: new Date(row.return.created_at).toISOString(),
    refundedPaise: row.return.refunded_paise,
  },
});

type PromisedDays = Pick<PresentableOrder, 'arrives_from_days' | 'arrives_to_days'>;

/** The IST days between which an order was promised to arrive. */
export const presentArrival = (orderedAt: Date, { arrives_from_days, arrives_to_days }: PromisedDays) =>
  arrivalDays(gymDay(orderedAt), { from: arrives_from_days, to: arrives_to_days });

/** Presents the delivery address; null for goods handed over at the counter. */
export function presentDelivery(
  row: Omit<Nullable<AddressFields>, 'name'> & { recipient: string | null },
): Order['address'] {
  const fields = { ...row, name: row.recipient };
  return hasAddress(fields) ? presentAddressFields(fields) : null;
}

/** The database stores all of these fields or none. */
const hasAddress = <Row extends Nullable<AddressFields>>(row: Row): row is Row & AddressFields =>
  row.address !== null;

/** Each order can be returned once, except that a refused delivery that was accepted later can still be returned. */
const canBeReturned = (newest: PresentableOrder['return']): boolean =>
  newest === null || (newest.state === 'refused' && newest.cause === 'refusal');

interface OrderingMember {
  /** Null for an unregistered buyer at the counter. */
  member_id: number | null;
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

/** The data on which a refund of an order depends, apart from payments. */
interface Refundable {
  quantity: number;
  unit_price_paise: number;
  fee_paise: number;
  paid_paise: number;
  /** Goods of the other orders of the checkout that are neither cancelled nor returned; null without any. */
  goods_left_paise: number | null;
  paid_by: PaidBy[];
}

/** Computes the refund after an order, or some of its pieces, is cancelled or returned, in paise. */
export function refundOf(row: Refundable, pieces = row.quantity): number {
  const keptPaise = (row.quantity - pieces) * row.unit_price_paise;
  return refundPaise({
    linePaise: pieces * row.unit_price_paise,
    feePaise: row.fee_paise,
    goodsLeftPaise: pieces < row.quantity ? (row.goods_left_paise ?? 0) + keptPaise : row.goods_left_paise,
    paidPaise: row.paid_paise,
  });
}

/** Presents an order to admins: with its member, its payments, and the possible refund. */
export const presentAdminOrder = (row: PresentableOrder & OrderingMember & Refundable): AdminOrder => ({
  ...presentOrder(row),
  member: presentMember(row),
  refundPaise: refundOf(row),
  paidBy: row.paid_by,
});

interface PresentableReturn extends OrderingMember, Refundable {
  id: number;
  /** The number of returned pieces; null for all. */
  pieces: number | null;
  order_id: number;
  checkout_id: string;
  first_order_id: number;
  cause: ReturnCause;
  state: ReturnState;
  reason: string | null;
  note: string | null;
  created_at: Date;
  decided_at: Date | null;
  refund_id: number | null;
  refund_number: string | null;
  refunded_paise: number | null;
  product: string;
  category: Category;
}

/** Presents a return to admins, with its refund amount. */
export const presentReturn = (row: PresentableReturn): AdminReturn => {
  const quantity = row.pieces ?? row.quantity;
  const goodsPaise = quantity * row.unit_price_paise;
  return {
    returnId: row.id,
    orderId: row.order_id,
    checkoutId: row.checkout_id,
    orderNumber: formatOrderNumber(row.first_order_id),
    cause: row.cause,
    state: row.state,
    reason: row.reason,
    note: row.note,
    requestedAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    product: row.product,
    quantity,
    ofQuantity: row.quantity,
    goodsPaise,
    refundPaise: row.refunded_paise ?? refundOf(row, quantity),
    refundedPaise: row.refunded_paise,
    paidBy: row.paid_by,
    isFood: row.category === 'fitfood',
    receiptId: row.refund_id,
    receiptNumber: row.refund_number,
    member: presentMember(row),
  };
};
