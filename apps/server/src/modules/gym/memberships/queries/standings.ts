import type { Day } from '@namma/contract/days/dates';
import { addDays } from '@namma/contract/days/dates';
import type { MemberEnds, MemberState } from '@namma/contract/members/rules';
import type { MembershipState } from '@namma/contract/memberships/rules';
import type { TierName } from '@namma/contract/memberships/tiers';
import type { Center } from '@namma/contract/values/centers';
import { type RawBuilder, sql } from 'kysely';

/*
 * The state of members by their memberships (`memberStates`). Each set is read by an index, so that a list of 100,000
 * members is filtered at once.
 */

const isPausedOn = (today: Day) => sql`id in (
  select membership_id from membership_events as pause
  where kind = 'pause' and from_day <= ${today}::date and to_day >= ${today}::date
    and not exists (select from membership_events as resumption where resumption.resumes = pause.id))`;

/** Paid memberships that run on this day. */
const running = (today: Day) => sql`from memberships
  where payment_status = 'payed' and effective_end >= ${today}::date and start_date <= ${today}::date`;

/** Unpaid memberships that have not ended, and paid ones that begin later. */
const waiting = (today: Day) => sql`from memberships
  where withdrawn_at is null and effective_end >= ${today}::date
    and (payment_status = 'pending' or start_date > ${today}::date)`;

const all = sql`from memberships where withdrawn_at is null`;

/** SQL: the state of one membership. */
export function isInStateOn(state: MembershipState, today: Day): RawBuilder<unknown> {
  if (state === 'ended') return sql`withdrawn_at is null and effective_end < ${today}::date`;
  const runs = sql`payment_status = 'payed' and effective_end >= ${today}::date and start_date <= ${today}::date`;
  return state === 'paused'
    ? sql`${runs} and ${isPausedOn(today)}`
    : sql`${runs} and not ${isPausedOn(today)}`;
}

/** SQL: the state of one person. */
export const stateOf = (userId: RawBuilder<unknown>, today: Day) => {
  const has = (memberships: RawBuilder<unknown>) =>
    sql`exists (select ${memberships} and user_id = ${userId})`;
  return sql<MemberState>`case
    when ${has(sql`${running(today)} and not ${isPausedOn(today)}`)} then 'active'
    when ${has(running(today))} then 'paused'
    when ${has(waiting(today))} then 'pending'
    when ${has(all)} then 'ended'
    else 'none' end`;
};

/** SQL conditions: the person is in this state. */
export function isInState(
  userId: RawBuilder<unknown>,
  state: MemberState,
  today: Day,
): RawBuilder<unknown>[] {
  const isIn = (memberships: RawBuilder<unknown>) => sql`${userId} in (select user_id ${memberships})`;
  const isActive = isIn(sql`${running(today)} and not ${isPausedOn(today)}`);
  const conditions: Record<MemberState, RawBuilder<unknown>[]> = {
    active: [isActive],
    paused: [isIn(sql`${running(today)} and ${isPausedOn(today)}`), sql`not ${isActive}`],
    pending: [isIn(waiting(today)), sql`not ${isIn(running(today))}`],
    // A membership that has not ended is running or pending.
    ended: [isIn(sql`${all} group by user_id having max(effective_end) < ${today}::date`)],
    none: [sql`not ${isIn(all)}`],
  };
  return conditions[state];
}

interface NewestFilter {
  type?: TierName | undefined;
  center?: Center | undefined;
  ends?: MemberEnds | undefined;
}

/** SQL conditions: the person's newest membership that was not withdrawn is like this. */
export function newestIs(
  userId: RawBuilder<unknown>,
  { type, center, ends }: NewestFilter,
  today: Day,
): RawBuilder<unknown>[] {
  const wanted = [
    ...(type ? [sql`newest.type = ${type}`] : []),
    ...(center ? [sql`newest.center = ${center}`] : []),
    ...(ends ? [endsWithin(ends, today)] : []),
  ];
  if (wanted.length === 0) return [];
  return [
    sql`${userId} in (
      select user_id from (
        select distinct on (user_id) user_id, type, center, payment_status, effective_end
        from memberships where withdrawn_at is null order by user_id, id desc
      ) as newest where ${sql.join(wanted, sql` and `)})`,
  ];
}

/** Paid memberships that end from today on, or ended before today, within this many days. */
function endsWithin(ends: MemberEnds, today: Day) {
  const days = Number(/\d+$/.exec(ends)?.[0]);
  const [from, to] = ends.startsWith('in')
    ? [today, addDays(today, days)]
    : [addDays(today, -days), addDays(today, -1)];
  return sql`newest.payment_status = 'payed' and newest.effective_end between ${from}::date and ${to}::date`;
}
