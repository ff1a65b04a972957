import { GYM_UTC_OFFSET_MINUTES } from '@namma/contract/business';
import { type RawBuilder, sql } from 'kysely';
import { valueOn } from '../../../core/settings/api.ts';

// SQL for other modules: the opening times of a center on an IST day, as UTC instants.

/** References to a center and an IST day of another table. */
interface CenterDay {
  center: RawBuilder<unknown>;
  day: RawBuilder<unknown>;
}

const midnightOf = (day: RawBuilder<unknown>) =>
  sql`((${day})::date::timestamp at time zone 'UTC' - make_interval(mins => ${sql.lit(GYM_UTC_OFFSET_MINUTES)}))`;

const hoursOf = (day: RawBuilder<unknown>, opens: RawBuilder<unknown>, closes: RawBuilder<unknown>) =>
  sql`range_agg(tstzrange(${midnightOf(day)} + make_interval(mins => ${opens}), ${midnightOf(day)} + make_interval(mins => ${closes})))`;

const usualTimes = ({ day }: CenterDay) => sql`coalesce((
  select ${hoursOf(day, sql`(usual.hours->>'opensAtMinute')::int`, sql`(usual.hours->>'closesAtMinute')::int`)}
  from jsonb_array_elements(${valueOn('openingHours', day)}) as usual(hours)
  where usual.hours->'weekdays' @> to_jsonb(extract(dow from (${day})::date)::int)), '{}')`;

const specialTimes = ({ center, day }: CenterDay) => sql`(
  select ${hoursOf(day, sql.ref('special.opens_at_minute'), sql.ref('special.closes_at_minute'))}
  from special_hours as special
  where special.center = ${center} and special.day = ${day} and special.removed_at is null)`;

/** Closures that touch the day, including whole days and the times outside special hours. */
const closuresOf = ({ center, day }: CenterDay) => sql`
  from closures as closed
  where closed.center = ${center} and closed.ends_at > ${midnightOf(day)}
    and closed.starts_at < ${midnightOf(day)} + make_interval(hours => 24)`;

const closedTimes = (where: CenterDay) => sql`coalesce((
  select range_agg(tstzrange(closed.starts_at, closed.ends_at)) ${closuresOf(where)}), '{}')`;

/** A multirange of a center's opening times on the day: special or usual hours without closures. */
const openTimes = (where: CenterDay) =>
  sql`(coalesce(${specialTimes(where)}, ${usualTimes(where)}) - ${closedTimes(where)})`;

/** True if a center does not open at all on a day: a closed day, closures of hours, or no hours. */
export const isClosedOn = (where: CenterDay) => sql<boolean>`isempty(${openTimes(where)})`;

/** True if a center does not open on a day, or is closed for part of the day's usual hours. */
export const isClosedOrShortOn = (where: CenterDay) =>
  sql<boolean>`(${isClosedOn(where)} or not isempty(${usualTimes(where)} - ${openTimes(where)}))`;

/** The opening times of a center on a day, in minutes from midnight, as a JSON array; empty when it is closed. */
export const openMinutesOn = (where: CenterDay) => sql<
  { opensAtMinute: number; closesAtMinute: number }[]
>`coalesce((
  select jsonb_agg(jsonb_build_object(
    'opensAtMinute', (extract(epoch from lower(open) - ${midnightOf(where.day)}) / 60)::int,
    'closesAtMinute', (extract(epoch from upper(open) - ${midnightOf(where.day)}) / 60)::int) order by open)
  from unnest(${openTimes(where)}) as open), '[]')`;

/** The last closure that touches a day; null when only the usual hours have changed. */
export const lastClosureOn = (where: CenterDay, column: 'id' | 'reason') =>
  sql`(select ${sql.ref(`closed.${column}`)} ${closuresOf(where)} order by closed.id desc limit 1)`;
