import type { AppointmentDay } from '@namma/contract/appointments/coach-schemas';
import { SLOT_MINUTES } from '@namma/contract/appointments/rules';
import type { AdminBooking } from '@namma/contract/appointments/schemas';
import { gymMinute, minutes, startOfGymDay } from '@namma/contract/days/dates';

export type CoachDay = AppointmentDay['coaches'][number];

/** A row of the calendar: an appointment of `SLOT_MINUTES` begins then. */
export interface TimeRow {
  minute: number;
  startsAt: Date;
  /** Nobody works between the row above and this one. */
  isAfterGap: boolean;
}

type DayCell =
  | { kind: 'booked'; bookings: AdminBooking[] }
  | { kind: 'free' }
  | { kind: 'off'; text: string };

/** Lists the times at which some coach works, has an appointment or is free. */
export function timeRowsOf({ day, coaches }: AppointmentDay): TimeRow[] {
  const onGrid = (minute: number) => Math.floor(minute / SLOT_MINUTES) * SLOT_MINUTES;
  const shown = new Set<number>();
  for (const { hours, bookings, free } of coaches) {
    for (const { fromMinute, toMinute } of hours)
      for (let minute = onGrid(fromMinute); minute < toMinute; minute += SLOT_MINUTES) shown.add(minute);
    for (const startsAt of [...free, ...bookings.map((row) => row.startsAt)])
      if (startsAt) shown.add(onGrid(gymMinute(new Date(startsAt))));
  }
  const start = startOfGymDay(day).getTime();
  return [...shown]
    .sort((a, b) => a - b)
    .map((minute, n, all) => ({
      minute,
      startsAt: new Date(start + minutes(minute)),
      isAfterGap: n > 0 && minute - SLOT_MINUTES !== all[n - 1],
    }));
}

/** Returns what a coach has at a time. An appointment is shown also where the coach is off. */
export function cellOf(coach: CoachDay, { minute, startsAt }: TimeRow, now: Date): DayCell {
  const [begins, ends] = [startsAt.getTime(), startsAt.getTime() + minutes(SLOT_MINUTES)];
  const isWithin = (at: string | null) => at !== null && Date.parse(at) >= begins && Date.parse(at) < ends;
  const bookings = coach.bookings.filter((row) => isWithin(row.startsAt));
  if (bookings.length > 0) return { kind: 'booked', bookings };
  if (coach.free.some(isWithin)) return { kind: 'free' };
  const meets = (each: { startsAt: string; endsAt: string }) =>
    Date.parse(each.startsAt) < ends && begins < Date.parse(each.endsAt);
  const closure = coach.closures.find(meets);
  if (closure) return { kind: 'off', text: `Off: ${closure.reason}` };
  if (coach.classes.some(meets)) return { kind: 'off', text: 'Class' };
  const works = coach.hours.some(({ fromMinute, toMinute }) => fromMinute <= minute && minute < toMinute);
  return { kind: 'off', text: works && startsAt <= now ? 'Past' : 'Off' };
}
