import { type PlanLength, planLengthsMonths, type TierName } from '../memberships/tiers.ts';

// The tier and the months in a text such as `Elite Pro - 12 months`.

const TIERS: Record<string, TierName> = { elite: 'Elite', elitepro: 'Elite Pro', eliteplus: 'Elite Plus' };

const UNIT = 'm|mo|mon|mos|mth|mths|month|months|y|yr|yrs|year|years';
const PERIODS: Record<string, number> = {
  halfyear: 6,
  halfyearly: 6,
  semiannual: 6,
  semiannually: 6,
  annual: 12,
  annually: 12,
  yearly: 12,
  year: 12,
  quarter: 3,
  quarterly: 3,
  monthly: 1,
  month: 1,
};
/** Words beside the name of a plan. */
const NEUTRAL = new Set(['plan', 'membership', 'package', 'for', 'of', 'the', 'gym']);
const LENGTH = new RegExp(`(?<![\\p{L}\\d.])(\\d{1,2})\\s*-?\\s*(${UNIT})(?![\\p{L}\\d])`, 'u');

const plainOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('+', ' plus ')
    .replace(/(?<=half|semi)[\s-]+(?=year|annual)/g, '');

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');

/** The tier in a plan's name, apart from its length; undefined for unknown ones such as `Elite Premium`. */
export function tierIn(plan: string): TierName | undefined {
  const name = wordsOf(plainOf(plan).replace(LENGTH, ' ')).filter(
    (word) => !NEUTRAL.has(word) && !Object.hasOwn(PERIODS, word),
  );
  const key = name.join('');
  return Object.hasOwn(TIERS, key) ? TIERS[key] : undefined;
}

/** The months in a text: `12 months`, `1 yr`, `Quarterly`. */
export function monthsIn(text: string): number | undefined {
  const plain = plainOf(text);
  const [, number, unit] = LENGTH.exec(plain) ?? [];
  if (number && unit) return Number(number) * (unit.startsWith('y') ? 12 : 1);
  const period = wordsOf(plain).find((word) => Object.hasOwn(PERIODS, word));
  return period === undefined ? undefined : PERIODS[period];
}

/** The plan length nearest to a number of months; the longer one on a tie. */
export const nearestLength = (months: number): PlanLength =>
  planLengthsMonths.reduce((best, each) => (Math.abs(each - months) < Math.abs(best - months) ? each : best));
