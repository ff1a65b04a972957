import { MEMBERSHIP_FEE_RUPEES } from '../business.ts';
import { addMonths, type Day } from '../days/dates.ts';
import { formatRupees } from '../money.ts';
import * as words from '../words/en/benefits.ts';
import type { Plan, Tier, TierOffer } from './tiers.ts';

export const paymentStatuses = ['pending', 'payed'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** The list filters for memberships: by payment status, or withdrawn. */
export const membershipListStatuses = [...paymentStatuses, 'withdrawn'] as const;
export type MembershipListStatus = (typeof membershipListStatuses)[number];

/** The list filters for memberships by what holds today: a paid one runs, or is paused, or any has ended. */
export const membershipStates = ['running', 'paused', 'ended'] as const;
export type MembershipState = (typeof membershipStates)[number];

/** The periods for listing and counting memberships that end soon, in days. */
export const expiringDays = ['7', '30'] as const;
export type ExpiringDays = (typeof expiringDays)[number];

/**
 * The plan of a tier for a number of months: 12 selects the first, 6 the second, anything else the third (SPEC section
 * 2).
 */
export function selectPlan(
  { plans }: Pick<TierOffer, 'plans'>,
  months: number | string | null | undefined,
): Plan {
  const [first, second, third] = plans;
  if (Number(months) === first.months) return first;
  return Number(months) === second.months ? second : third;
}

/** The member's price, in rupees: the discounted price plus tax and fee. */
export const membershipTotalRupees = ({ discountPriceRupees }: Pick<Plan, 'discountPriceRupees'>): number =>
  discountPriceRupees + MEMBERSHIP_FEE_RUPEES;

/** Days per month, for converting extension days. */
export const DAYS_OF_A_MONTH = 30;

/**
 * The price per month in whole rupees, including the extension: discounted price ÷ (months + extension days). Without
 * tax and fee.
 */
export const effectiveMonthlyRupees = ({
  discountPriceRupees,
  months,
  benefits,
}: Pick<Plan, 'discountPriceRupees' | 'months' | 'benefits'>): number =>
  Math.floor((discountPriceRupees * DAYS_OF_A_MONTH) / (months * DAYS_OF_A_MONTH + benefits.extensionDays));

/** The plan of a tier with the length between two days, in calendar months; undefined when none fits (D14). */
export const planFor = ({ plans }: Pick<TierOffer, 'plans'>, start: Day, end: Day): Plan | undefined =>
  plans.find(({ months }) => addMonths(start, months) === end);

/** p1 to p6 of SPEC section 3: extension, extra discount, pause days, access, transfer days, extra. */
export const benefitLines = (
  { access }: Tier,
  { benefits }: Plan,
): [string, string, string, string, string, string] => [
  words.freeExtension(benefits.extensionDays),
  words.offRenewal(formatRupees(benefits.extraDiscountRupees)),
  words.pauseDays(benefits.pauseDays),
  access,
  words.transferDays(benefits.transferDays),
  words.swimmingSessions(benefits.swimmingSessions),
];
