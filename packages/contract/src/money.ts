import { CONVENIENCE_FEE_RUPEES } from './business.ts';

const PAISE_PER_RUPEE = 100;
/** One percent is 100 basis points: discounts with two decimals stay whole numbers. */
const BASIS_POINTS_PER_PERCENT = 100;

export const rupeesToPaise = (rupees: number): number => Math.round(rupees * PAISE_PER_RUPEE);
export const paiseToRupees = (paise: number): number => paise / PAISE_PER_RUPEE;

export const percentToBasisPoints = (percent: number): number =>
  Math.round(percent * BASIS_POINTS_PER_PERCENT);
export const basisPointsToPercent = (basisPoints: number): number => basisPoints / BASIS_POINTS_PER_PERCENT;

/**
 * The price a customer sees and pays (D9): reduced by the discount, rounded half up to whole rupees.
 * Reckoned in whole paise and basis points, so that no binary fraction decides a rupee.
 * @param price list price in rupees, two decimals at most
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

/** Goods of a cart or checkout in rupees, at displayed prices, without the fee. */
export const goodsTotalRupees = (lines: readonly PricedLine[]): number =>
  lines.reduce((sum, line) => sum + displayedPriceRupees(line.price, line.discount) * line.quantity, 0);

/** What the customer pays for a checkout: goods plus the convenience fee once (D11); nothing for an empty one. */
export const checkoutTotalRupees = (lines: readonly PricedLine[]): number =>
  lines.length === 0 ? 0 : goodsTotalRupees(lines) + CONVENIENCE_FEE_RUPEES;

/** Indian grouping: the last three digits, then pairs. `Intl` would do it too, and take a phone 80 ms to get ready. */
const inGroups = (digits: string): string => digits.replace(/\B(?=(\d\d)+\d$)/g, ',');

/** `1,24,999`: whole rupees for a sentence that has its own ₹. */
export const groupDigits = (wholeRupees: number): string => inGroups(String(wholeRupees));

/** `₹1,24,999`: Indian grouping, paise only where there are any. */
export function formatRupees(rupees: number): string {
  const [whole = '', fraction] = String(paiseToRupees(rupeesToPaise(rupees))).split('.');
  return `₹${inGroups(whole)}${fraction ? `.${fraction}` : ''}`;
}
