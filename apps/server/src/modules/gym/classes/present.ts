import type { PlannedClass, PlannedForStaff } from '@namma/contract/classes/schemas';
import { addDays } from '@namma/contract/days/dates';
import type { Occurrence } from './rules.ts';

/**
 * Presents a class to the public.
 * @param booked the number of places and waiting-list entries taken
 */
export function presentClass(planned: Occurrence, booked: number, now: Date): PlannedClass {
  const { slot, day, coach, startsAt, minutes, capacity, isCancelled } = planned;
  const free = Math.max(0, capacity - booked);
  const stands = free > 0 ? 'open' : 'full';
  return {
    slotId: slot.id,
    day,
    type: slot.type,
    center: slot.center,
    coach: coach?.name ?? null,
    startsAt: startsAt.toISOString(),
    minutes,
    capacity,
    free: isCancelled ? 0 : free,
    waiting: Math.max(0, booked - capacity),
    state: isCancelled ? 'cancelled' : startsAt <= now ? 'over' : stands,
  };
}

export const presentForStaff = (planned: Occurrence, booked: number, now: Date): PlannedForStaff => {
  const { slot, coach, fromMinute, needsCoach, reason } = planned;
  return {
    ...presentClass(planned, booked, now),
    coachId: coach?.id ?? slot.coach_id,
    weekday: slot.weekday,
    fromMinute,
    usual: {
      coachId: slot.coach_id,
      capacity: slot.capacity,
      fromMinute: slot.from_minute,
      minutes: slot.minutes,
    },
    needsCoach,
    reason,
    endsFrom: slot.to_day === null ? null : addDays(slot.to_day, 1),
  };
};
