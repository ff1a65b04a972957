/** Stock of products: moves, batches, and what 'few' means. */
import { addDaysWithinCalendar, type Day, daysBetween } from '../days/dates.ts';

/** Why what is on hand changes. */
export const stockMoveKinds = ['receive', 'order', 'cancel', 'return', 'damage', 'count'] as const;
export type StockMoveKind = (typeof stockMoveKinds)[number];

/** The lists of stock for admins: what is short, what gets old, what may soon not be sold any more. */
export const stockLists = ['all', 'low', 'ageing', 'expiring'] as const;
export type StockList = (typeof stockLists)[number];

/** How many pieces one call receives, counts or writes off at most. */
export const STOCK_QUANTITY_MAX = 1_000_000;
export const LOT_MAX_CHARACTERS = 40;
export const STOCK_REASON_MAX_CHARACTERS = 200;

/** From here down visitors read how many are left. */
export const FEW_LEFT = 5;
/** From here down a product is in the admin's list of what is low. */
export const LOW_STOCK = 10;
/** A batch with at most so many days to its best-before day is ageing. */
export const AGEING_DAYS = 90;
/** A batch that can be sold for at most so many days is expiring. */
export const EXPIRING_DAYS = 14;
/** Over how many days sales are averaged, to say how long the stock lasts. */
export const SALES_RATE_DAYS = 28;

/** A food is delivered with at least this many days left, or with this part of its life if that is less (FSSAI). */
const DAYS_LEFT_AT_DELIVERY = 45;
const LIFE_LEFT_AT_DELIVERY_PERCENT = 30;

/**
 * The last day on which a batch may be sold, so that enough of its life is left when it is delivered. Without the day
 * on which it was made, 45 days.
 * @param deliveryDays how many days after its day an order is delivered at the latest
 */
export function lastSaleDay(bestBefore: Day, madeOn: Day | null, deliveryDays: number): Day {
  const share = madeOn
    ? Math.ceil((daysBetween(madeOn, bestBefore) * LIFE_LEFT_AT_DELIVERY_PERCENT) / 100)
    : Number.POSITIVE_INFINITY;
  return addDaysWithinCalendar(bestBefore, -Math.min(DAYS_LEFT_AT_DELIVERY, share) - deliveryDays);
}

/**
 * How many visitors read are left; null when there are more, or none, or the product is not counted.
 * @param wanted how many somebody wants to buy
 */
export const fewLeft = (sellable: number | null, wanted = 0): number | null =>
  sellable !== null && sellable > 0 && sellable <= Math.max(FEW_LEFT, wanted - 1) ? sellable : null;
