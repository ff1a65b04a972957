import { NEXT_APPOINTMENTS_COUNT } from '@namma/contract/admin/rules';
import {
  type BookingNeed,
  type BookingStatus,
  type ConsultancyType,
  SLOT_MINUTES,
} from '@namma/contract/appointments/rules';
import { GYM_UTC_OFFSET_MINUTES } from '@namma/contract/business';
import type { Day } from '@namma/contract/days/dates';
import type { Center } from '@namma/contract/values/centers';
import { type RawBuilder, sql } from 'kysely';
import type { CountingReader } from '../../../../platform/db/lists/counted-rows.ts';
import { hasComeAfter } from '../../../../platform/db/lists/filtered-list.ts';
import type { ListFilter, ListRows } from '../../../../platform/db/lists/find-ids.ts';
import { rowsOf } from '../../../../platform/db/lists/list-window.ts';
import { byMember, searchOwned } from '../../../../platform/db/lists/owned-search.ts';
import { memberEmail } from '../../../../platform/db/member-email.ts';
import type { Db } from '../../../../platform/db/types.ts';
import { valueOn } from '../../../core/settings/api.ts';

/**
 * `from` and `to` are IST days of the appointments, both included; `q` matches a member's name, email or phone, or a
 * booking's id.
 */
interface BookingFilter extends ListFilter {
  type?: ConsultancyType | undefined;
  status?: BookingStatus | undefined;
  center?: Center | undefined;
  coachId?: number | undefined;
  /** The instant separates upcoming appointments from past ones. */
  needs?: { what: BookingNeed; now: Date } | undefined;
}

/** The minute of the IST day at which a booked slot begins. */
const minuteOfSlot = sql`(extract(epoch from bookings.starts_at) / 60 + ${sql.lit(GYM_UTC_OFFSET_MINUTES)}) % (24 * 60)`;

/**
 * True if a booked slot lies within the usual hours of its day, or the day has special hours, outside which closures
 * apply instead.
 */
export const isWithinUsualHours = sql<boolean>`(
  exists (
    select from special_hours
    where special_hours.center = bookings.center and special_hours.day = bookings.date
      and special_hours.removed_at is null)
  or exists (
    select from jsonb_array_elements(${valueOn('openingHours', sql.ref('bookings.date'))}) as usual(hours)
    where usual.hours->'weekdays' @> to_jsonb(extract(dow from bookings.date)::int)
      and (usual.hours->>'opensAtMinute')::int <= ${minuteOfSlot}
      and (usual.hours->>'closesAtMinute')::int >= ${minuteOfSlot} + ${sql.lit(SLOT_MINUTES)}))`;

/** True if a closure of its coach or center covers a booked slot. */
export const isClosedOver = sql<boolean>`exists (
  select from closures
  where (closures.coach_id = bookings.coach_id or closures.center = bookings.center)
    and closures.starts_at < bookings.starts_at + make_interval(mins => ${sql.lit(SLOT_MINUTES)})
    and closures.ends_at > bookings.starts_at)`;

/**
 * True if nobody takes a booked slot any more: the coach is retired, absent or no longer works then, or the owner has
 * changed the opening hours since.
 */
export const isUnattended = sql<boolean>`(
  bookings.status = 'booked' and bookings.starts_at is not null and (
    exists (select from coaches where coaches.id = bookings.coach_id and coaches.retired_at is not null)
    or ${isClosedOver}
    or not exists (
      select from coach_hours
      where coach_hours.coach_id = bookings.coach_id
        and coach_hours.weekday = extract(dow from bookings.date)
        and coach_hours.from_minute <= ${minuteOfSlot}
        and coach_hours.to_minute >= ${minuteOfSlot} + ${sql.lit(SLOT_MINUTES)})
    or not ${isWithinUsualHours}))`;

const conditionOf: Record<BookingNeed, (now: Date) => RawBuilder<unknown>> = {
  time: () => sql`status = 'booked' and starts_at is null`,
  decision: (now) => sql`status = 'booked' and starts_at > ${now} and ${isUnattended}`,
};

/** True if the reader may see the appointment. */
export const isBookingOf = ({ center, coachId }: CountingReader) => sql`
  (${center}::text is null or center = ${center}::text) and (${coachId}::int is null or coach_id = ${coachId}::int)`;

/** Searches bookings by member and id. */
export const bookingRows: ListRows<BookingFilter> = {
  table: 'bookings',
  conditionsOf: (filter) => [
    ...(filter.from ? [sql`date >= ${filter.from}::date`] : []),
    ...(filter.to ? [sql`date <= ${filter.to}::date`] : []),
    ...(filter.type ? [sql`consult_type = ${filter.type}`] : []),
    ...(filter.status ? [sql`status = ${filter.status}`] : []),
    ...(filter.center ? [sql`center = ${filter.center}`] : []),
    ...(filter.coachId === undefined ? [] : [sql`coach_id = ${filter.coachId}`]),
    ...(filter.needs ? [conditionOf[filter.needs.what](filter.needs.now)] : []),
    ...hasComeAfter(filter.after, 'id'),
  ],
  orderedBy: () => 'date',
  search: (db, search, window) =>
    searchOwned(db, { ...search, table: 'bookings', owners: [byMember] }, window),
};

/** Lists bookings by id, in the given order. */
export const listBookings = (db: Db, values: { ids: readonly number[] }) =>
  db
    .selectFrom(rowsOf('bookings', values.ids).as('bookings'))
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .leftJoin('coaches', 'coaches.id', 'bookings.coach_id')
    .select([
      'bookings.id',
      'bookings.consult_type',
      'bookings.date',
      'bookings.starts_at',
      'bookings.center',
      'bookings.coach_id',
      'bookings.status',
      'bookings.sequence',
      'bookings.cancel_reason',
      'bookings.moved_by_gym_at',
      'coaches.name as coach',
      isUnattended.as('is_unattended'),
      'bookings.age',
      'bookings.height_cm',
      'bookings.weight_kg',
      'bookings.created_at',
      'users.id as member_id',
      'users.locale as member_locale',
      'users.name',
      memberEmail.as('email'),
      'users.phone',
    ])
    .orderBy(sql`bookings.place`)
    .execute();

interface NextBooking {
  id: number;
  date: Day;
  consult_type: ConsultancyType;
  name: string;
  phone: string | null;
}

/**
 * Lists the next uncancelled bookings from this day on, with their members. The limit is a literal, because for a
 * parameter the planner prefers a join of both tables.
 */
export const listNextBookings = (db: Db, values: { day: Day }): Promise<NextBooking[]> =>
  db
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .select(['bookings.id', 'bookings.date', 'bookings.consult_type', 'users.name', 'users.phone'])
    .where('bookings.date', '>=', values.day)
    .where('bookings.status', '=', 'booked')
    .orderBy('bookings.date')
    .orderBy('bookings.id')
    .limit(sql.lit(NEXT_APPOINTMENTS_COUNT))
    .execute();

export const countBookingsOn = (db: Db, values: { day: Day }): Promise<{ count: number }[]> =>
  db
    .selectFrom('bookings')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('date', '=', values.day)
    .where('status', '=', 'booked')
    .execute();
