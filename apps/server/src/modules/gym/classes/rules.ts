import { UNDO_SECONDS } from '@namma/contract/admin/rules';
import {
  CLASS_CANCEL_MINUTES,
  CLASS_LATE_PLACE_MINUTES,
  CLASS_LIST_CLOSES_MINUTES,
  CLASS_NEEDS_COACH_MINUTES,
} from '@namma/contract/classes/rules';
import {
  addDays,
  type Day,
  daysBetween,
  minutes,
  seconds,
  startOfGymDay,
  weekdayOf,
} from '@namma/contract/days/dates';
import type { GroupClass } from '@namma/contract/memberships/group-classes';
import type { NoShows } from '@namma/contract/settings/values';
import type { Center } from '@namma/contract/values/centers';

/** A slot of the timetable with its usual coach. */
export interface Slot {
  id: number;
  type: GroupClass;
  center: Center;
  coach_id: number;
  weekday: number;
  from_minute: number;
  minutes: number;
  capacity: number;
  from_day: Day;
  to_day: Day | null;
}

interface Change {
  slot_id: number;
  day: Day;
  is_cancelled: boolean;
  coach_id: number | null;
  capacity: number | null;
  from_minute: number | null;
  minutes: number | null;
  reason: string | null;
}

interface Coach {
  id: number;
  name: string;
  retired_at: Date | null;
}

/** A closure of a center or an absence of a coach. */
interface Closed {
  center: Center | null;
  coach_id: number | null;
  starts_at: Date;
  ends_at: Date;
  reason: string;
}

/** Opening times of a center, in minutes from midnight IST, with the reason for special hours. */
interface OpenHours {
  opensAtMinute: number;
  closesAtMinute: number;
  reason?: string;
}

/** The input from which classes are computed. */
export interface Timetable {
  slots: readonly Slot[];
  changes: readonly Change[];
  coaches: readonly Coach[];
  closed: readonly Closed[];
  /** The opening hours of a center on a day. */
  openOn: (day: Day, center: Center) => readonly OpenHours[];
}

/** A class of one day. */
export interface Occurrence {
  slot: Slot;
  day: Day;
  startsAt: Date;
  fromMinute: number;
  minutes: number;
  capacity: number;
  coach: Coach | undefined;
  /** No coach is available to lead it. */
  needsCoach: boolean;
  isCancelled: boolean;
  /** The center is closed for part of it, regardless of one-day changes. */
  isClosed: boolean;
  /** It lies outside the usual hours of the center, and nothing else prevents it. */
  isOutsideUsualHours: boolean;
  reason: string | null;
}

/** True if the timetable includes the slot on the day, apart from the weekday. */
const isKept = ({ from_day, to_day }: Slot, day: Day): boolean =>
  day >= from_day && (to_day === null || day <= to_day);

/** True if the slot has a class on the day, cancelled or not. */
export const isOn = (slot: Slot, day: Day): boolean => slot.weekday === weekdayOf(day) && isKept(slot, day);

export const endOf = ({ startsAt, minutes: length }: Pick<Occurrence, 'startsAt' | 'minutes'>): Date =>
  new Date(startsAt.getTime() + minutes(length));

const overlaps = (
  one: { from: Date; to: Date },
  { starts_at, ends_at }: { starts_at: Date; ends_at: Date },
): boolean => starts_at < one.to && one.from < ends_at;

/** True if the minutes lie within the hours of that day. */
export const isWithinHours = (
  fromMinute: number,
  length: number,
  hours: ReturnType<Timetable['openOn']>,
): boolean =>
  hours.some(
    ({ opensAtMinute, closesAtMinute }) =>
      fromMinute >= opensAtMinute && fromMinute + length <= closesAtMinute,
  );

/**
 * Computes the class of a slot on a day. It is cancelled by a one-day change, by a closure of the center during it,
 * and, from three hours before, without a coach.
 */
