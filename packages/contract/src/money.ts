import { CONVENIENCE_FEE_RUPEES } from './business.ts';

const PAISE_PER_RUPEE = 100;
/** One percent is 100 basis points, so discounts with two decimals are whole numbers. */
const BASIS_POINTS_PER_PERCENT = 100;

/** Converts rupees to whole paise, rounded. */
export const rupeesToPaise = (rupees: number): number => Math.round(rupees * PAISE_PER_RUPEE);
/** Converts paise to rupees. */
export const paiseToRupees = (paise: number): number => paise / PAISE_PER_RUPEE;

/** Converts percent to whole basis points, rounded. */
export const percentToBasisPoints = (percent: number): number =>
  Math.round(percent * BASIS_POINTS_PER_PERCENT);
/** Converts basis points to percent. */
export const basisPointsToPercent = (basisPoints: number): number => basisPoints / BASIS_POINTS_PER_PERCENT;

/**
 * The customer's price (D9), in whole rupees: reduced by the discount and rounded half up. Computed in whole paise and
 * basis points, because binary fractions would round some prices wrongly.
 * @param price list price in rupees, at most two decimals
 * @param discount percent, 0 to 100
 */
export function displayedPriceRupees(price: number, discount: number): number {
  const hundredPercent = 100 * BASIS_POINTS_PER_PERCENT;
  const scaled = rupeesToPaise(price) * (hundredPercent - percentToBasisPoints(discount));
  const perRupee = PAISE_PER_RUPEE * hundredPercent;
  return Math.floor((scaled + perRupee / 2) / perRupee);
}

export interface PricedLine {
  price: number;
  discount: number;
  quantity: number;
}

/** The total of the goods in rupees, at displayed prices, without the fee. */
export const goodsTotalRupees = (lines: readonly PricedLine[]): number =>
  lines.reduce((sum, line) => sum + displayedPriceRupees(line.price, line.discount) * line.quantity, 0);

/** The total of a checkout, in rupees: goods plus the convenience fee once (D11); 0 for an empty one. */
export const checkoutTotalRupees = (lines: readonly PricedLine[]): number =>
  lines.length === 0 ? 0 : goodsTotalRupees(lines) + CONVENIENCE_FEE_RUPEES;

/** Indian digit grouping. `Intl` does the same, but takes 80 ms to load on a phone. */
const inGroups = (digits: string): string => digits.replace(/\B(?=(\d\d)+\d$)/g, ',');

/** Whole rupees with Indian grouping and without ₹: `1,24,999`. */
export const groupDigits = (wholeRupees: number): string => inGroups(String(wholeRupees));

/** Formats an amount as `₹1,24,999` or `₹349.50`: both digits of the paise, and only if there are any. */
export const formatRupees = (rupees: number): string => formatPaise(rupeesToPaise(rupees));

/** Formats paise for a field: `12,899` or `12,899.50`. Not below 0. */
export function textOfPaise(paise: number): string {
  const rest = paise % PAISE_PER_RUPEE;
  return (
    groupDigits(Math.floor(paise / PAISE_PER_RUPEE)) + (rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`)
  );
}

/** Formats paise as `₹12,899`, `₹12,899.50` or `−₹500`. */
export const formatPaise = (paise: number): string =>
  `${paise < 0 ? '−' : ''}₹${textOfPaise(Math.abs(paise))}`;
