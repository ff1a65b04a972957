import type { AppointmentDayQuery } from '@namma/contract/appointments/coach-schemas';
import type { Reply } from '@namma/contract/calls';
import { addDays, gymDay, startOfGymDay, weekdayOf } from '@namma/contract/days/dates';
import type { Deps } from '../../../deps.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { readOpenHours } from '../centers/api.ts';
import { listClassTimes } from '../classes/api.ts';
import { presentAdminBooking, presentClosure } from './present.ts';
import { listIdsOn } from './queries/bookings.ts';
import { listClosures, listCoaches, listHours } from './queries/coaches.ts';
import { listBookings } from './queries/lists.ts';
import { bookableBounds, findFreeSlots } from './rules.ts';
import { isOwnCoach } from './staff-scope.ts';

/**
 * Lists the appointments and free times of an IST day by coach, for coaches who work on its weekday or have
 * appointments then. Today by default.
 */
export async function getDay(
  { db, clock }: Deps,
  session: Session,
  { day: asked, type, center }: AppointmentDayQuery,
): Promise<Reply<'consultancy/getDay'>> {
  const now = clock();
  const day = asked ?? gymDay(now);
  const coaches = (await listCoaches(db)).filter(
    (coach) =>
      (type === undefined || coach.consult_type === type) &&
      (center === undefined || coach.center === center) &&
      isOwnCoach(session, coach),
  );
  const coachIds = coaches.map(({ id }) => id);
  const [hours, classes, closures, ids, openOn] = await Promise.all([
    listHours(db, coachIds),
    listClassTimes(db, { coachIds, from: day, to: day, now }),
    listClosures(db, startOfGymDay(day), startOfGymDay(addDays(day, 1))),
    listIdsOn(db, day),
    readOpenHours(db, day, day),
  ]);
  const rows = await listBookings(db, { ids });
  const plan = {
    coaches: coaches.filter(({ retired_at }) => retired_at === null),
    hours,
    closures: [...closures, ...classes],
    openOn,
    taken: rows.flatMap(({ coach_id, starts_at }) =>
      coach_id && starts_at ? [{ coach_id, starts_at }] : [],
    ),
  };
  const free = findFreeSlots(plan, day, day, bookableBounds(now, true));
  const weekday = weekdayOf(day);
  const columns = coaches.map((coach) => ({
    coachId: coach.id,
    name: coach.name,
    type: coach.consult_type,
    center: coach.center,
    isRetired: coach.retired_at !== null,
    hours: hours
      .filter((each) => coach.retired_at === null && each.coach_id === coach.id && each.weekday === weekday)
      .map(({ from_minute, to_minute }) => ({ fromMinute: from_minute, toMinute: to_minute }))
      .sort((a, b) => a.fromMinute - b.fromMinute),
    classes: classes
      .filter((each) => each.coach_id === coach.id)
      .map(({ starts_at, ends_at }) => ({
        startsAt: starts_at.toISOString(),
        endsAt: ends_at.toISOString(),
      })),
    free: free.filter((slot) => slot.coach.id === coach.id).map(({ startsAt }) => startsAt.toISOString()),
    bookings: rows
      .filter(({ coach_id }) => coach_id === coach.id)
      .map((row) => presentAdminBooking(row, now)),
    closures: closures
      .filter((closure) => closure.coach_id === coach.id || closure.center === coach.center)
      .map(presentClosure),
  }));
  return { day, coaches: columns.filter((each) => each.bookings.length > 0 || each.hours.length > 0) };
}
