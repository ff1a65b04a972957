import { centers } from '@namma/contract/centers/rules';
import { gymDay } from '@namma/contract/days/dates';
import type { DemoCalendar } from './calendar.ts';
import { Random } from './random.ts';
import type { DemoStep, StepOf } from './steps.ts';

const SEED = 70_012;
/** Visits of this many days are enough to see who comes. */
const DAYS_BACK = 14;
/** Of a hundred visits, as many are at another center. */
const ELSEWHERE_PERCENT = 12;

/**
 * Members with a paid membership come every few days, in the morning or the evening; some of them to a center that their
 * membership does not open, where they are refused. It has random numbers of its own.
 */
export function planVisits(calendar: DemoCalendar, memberships: readonly DemoStep[]): DemoStep[] {
  const random = new Random(SEED);
  const paidAt = new Map(
    memberships.flatMap((step) => (step.kind === 'pay' ? [[step.membership, step.at] as const] : [])),
  );
  return memberships.flatMap((step) => {
    const paid = step.kind === 'buy membership' ? paidAt.get(step.membership) : undefined;
    return step.kind === 'buy membership' && paid ? planVisitsOf(step, paid, calendar, random) : [];
  });
}

function planVisitsOf(
  { member, center, start }: StepOf<'buy membership'>,
  paid: Date,
  calendar: DemoCalendar,
  random: Random,
): DemoStep[] {
  const isMorning = random.percent(50);
  const visits: DemoStep[] = [];
  for (let offset = -DAYS_BACK + random.between(0, 3); offset <= 0; offset += random.between(1, 4)) {
    const place = random.percent(ELSEWHERE_PERCENT) ? random.pick(centers) : center;
    const hour = isMorning || calendar.isWeekend(offset) ? 7 : 18;
    const at = calendar.at(offset, hour * 60 + random.between(0, 150));
    const day = calendar.day(offset);
    if (day >= start && day > gymDay(paid)) visits.push({ at, kind: 'visit', member, center: place });
  }
  return visits;
}
