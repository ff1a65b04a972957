import { addDaysWithinCalendar, type Day, gymDay } from '@namma/contract/days/dates';

/**
 * The one rule of D17: an order counts from the moment it is placed until it is cancelled or the gym has taken it back.
 * The database applies it in every total; see the triggers of orders.
 */
export const isCounted = ({
  cancelled_at,
  returned_at,
}: {
  cancelled_at: Date | null;
  returned_at: Date | null;
}): boolean => cancelled_at === null && returned_at === null;

interface Delivery {
  delivered_at: Date | null;
  ordered_at: Date;
  /** As promised at the time of the order. */
  return_days: number;
}

/**
 * Returns the last IST day on which a delivered order can be returned. If the delivery time is unknown, counts from the
 * order.
 */
export const lastDayToReturn = ({ delivered_at, ordered_at, return_days }: Delivery): Day =>
  addDaysWithinCalendar(gymDay(delivered_at ?? ordered_at), return_days);

/** The sums of a checkout after the returned order no longer counts, in paise. */
interface CheckoutSum {
  /** The goods of the order. */
  linePaise: number;
  feePaise: number;
  /** The goods of the remaining orders; null when none are left. */
  goodsLeftPaise: number | null;
  paidPaise: number;
}

/**
 * Computes the refund of a returned or cancelled order: the paid part of its goods, with the fee once no other order of
 * the checkout is left, and never more than was paid beyond the remaining amount.
 */
export function refundPaise({ linePaise, feePaise, goodsLeftPaise, paidPaise }: CheckoutSum): number {
  const toPayPaise = goodsLeftPaise === null ? 0 : goodsLeftPaise + feePaise;
  const mostPaise = linePaise + (goodsLeftPaise === null ? feePaise : 0);
  return Math.max(0, Math.min(mostPaise, paidPaise - toPayPaise));
}
