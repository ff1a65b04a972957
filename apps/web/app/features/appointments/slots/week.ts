import { BOOKING_HORIZON_DAYS } from '@namma/contract/appointments/rules';
import type { Slot } from '@namma/contract/appointments/schemas';
import { addDays, type Day, daysBetween, formatDay, gymDay, weekdayOf } from '@namma/contract/days/dates';
import { centerLabel } from '@namma/contract/messages/centers';
import type { Center } from '@namma/contract/values/centers';
import { formatTime12 } from '@namma/contract/values/times';
import * as words from '#words/appointments';

export const DAYS_SHOWN = 7;

/** The IST day of a slot. */
export const dayOf = ({ startsAt }: Pick<Slot, 'startsAt'>): Day => gymDay(new Date(startsAt));

/** The IST time of a slot, as `6:30AM`. */
export const timeOf = ({ startsAt }: Pick<Slot, 'startsAt'>): string => formatTime12(new Date(startsAt));

export const weekdayName = (day: Day): string => words.weekdays[weekdayOf(day)] ?? '';

/** `Mon, 4 Mar 2030, 6:30AM with Asha, kormangla`. */
export const describeSlot = (slot: Slot): string => {
  const day = dayOf(slot);
  return `${weekdayName(day)}, ${formatDay(day)}, ${words.timeWithCoach(timeOf(slot), slot.coach, centerLabel(slot.center))}`;
};

/** The last day that can be booked. */
export const lastDayFrom = (today: Day): Day => addDays(today, BOOKING_HORIZON_DAYS);

/** The first of the seven shown days so that `day` is among them: whole weeks are counted from today. */
export function weekStart(today: Day, day: Day): Day {
  const ahead = Math.min(Math.max(daysBetween(today, day), 0), BOOKING_HORIZON_DAYS);
  return addDays(today, ahead - (ahead % DAYS_SHOWN));
}

export const daysFrom = (start: Day): Day[] =>
  Array.from({ length: DAYS_SHOWN }, (_, i) => addDays(start, i));

export const isSameSlot = (a: Slot | undefined, b: Slot | undefined): boolean =>
  a !== undefined && b !== undefined && a.coachId === b.coachId && a.startsAt === b.startsAt;

/** The free times of a coach at one center. */
export interface CoachTimes {
  key: string;
  center: Center;
  coach: string;
  slots: Slot[];
}

/** The slots of a day by center and coach, in the order in which they come. */
export function byCoach(slots: readonly Slot[]): CoachTimes[] {
  const groups = new Map<string, CoachTimes>();
  for (const slot of slots) {
    const { center, coachId, coach } = slot;
    const key = `${center} ${coachId}`;
    const group = groups.get(key) ?? { key, center, coach, slots: [] };
    group.slots.push(slot);
    groups.set(key, group);
  }
  return [...groups.values()].sort(
    (a, b) => a.center.localeCompare(b.center) || a.coach.localeCompare(b.coach),
  );
}
