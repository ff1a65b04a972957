import { type RawBuilder, sql } from 'kysely';

/**
 * SQL: true if a membership is paid, runs on a day (IST), is not paused then, and admits to a center. The rule of
 * `admit`, for many people at once.
 */
export const opensCenterOn = (
  userId: RawBuilder<unknown>,
  day: RawBuilder<unknown>,
  center: RawBuilder<unknown>,
) => hasMembershipFor(userId, day, center, sql`opening.payment_status = 'payed'`);

/**
 * SQL: the same for a membership unpaid only since an instant: a new one, or one whose receipt was reversed, for
 * example for a correction.
 */
export const opensOncePaid = (
  userId: RawBuilder<unknown>,
  day: RawBuilder<unknown>,
  center: RawBuilder<unknown>,
  unpaidSince: Date,
) =>
  hasMembershipFor(
    userId,
    day,
    center,
    sql`opening.payment_status = 'pending' and opening.withdrawn_at is null and (opening.created_at > ${unpaidSince}
      or exists (
        select from payments as reversal
        where reversal.membership_id = opening.id and reversal.kind = 'reversal' and reversal.received_at > ${unpaidSince}))`,
  );

const hasMembershipFor = (
  userId: RawBuilder<unknown>,
  day: RawBuilder<unknown>,
  center: RawBuilder<unknown>,
  isPaid: RawBuilder<unknown>,
) =>
  sql<boolean>`exists (
    select from memberships as opening
    where opening.user_id = ${userId} and ${isPaid}
      and ${day} between opening.start_date and opening.effective_end
      and (opening.opens_all_centers or opening.center = ${center})
      and not exists (
        select from membership_events as pause
        where pause.membership_id = opening.id and pause.kind = 'pause' and ${day} between pause.from_day and pause.to_day
          and not exists (select from membership_events as resumption where resumption.resumes = pause.id)))`;

/** SQL: the due amount of each membership that is not paid, with its member. */
export const owedForMemberships: RawBuilder<unknown> = sql`
  select user_id, total_paise - credited_paise - paid_paise as paise from memberships
  where payment_status = 'pending' and withdrawn_at is null and total_paise - credited_paise > paid_paise`;
