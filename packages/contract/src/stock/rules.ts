/** Stock of products: movements, batches, and the threshold of 'few left'. */
import { addDaysWithinCalendar, type Day, daysBetween } from '../days/dates.ts';

/** The reasons for stock movements. */
export const stockMoveKinds = ['receive', 'order', 'cancel', 'return', 'damage', 'count'] as const;
export type StockMoveKind = (typeof stockMoveKinds)[number];

/** The stock lists for admins: low, ageing, or soon unsellable. */
export const stockLists = ['all', 'low', 'ageing', 'expiring'] as const;
export type StockList = (typeof stockLists)[number];

/** The maximum pieces that one call receives, counts or writes off. */
export const STOCK_QUANTITY_MAX = 1_000_000;
export const LOT_MAX_CHARACTERS = 40;
export const STOCK_REASON_MAX_CHARACTERS = 200;

/** From here down visitors see how many are left. */
export const FEW_LEFT = 5;
/** From here down a product is in the admin's list of low stock. */
export const LOW_STOCK = 10;
/** A batch with at most this many days to its best-before day is ageing. */
export const AGEING_DAYS = 90;
/** A batch sellable for at most this many days is expiring. */
export const EXPIRING_DAYS = 14;
/** The number of days over which sales are averaged, to estimate how long the stock lasts. */
export const SALES_RATE_DAYS = 28;

/** Food is delivered with at least this many days left, or with this part of its life if that is less (FSSAI). */
const DAYS_LEFT_AT_DELIVERY = 45;
const LIFE_LEFT_AT_DELIVERY_PERCENT = 30;

/**
 * The last day on which a batch may be sold, so that enough of its life is left when it is delivered. Without the day
 * of manufacture, 45 days.
 * @param deliveryDays the maximum delivery time in days
 */
export function lastSaleDay(bestBefore: Day, madeOn: Day | null, deliveryDays: number): Day {
  const share = madeOn
    ? Math.ceil((daysBetween(madeOn, bestBefore) * LIFE_LEFT_AT_DELIVERY_PERCENT) / 100)
    : Number.POSITIVE_INFINITY;
  return addDaysWithinCalendar(bestBefore, -Math.min(DAYS_LEFT_AT_DELIVERY, share) - deliveryDays);
}

/**
 * The number left that visitors see; null when there are more, or none, or the product is not tracked.
 * @param wanted the number somebody wants to buy
 */
export const fewLeft = (sellable: number | null, wanted = 0): number | null =>
  sellable !== null && sellable > 0 && sellable <= Math.max(FEW_LEFT, wanted - 1) ? sellable : null;