export function occurrenceOf(
  slot: Slot,
  day: Day,
  { changes, coaches, closed, openOn }: Omit<Timetable, 'slots'>,
  now: Date,
): Occurrence {
  const change = changes.find((each) => each.slot_id === slot.id && each.day === day);
  const fromMinute = change?.from_minute ?? slot.from_minute;
  const length = change?.minutes ?? slot.minutes;
  const startsAt = new Date(startOfGymDay(day).getTime() + minutes(fromMinute));
  const time = { from: startsAt, to: endOf({ startsAt, minutes: length }) };
  const coach = coaches.find(({ id }) => id === (change?.coach_id ?? slot.coach_id));
  const inTheWay = closed.filter((each) => overlaps(time, each));
  const isAway = inTheWay.some(({ coach_id }) => coach_id !== null && coach_id === coach?.id);
  // Classes from before a retirement were led.
  const isRetired = coach !== undefined && coach.retired_at !== null && coach.retired_at <= startsAt;
  const needsCoach = !coach || isRetired || isAway;
  const closure = inTheWay.find(({ center }) => center === slot.center);
  const isTooLateForCoach =
    needsCoach &&
    // A retirement that can still be undone cancels nothing.
    !(coach?.retired_at && now.getTime() - coach.retired_at.getTime() < seconds(UNDO_SECONDS)) &&
    startsAt.getTime() - now.getTime() <= minutes(CLASS_NEEDS_COACH_MINUTES);
  const hours = openOn(day, slot.center);
  const specialReason = hours.find(({ reason }) => reason !== undefined)?.reason;
  const isOutside = !isWithinHours(fromMinute, length, hours);
  const isClosed = closure !== undefined || isOutside;
  return {
    slot,
    day,
    startsAt,
    fromMinute,
    minutes: length,
    capacity: change?.capacity ?? slot.capacity,
    coach: needsCoach ? undefined : coach,
    needsCoach,
    isCancelled: (change?.is_cancelled ?? false) || isClosed || isTooLateForCoach,
    isClosed,
    isOutsideUsualHours: isOutside && !closure && specialReason === undefined && !change?.is_cancelled,
    reason: change?.is_cancelled
      ? change.reason
      : (closure?.reason ?? (isOutside ? specialReason : undefined) ?? null),
  };
}

/** Computes the classes of some days, both included, by time. */
export function computeDays({ slots, ...rest }: Timetable, from: Day, to: Day, now: Date): Occurrence[] {
  const days = Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, n) => addDays(from, n));
  const byWeekday = Map.groupBy(slots, ({ weekday }) => weekday);
  return days
    .flatMap((day) =>
      (byWeekday.get(weekdayOf(day)) ?? [])
        .filter((slot) => isKept(slot, day))
        .map((slot) => occurrenceOf(slot, day, rest, now)),
    )
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || a.slot.id - b.slot.id);
}

const before = (startsAt: Date, length: number): Date => new Date(startsAt.getTime() - minutes(length));

/**
 * Returns when the waiting list closes. If the gym moved the class, the list stays open equally long after the move,
 * but not beyond the start: nobody can meet a deadline that the move put into the past.
 */
export function listClosesAt(startsAt: Date, movedAt: Date | null = null): Date {
  const usual = before(startsAt, CLASS_LIST_CLOSES_MINUTES).getTime();
  const afterMove = movedAt ? movedAt.getTime() + minutes(CLASS_LIST_CLOSES_MINUTES) : usual;
  return new Date(Math.min(startsAt.getTime(), Math.max(usual, afterMove)));
}

/** True if a place was obtained so late that missing the class is excused. */
export const isLatePlace = (startsAt: Date, inSince: Date | null): boolean =>
  inSince !== null && inSince > before(startsAt, CLASS_LATE_PLACE_MINUTES);

/** Returns until when a member may cancel: waiting-list entries and late places until the class begins. */
export const cancelUntil = ({
  starts_at,
  is_in,
  in_since,
}: {
  starts_at: Date;
  is_in: boolean;
  in_since: Date | null;
}): Date =>
  !is_in || isLatePlace(starts_at, in_since) ? starts_at : before(starts_at, CLASS_CANCEL_MINUTES);

/**
 * Returns the last day on which no-shows block booking; undefined when they do not.
 * @param missed IST days of the counting no-shows, in any order
 */
export function blockedThrough(missed: readonly Day[], rule: NoShows, today: Day): Day | undefined {
  if (rule.most === 0) return undefined;
  const days = missed.toSorted();
  const through = days
    .filter((day, n) => {
      const first = days[n - rule.most + 1];
      return first !== undefined && daysBetween(first, day) < rule.withinDays;
    })
    .map((day) => addDays(day, rule.blockedDays));
  const last = through.at(-1);
  return last !== undefined && last >= today ? last : undefined;
}
