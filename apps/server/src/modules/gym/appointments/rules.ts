import {
  BOOKING_HORIZON_DAYS,
  BOOKING_NOTICE_MINUTES,
  FREE_SLOTS_OFFERED,
  SLOT_MINUTES,
} from '@namma/contract/appointments/rules';
import {
  addDays,
  type Day,
  days,
  daysBetween,
  gymDay,
  gymMinute,
  minutes,
  startOfGymDay,
  weekdayOf,
} from '@namma/contract/days/dates';
import type { HoursRow } from '@namma/contract/settings/values';
import type { Center } from '@namma/contract/values/centers';

/** The opening hours of a center on a day. */
type OpeningHours = readonly Pick<HoursRow, 'opensAtMinute' | 'closesAtMinute'>[];

interface PlannedCoach {
  id: number;
  name: string;
  center: Center;
}

/** Minutes of the IST day. */
interface PlannedHours {
  coach_id: number;
  weekday: number;
  from_minute: number;
  to_minute: number;
}

interface PlannedClosure {
  coach_id: number | null;
  center: Center | null;
  starts_at: Date;
  ends_at: Date;
}

/** The input from which slots are computed. */
export interface Plan {
  coaches: readonly PlannedCoach[];
  hours: readonly PlannedHours[];
  closures: readonly PlannedClosure[];
  /** The opening hours of a center on a day. */
  openOn: (day: Day, center: Center) => OpeningHours;
  /** Booked times. */
  taken: readonly { coach_id: number; starts_at: Date }[];
}

export interface FreeSlot {
  startsAt: Date;
  coach: PlannedCoach;
}

/** The first and last instant at which a slot may begin. */
export interface Bounds {
  earliest: Date;
  latest: Date;
}

/** Returns the bookable period: members need notice, admins may book until a slot begins. */
export const bookableBounds = (now: Date, isAdmin: boolean): Bounds => ({
  earliest: new Date(now.getTime() + (isAdmin ? 1 : minutes(BOOKING_NOTICE_MINUTES))),
  latest: new Date(startOfGymDay(addDays(gymDay(now), BOOKING_HORIZON_DAYS + 1)).getTime() - 1),
});

/**
 * Finds the free slots of some IST days, both included, by time, center and name: within the hours of a coach and of
 * the gym, outside closures, not booked, and within the bounds.
 */
export function findFreeSlots(plan: Plan, from: Day, to: Day, { earliest, latest }: Bounds): FreeSlot[] {
  const taken = new Set(plan.taken.map((each) => seatOf(each.coach_id, each.starts_at.getTime())));
  const coaches = plan.coaches.map((coach) => ({
    coach,
    hours: plan.hours.filter(({ coach_id }) => coach_id === coach.id),
    closures: plan.closures
      .filter(({ coach_id, center }) => coach_id === coach.id || center === coach.center)
      .map(({ starts_at, ends_at }) => ({ from: starts_at.getTime(), to: ends_at.getTime() })),
  }));
  const slots: FreeSlot[] = [];
  // Skips days without bookable times, however many are requested.
  const first = later(from, gymDay(earliest));
  const last = earlier(to, gymDay(latest));
  const count = first <= last ? daysBetween(first, last) + 1 : 0;
  for (const day of Array.from({ length: count }, (_, n) => addDays(first, n))) {
    const midnight = startOfGymDay(day).getTime();
    const weekday = weekdayOf(day);
    for (const { coach, hours, closures } of coaches) {
      const closed = closures.filter((each) => each.from < midnight + days(1) && midnight < each.to);
      for (const minute of minutesOf(hours, weekday, plan.openOn(day, coach.center))) {
        const at = midnight + minutes(minute);
        if (at < earliest.getTime() || at > latest.getTime()) continue;
        if (taken.has(seatOf(coach.id, at))) continue;
        if (closed.some((each) => each.from < at + minutes(SLOT_MINUTES) && at < each.to)) continue;
        slots.push({ startsAt: new Date(at), coach });
      }
    }
  }
  return slots.sort(byTimeAndPlace);
}

const later = (one: Day, other: Day): Day => (one > other ? one : other);
const earlier = (one: Day, other: Day): Day => (one < other ? one : other);

const seatOf = (coachId: number, at: number): string => `${coachId} ${at}`;

/** The minutes at which slots begin on a weekday, each lying entirely within the hours of the coach and of the gym. */
function minutesOf(hours: readonly PlannedHours[], weekday: number, open: OpeningHours): number[] {
  return hours
    .filter((each) => each.weekday === weekday)
    .flatMap(({ from_minute, to_minute }) =>
      open.flatMap(({ opensAtMinute, closesAtMinute }) => {
        const first = Math.ceil(Math.max(from_minute, opensAtMinute) / SLOT_MINUTES) * SLOT_MINUTES;
        const count = Math.floor((Math.min(to_minute, closesAtMinute) - first) / SLOT_MINUTES);
        return Array.from({ length: Math.max(0, count) }, (_, i) => first + i * SLOT_MINUTES);
      }),
    );
}

const byTimeAndPlace = (a: FreeSlot, b: FreeSlot): number =>
  a.startsAt.getTime() - b.startsAt.getTime() ||
  compare(a.coach.center, b.coach.center) ||
  compare(a.coach.name, b.coach.name) ||
  a.coach.id - b.coach.id;
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/**
 * Finds the free slots nearest to a time, at most one per time: at the wanted center if possible, otherwise elsewhere.
 * On ties prefers the earlier time, then the wanted coach.
 */
export function findNearest(
  slots: readonly FreeSlot[],
  wanted: { startsAt: Date; coachId: number; center: Center | undefined },
): FreeSlot[] {
  const rank = ({ startsAt, coach }: FreeSlot) => [
    Number(coach.center !== wanted.center),
    Math.abs(startsAt.getTime() - wanted.startsAt.getTime()),
    startsAt.getTime(),
    Number(coach.id !== wanted.coachId),
  ];
  const times = new Set<number>();
  return slots
    .map((slot) => ({ slot, rank: rank(slot) }))
    .sort((a, b) => compareRanks(a.rank, b.rank))
    .map(({ slot }) => slot)
    .filter(({ startsAt }) => !times.has(startsAt.getTime()) && times.add(startsAt.getTime()))
    .slice(0, FREE_SLOTS_OFFERED);
}

const compareRanks = (a: readonly number[], b: readonly number[]): number =>
  a.map((each, i) => each - (b[i] ?? 0)).find((difference) => difference !== 0) ?? 0;

/** True if slots may begin at this minute of an hour. */
export const isOnGrid = (instant: Date): boolean =>
  gymMinute(instant) % SLOT_MINUTES === 0 && instant.getTime() % minutes(1) === 0;
