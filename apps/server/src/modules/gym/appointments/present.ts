import type { Closure } from '@namma/contract/appointments/coach-schemas';
import { LATE_MOVE_MINUTES } from '@namma/contract/appointments/rules';
import type { AdminBooking, Booking } from '@namma/contract/appointments/schemas';
import { minutes } from '@namma/contract/days/dates';
import type { BookingRow, ClosureRow } from '../../../platform/db/types.ts';

type OwnBooking = Pick<
  BookingRow,
  'id' | 'consult_type' | 'date' | 'starts_at' | 'center' | 'status' | 'moved_by_gym_at'
> & {
  coach: string | null;
  is_unattended: boolean;
};

/**
 * True if the gym moved an appointment so late that its member could hardly change it in time, or nobody would be
 * there.
 */
export const canChangeUntilStart = ({
  starts_at: startsAt,
  moved_by_gym_at: movedAt,
  is_unattended: isUnattended,
}: Pick<OwnBooking, 'starts_at' | 'moved_by_gym_at' | 'is_unattended'>): boolean =>
  isUnattended ||
  (startsAt !== null &&
    movedAt !== null &&
    startsAt.getTime() - movedAt.getTime() < minutes(LATE_MOVE_MINUTES));

/** Presents a booking to its member. */
export const presentBooking = (row: OwnBooking): Booking => ({
  id: row.id,
  consult_type: row.consult_type,
  date: row.date,
  startsAt: row.starts_at?.toISOString() ?? null,
  center: row.center,
  coach: row.coach,
  status: row.status,
  ...(row.status === 'booked' && canChangeUntilStart(row) && { canChangeUntilStart: true as const }),
});

interface ListedBooking extends OwnBooking, Omit<BookingRow, 'user_id' | 'sequence'> {
  member_id: number;
  name: string;
  email: string;
  phone: string | null;
}

/** Presents the body measurements of a booking; null after erasure, which is stored as age 0. */
export const presentBody = ({
  age,
  height_cm,
  weight_kg,
}: Pick<ListedBooking, 'age' | 'height_cm' | 'weight_kg'>) =>
  age === 0 ? { age: null, height: null, weight: null } : { age, height: height_cm, weight: weight_kg };

/** Presents a booking with its member, for admins. */
export const presentAdminBooking = (row: ListedBooking, now: Date): AdminBooking => ({
  ...presentBooking(row),
  coachId: row.coach_id,
  needsDecision: row.is_unattended && row.starts_at !== null && row.starts_at > now,
  cancelReason: row.cancel_reason,
  ...presentBody(row),
  bookedAt: row.created_at.toISOString(),
  member: { userId: row.member_id, name: row.name, email: row.email, phone: row.phone ?? '' },
});

export const presentClosure = (row: ClosureRow & { is_of_closed_days: boolean }): Closure => ({
  id: row.id,
  coachId: row.coach_id,
  center: row.center,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  reason: row.reason,
  isOfClosedDays: row.is_of_closed_days,
});
