import { BOOKING_HORIZON_DAYS, SLOT_MINUTES } from '@namma/contract/appointments/rules';
import { addDays, type Day, gymDay, minutes, startOfGymDay, weekdayOf } from '@namma/contract/days/dates';
import type { Tx } from '../../../platform/db/types.ts';
import { refuseAt } from '../../../platform/shared/refusal.ts';
import { readSettings } from '../../core/settings/api.ts';
import { listAppointments, listChanges, listSlotsOfCoaches } from './queries/timetable.ts';
import { isOn, isWithinHours, type Occurrence, type Slot } from './rules.ts';
import { listClassTimes } from './timetable.ts';

/** The first day with a class. */
const firstDayOf = ({ weekday, from_day }: Slot): Day =>
  addDays(from_day, (weekday - weekdayOf(from_day) + 7) % 7);

/** @param named the weekday that the refusal names */
export async function refuseOutsideHours(tx: Tx, slot: Slot, named?: number): Promise<void> {
  const day = firstDayOf(slot);
  const { openingHours } = await readSettings(tx, day);
  const hours = openingHours.filter(({ weekdays }) => weekdays.includes(slot.weekday));
  if (!isWithinHours(slot.from_minute, slot.minutes, hours))
    throw refuseAt('fromMinute', 'classOutsideHours', named);
}

/**
 * Refuses a time at which the coach has another weekly class, leads one as a substitute, or has an appointment. Call it
 * under a lock of the coach.
 * @param named the weekday that the refusal names
 */
export async function refuseBusyCoach(tx: Tx, slot: Slot, named?: number): Promise<void> {
  const coachId = slot.coach_id;
  const others = (await listSlotsOfCoaches(tx, [coachId])).filter(({ id }) => id !== slot.id);
  const isTaken = others.some(
    (other) =>
      other.coach_id === coachId &&
      other.weekday === slot.weekday &&
      (other.to_day === null || (other.to_day >= slot.from_day && other.to_day >= other.from_day)) &&
      (slot.to_day === null || slot.to_day >= other.from_day) &&
      meet(other.from_minute, other.minutes, slot.from_minute, slot.minutes),
  );
  if (isTaken) throw refuseAt('coachId', 'coachBusy', named);
  if (await meetsOnSomeDay(tx, slot, others)) throw refuseAt('coachId', 'coachBusy', named);
  const from = startOfGymDay(slot.from_day);
  const appointments = await listAppointments(
    tx,
    coachId,
    from,
    startOfGymDay(addDays(slot.from_day, BOOKING_HORIZON_DAYS + 1)),
  );
  const day = (at: Date) => gymDay(at);
  const isBooked = appointments.some(({ starts_at }) => {
    if (!isOn(slot, day(starts_at))) return false;
    const minute = (starts_at.getTime() - startOfGymDay(day(starts_at)).getTime()) / minutes(1);
    return meet(minute, SLOT_MINUTES, slot.from_minute, slot.minutes);
  });
  if (isBooked) throw refuseAt('coachId', 'coachBusy', named);
}

/** True if a class that was changed for one day, this one or another that the coach leads then, conflicts. */
async function meetsOnSomeDay(tx: Tx, slot: Slot, others: readonly Slot[]): Promise<boolean> {
  const changes = await listChanges(tx, slot.from_day, addDays(slot.from_day, 366));
  const days = [...new Set(changes.map(({ day }) => day))].filter((day) => isOn(slot, day));
  return days.some((day) => {
    const ofDay = (each: Slot) => {
      const change = changes.find(({ slot_id, day: on }) => slot_id === each.id && on === day);
      return {
        coachId: change?.coach_id ?? each.coach_id,
        from: change?.from_minute ?? each.from_minute,
        length: change?.minutes ?? each.minutes,
        isCancelled: change?.is_cancelled ?? false,
      };
    };
    const own = ofDay(slot);
    if (own.isCancelled || own.coachId !== slot.coach_id) return false;
    return others
      .filter((each) => isOn(each, day))
      .map(ofDay)
      .some(
        (other) =>
          !other.isCancelled &&
          other.coachId === slot.coach_id &&
          meet(other.from, other.length, own.from, own.length),
      );
  });
}

const meet = (from: number, length: number, otherFrom: number, otherLength: number): boolean =>
  from < otherFrom + otherLength && otherFrom < from + length;

/** Refuses a one-day change that puts a class in the past, in a closure, or with a busy coach. */
export async function refuseUnfit(
  tx: Tx,
  {
    before,
    after,
    isAgain,
    now,
  }: {
    before: Occurrence;
    after: Occurrence;
    /** It was cancelled and takes place again. */
    isAgain: boolean;
    now: Date;
  },
): Promise<void> {
  const isMoved = after.startsAt.getTime() !== before.startsAt.getTime() || after.minutes !== before.minutes;
  if (isMoved && after.startsAt <= now) throw refuseAt('fromMinute', 'classBegun');
  if ((isMoved || isAgain) && after.isClosed) throw refuseAt('fromMinute', 'classOutsideHours');
  const coachId = after.coach?.id;
  if (coachId === undefined) return;
  const ends = new Date(after.startsAt.getTime() + minutes(after.minutes));
  const led = await listClassTimes(tx, { coachIds: [coachId], from: after.day, to: after.day, now });
  const own = led.findIndex(
    ({ starts_at, ends_at }) =>
      starts_at.getTime() === after.startsAt.getTime() && ends_at.getTime() === ends.getTime(),
  );
  const others = led.filter((_, n) => n !== own);
  const begins = new Date(after.startsAt.getTime() - minutes(SLOT_MINUTES));
  const isBusy =
    others.some(({ starts_at, ends_at }) => starts_at < ends && after.startsAt < ends_at) ||
    (await listAppointments(tx, coachId, begins, ends)).length > 0;
  if (isBusy) throw refuseAt('coachId', 'coachBusy');
}
