/** Admission by membership, at check-in and in classes (D54). Does not import zod. */

import type { Day } from '../days/dates.ts';
import type { PaymentStatus } from '../memberships/rules.ts';
import type { TierName } from '../memberships/tiers.ts';
import type { Center } from '../values/centers.ts';

/** The data of a membership that decides about admission. */
export interface EntryTerm {
  id: number;
  type: TierName;
  center: Center;
  opens_all_centers: boolean;
  payment_status: PaymentStatus;
  start_date: Day;
  effective_end: Day;
  due_paise: number;
  /** The last day of the current pause. */
  paused_to: Day | null;
}

/** Reasons to refuse admission, easiest to fix first. */
const obstacles = ['other center', 'paused', 'unpaid', 'not begun', 'expired'] as const;
type Obstacle = (typeof obstacles)[number];

function obstacleOf(term: EntryTerm, center: Center | undefined, today: Day): Obstacle | undefined {
  if (today > term.effective_end) return 'expired';
  if (today < term.start_date) return 'not begun';
  if (term.payment_status !== 'payed') return 'unpaid';
  if (term.paused_to !== null) return 'paused';
  if (!term.opens_all_centers && center !== undefined && term.center !== center) return 'other center';
  return undefined;
}

interface Admission<Term> {
  term: Term | undefined;
  /** Undefined when the member is admitted. */
  refusal: Obstacle | 'no membership' | undefined;
}

/**
 * Finds the membership that admits a member, or the one that comes closest; among several the one that ends last.
 * @param center the center to enter; undefined for any
 * @param today the day in IST
 */
export function admit<Term extends EntryTerm>(
  terms: readonly Term[],
  center: Center | undefined,
  today: Day,
): Admission<Term> {
  const ranked = terms.map((term) => ({ term, refusal: obstacleOf(term, center, today) }));
  const rank = (refusal: Obstacle | undefined) => (refusal ? obstacles.indexOf(refusal) : -1);
  const [best] = ranked.sort(
    (a, b) => rank(a.refusal) - rank(b.refusal) || (a.term.effective_end < b.term.effective_end ? 1 : -1),
  );
  return best ?? { term: undefined, refusal: 'no membership' };
}
