import type { AddressType } from '@namma/contract/addresses/rules';
import type { Channel, CheckoutSource, OrderStatus, PaymentMode } from '@namma/contract/orders/rules';
import type { ReturnCause, ReturnState } from '@namma/contract/returns/rules';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Fixed } from './column-types.ts';

export interface CartLinesTable {
  id: GeneratedAlways<number>;
  user_id: Fixed<number>;
  product_id: Fixed<number>;
  quantity: number;
  created_at: Generated<Date>;
}

export interface AddressFields {
  name: string;
  email: string;
  phone: string;
  address: string;
  town: string;
  pincode: string;
  district: string;
  state: string;
  address_type: AddressType;
}

/** Makes all of these columns nullable; either all or none are null. */
export type Nullable<Fields> = { [Name in keyof Fields]: Fields[Name] | null };

export interface AddressesTable extends AddressFields {
  id: GeneratedAlways<number>;
  user_id: Fixed<number>;
  created_at: Generated<Date>;
}

/** A counter sale has no source, payment mode or address, and possibly no member. */
export interface CheckoutsTable extends Nullable<AddressFields> {
  id: Fixed<string>;
  user_id: Fixed<number | null>;
  channel: Generated<Channel>;
  source: Fixed<CheckoutSource | null>;
  payment_mode: Fixed<PaymentMode | null>;
  fee_paise: Fixed<number>;
  total_paise: Fixed<number>;
  /** Maintained by the database. */
  paid_paise: GeneratedAlways<number>;
  created_at: Fixed<Date>;
  /** The discount of a counter sale, contained in the prices of its orders; the reason is null without one. */
  discount_percent: Generated<number>;
  discount_paise: Generated<number>;
  discount_reason: string | null;
  /** The promised delivery time in days, minimum and maximum. */
  arrives_from_days: Generated<number>;
  arrives_to_days: Generated<number>;
}

/** Reviews beside members' stars. The text is never changed. */
export interface ReviewsTable {
  id: GeneratedAlways<number>;
  order_id: Fixed<number>;
  user_id: Fixed<number>;
  product_id: Fixed<number>;
  stars: Fixed<number>;
  text: Fixed<string>;
  created_at: Fixed<Date>;
  hidden_at: ColumnType<Date | null, Date | null | undefined>;
  hidden_by: ColumnType<number | null, number | null | undefined>;
  hidden_reason: ColumnType<string | null, string | null | undefined>;
}

/** Requests to return orders, and refunds of orders that were paid and then cancelled. */
export interface ReturnsTable {
  id: GeneratedAlways<number>;
  /** After some pieces of an order are received, the row they were split off into. */
  order_id: number;
  /** The number of returned pieces; null for the whole order. */
  quantity: ColumnType<number | null, number | null | undefined>;
  user_id: Fixed<number | null>;
  product_id: Fixed<number>;
  cause: Fixed<ReturnCause>;
  state: ReturnState;
  /** Changes only to null, with the deletion of the account. */
  reason: ColumnType<string | null, string | null, null>;
  note: ColumnType<string | null, string | null | undefined>;
  created_at: Fixed<Date>;
  /** When the last step was taken. */
  decided_at: ColumnType<Date | null, Date | null | undefined>;
  /** The receipt of the refund; null when nothing was paid. */
  refund_id: ColumnType<number | null, number | null | undefined>;
  refunded_paise: ColumnType<number | null, number | null | undefined>;
}

export interface OrdersTable {
  id: GeneratedAlways<number>;
  checkout_id: Fixed<string>;
  /** Null for goods sold to an unregistered buyer. */
  user_id: Fixed<number | null>;
  channel: Generated<Channel>;
  product_id: Fixed<number>;
  /** Decreases when some of the pieces are split off. */
  quantity: number;
  unit_price_paise: Fixed<number>;
  /** The cost of a piece when it was ordered; null if it was not known. */
  unit_cost_paise: ColumnType<number | null, number | null | undefined, never>;
  /** The original order of pieces that were split off to be cancelled or returned. */
  split_from: ColumnType<number | null, number | null | undefined, never>;
  order_status: Generated<OrderStatus>;
  rating: number | null;
  /** Null for ratings from before this was stored. */
  rated_at: ColumnType<Date | null, Date | null | undefined>;
  cancelled_at: ColumnType<Date | null, Date | null | undefined>;
  /** Its member, or an admin. */
  cancelled_by: ColumnType<number | null, number | null | undefined>;
  cancel_reason: ColumnType<string | null, string | null | undefined>;
  /** Null for deliveries from before this was stored, if the activity log does not have them. */
  delivered_at: ColumnType<Date | null, Date | null | undefined>;
  /** When the gym took the goods back, which removes the order from sales and dues. */
  returned_at: ColumnType<Date | null, Date | null | undefined>;
  created_at: Fixed<Date>;
}
