import { addDaysWithinCalendar, type Day, gymDay } from '@namma/contract/days/dates';

/**
 * The one rule of D17: an order counts from the moment it is placed until it is cancelled or the gym has taken it back.
 * The database follows it in every total; see the triggers of orders.
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
  /** As it was when it was ordered. */
  return_days: number;
}

/**
 * The last IST day on which a delivered order can be returned. Where nobody knows any more when it was delivered, the
 * days count from the order.
 */
export const lastDayToReturn = ({ delivered_at, ordered_at, return_days }: Delivery): Day =>
  addDaysWithinCalendar(gymDay(delivered_at ?? ordered_at), return_days);

/** What is known of a checkout once the returned order no longer counts, in paise. */
interface CheckoutSum {
  /** The goods of the order. */
  linePaise: number;
  feePaise: number;
  /** The goods of the orders that are left; null when none are. */
  goodsLeftPaise: number | null;
  paidPaise: number;
}

/**
 * The money that goes back for an order that is returned or cancelled: as much of its goods as is paid, with the fee once no
 * other order of the checkout is left, and never more than was paid beyond what is left to pay.
 */
export function refundPaise({ linePaise, feePaise, goodsLeftPaise, paidPaise }: CheckoutSum): number {
  const toPayPaise = goodsLeftPaise === null ? 0 : goodsLeftPaise + feePaise;
  const mostPaise = linePaise + (goodsLeftPaise === null ? feePaise : 0);
  return Math.max(0, Math.min(mostPaise, paidPaise - toPayPaise));
}
