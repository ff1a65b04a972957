import type { AppointmentDayQuery } from '@namma/contract/appointments/coach-schemas';
import type { Reply } from '@namma/contract/calls';
import { addDays, gymDay, startOfGymDay, weekdayOf } from '@namma/contract/days/dates';
import type { Deps } from '../../../deps.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { readOpenHours } from '../centers/api.ts';
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
  const [hours, closures, ids, openOn] = await Promise.all([
    listHours(
      db,
      coaches.map(({ id }) => id),
    ),
    listClosures(db, startOfGymDay(day), startOfGymDay(addDays(day, 1))),
    listIdsOn(db, day),
    readOpenHours(db, day, day),
  ]);
  const rows = await listBookings(db, { ids });
  const plan = {
    coaches: coaches.filter(({ retired_at }) => retired_at === null),
    hours,
    closures,
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
    free: free.filter((slot) => slot.coach.id === coach.id).map(({ startsAt }) => startsAt.toISOString()),
    bookings: rows
      .filter(({ coach_id }) => coach_id === coach.id)
      .map((row) => presentAdminBooking(row, now)),
    closures: closures
      .filter((closure) => closure.coach_id === coach.id || closure.center === coach.center)
      .map(presentClosure),
  }));
  const works = (coachId: number) =>
    hours.some((each) => each.coach_id === coachId && each.weekday === weekday);
  return {
    day,
    coaches: columns.filter(
      ({ coachId, isRetired, bookings }) => bookings.length > 0 || (!isRetired && works(coachId)),
    ),
  };
}
