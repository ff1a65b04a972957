import { CLASSES_A_DAY_MOST, CLASSES_OPEN_MOST } from '@namma/contract/classes/rules';
import type { OwnClasses, PlannedClass } from '@namma/contract/classes/schemas';
import { type Day, formatDay } from '@namma/contract/days/dates';
import type { Membership } from '@namma/contract/memberships/schemas';
import { classMessages } from '@namma/contract/messages/classes';
import { admit } from '@namma/contract/visits/admission';
import * as words from '#words/classes';

/** Member data that decides about a booking. */
export interface ClassMember {
  own: OwnClasses;
  memberships: readonly Membership[];
}

/** Returns the reason why the server would refuse to book a class; undefined where it would not. */
export function refusalOf(
  { own, memberships }: ClassMember,
  { day, center, startsAt, minutes }: PlannedClass,
): string | undefined {
  const { refusal } = admit(
    memberships.filter(({ withdrawnAt }) => !withdrawnAt).map(termOn(day)),
    center,
    day,
  );
  if (refusal) return classMessages.entry(refusal);
  if (own.blockedThrough !== null && day <= own.blockedThrough)
    return words.blocked(formatDay(own.blockedThrough));
  if (own.classes.length >= CLASSES_OPEN_MOST) return classMessages.openMost;
  if (own.classes.filter((each) => each.day === day).length >= CLASSES_A_DAY_MOST)
    return classMessages.dayMost;
  const [begins, ends] = spanOf({ startsAt, minutes });
  const isAtSameTime = own.classes.map(spanOf).some(([from, to]) => from < ends && begins < to);
  return isAtSameTime ? words.atSameTime : undefined;
}

const spanOf = ({ startsAt, minutes }: Pick<PlannedClass, 'startsAt' | 'minutes'>): [number, number] => [
  Date.parse(startsAt),
  Date.parse(startsAt) + minutes * 60_000,
];

const termOn =
  (day: Day) =>
  ({ id, type, center, sold, payment_status, startDate, effectiveEnd, duePaise, pause }: Membership) => ({
    ...{ id, type, center, payment_status },
    opens_all_centers: sold.opensAllCenters,
    start_date: startDate,
    effective_end: effectiveEnd,
    due_paise: duePaise,
    paused_to: pause && pause.fromDay <= day && day <= pause.toDay ? pause.toDay : null,
  });

/** The center of the membership that runs or comes next. */
export const centerOf = (memberships: readonly Membership[], today: Day) =>
  memberships
    .filter(({ withdrawnAt, effectiveEnd }) => !withdrawnAt && effectiveEnd >= today)
    .sort((a, b) => (a.startDate < b.startDate ? -1 : 1))[0]?.center;
