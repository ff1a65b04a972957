import { headerKey } from '@namma/contract/imports/fields';
import { type PlanLength, planLengthsMonths, type TierName } from '@namma/contract/memberships/tiers';
import { fold } from '../reading/cells.ts';

// What a text such as `Elite Pro - 12 months` says of a plan.

/** The tier that the text of a plan names: `elite  pro - 12 months`. */
export function tierIn(plan: string): TierName | undefined {
  const key = headerKey(plan);
  if (key.includes('elitepro')) return 'Elite Pro';
  if (key.includes('eliteplus')) return 'Elite Plus';
  return key.includes('elite') ? 'Elite' : undefined;
}

const monthsByWord: readonly (readonly [RegExp, number])[] = [
  [/half[- ]?year|semi[- ]?annual|bi[- ]?annual/, 6],
  [/annual|year(?!s)|12 ?m/, 12],
  [/quarter/, 3],
  [/month(?:ly)\b/, 1],
];

/** The months that a text names: `12 months`, `1 yr`, `Quarterly`. */
export function monthsIn(text: string): number | undefined {
  const plain = fold(text);
  const [, number, unit] =
    /(\d{1,2})\s*-?\s*(m|mo|mon|mth|mths|month|months|y|yr|yrs|year|years)\b/.exec(plain) ?? [];
  if (number && unit) return Number(number) * (unit.startsWith('y') ? 12 : 1);
  return monthsByWord.find(([word]) => word.test(plain))?.[1];
}

/** The length of ours that is nearest to so many months; of two the longer one. */
export const nearestLength = (months: number): PlanLength =>
  planLengthsMonths.reduce((best, each) => (Math.abs(each - months) < Math.abs(best - months) ? each : best));
