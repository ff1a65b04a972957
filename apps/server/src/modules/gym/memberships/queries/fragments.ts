import { type RawBuilder, sql } from 'kysely';

/**
 * SQL: whether a membership of a person is paid, runs on a day (IST), is not paused then, and opens a center. The rule of
 * `admit`, for many people at once.
 */
export const opensCenterOn = (
  userId: RawBuilder<unknown>,
  day: RawBuilder<unknown>,
  center: RawBuilder<unknown>,
) =>
  sql<boolean>`exists (
    select from memberships as opening
    where opening.user_id = ${userId} and opening.payment_status = 'payed'
      and ${day} between opening.start_date and opening.effective_end
      and (opening.opens_all_centers or opening.center = ${center})
      and not exists (
        select from membership_events as pause
        where pause.membership_id = opening.id and pause.kind = 'pause' and ${day} between pause.from_day and pause.to_day
          and not exists (select from membership_events as resumption where resumption.resumes = pause.id)))`;
