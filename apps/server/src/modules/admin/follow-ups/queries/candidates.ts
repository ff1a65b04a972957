import type { Day } from '@namma/contract/days/dates';
import { addDays, startOfGymDay } from '@namma/contract/days/dates';
import * as rules from '@namma/contract/follow-ups/rules';
import { type RawBuilder, sql } from 'kysely';
import { isClosedOrShortOn } from '../../../gym/centers/api.ts';

/*
 * Each reason is one statement that uses an index, on the current state. Their columns are the same: the person
 * concerned or the sender, the member known by the phone number, the query, the pass, the membership, the center, the
 * reference day, the due amount, and the details. `offset 0` keeps a lookup per row a lookup: as a join it would scan a
 * whole table.
 */

/** True if the same member has a later or a pending membership, except withdrawn and never-begun ones. */
const goesOn = sql`exists (select from memberships as later
  where later.user_id = ended.user_id and later.id <> ended.id and later.withdrawn_at is null
    and later.effective_end >= later.start_date
    and (later.effective_end > ended.effective_end or later.payment_status = 'pending') offset 0)`;

/**
 * Paid memberships that end on one of these days (IST) without a successor. Members who ended early are not asked for a
 * renewal, but appear later among the former members.
 */
const ending = (reason: rules.FollowUpReason, from: Day, to: Day): RawBuilder<unknown> => sql`
  select ${sql.lit(reason)}::text as reason, ended.user_id, null::int as known_id, null::int as enquiry_id, null::int as pass_id, ended.id as membership_id, ended.center,
    ended.effective_end as since, null::bigint as due_paise, ended.type as about
  from memberships as ended
  where ended.payment_status = 'payed' and ended.effective_end between ${from}::date and ${to}::date and not ${goesOn}
    and (ended.ended_at is null or ${sql.lit(reason !== 'renewal due')})`;

/** Begun and unpaid memberships, without withdrawn ones. */
const moneyDue = (today: Day): RawBuilder<unknown> => sql`
  select 'money due', user_id, null, null, null, id, center, start_date, total_paise - credited_paise - paid_paise, type
  from memberships
  where payment_status = 'pending' and withdrawn_at is null and total_paise - credited_paise > paid_paise
    and start_date <= ${today}::date`;

/** The member with a visitor's phone number; the first of several. */
const memberBy = (
  table: 'enquiries' | 'passes',
) => sql`case when ${sql.ref(`${table}.user_id`)} is null then (
    select person.id from users as person
    where person.phone = nullif(${sql.ref(`${table}.phone`)}, '') and person.deleted_at is null order by person.id limit 1
  ) end`;

/** Without queries erased with their sender's account: nobody can be called. */
const queries: RawBuilder<unknown> = sql`
  select 'query', user_id, ${memberBy('enquiries')}, id, null, null, null, gym_day(created_at), null, message
  from enquiries where status = 'unanswered' and (phone <> '' or email <> '')`;

const trials = (today: Day): RawBuilder<unknown> => sql`
  select case when sold_at is null then 'trial asked' else 'trial missed' end, user_id, ${memberBy('passes')}, null, id, null, center, day, null, ''
  from passes
  where day >= ${addDays(today, -rules.TRIAL_DAYS)}::date and voided_at is null and used_at is null
    and phone is not null and (sold_at is null or (kind = 'trial' and day < ${today}::date))`;

/**
 * Unused passes and requested trials from today on, for days when their center is closed or opens for fewer hours than
 * usual.
 */
const onClosedDays = (today: Day): RawBuilder<unknown> => sql`
  select 'closed day', user_id, ${memberBy('passes')}, null, id, null, center, day, null,
    case when kind = 'trial' then 'Trial' else 'Day pass' end
  from passes
  where day >= ${today}::date and voided_at is null and used_at is null and phone is not null
    and (center, day) in (
      select center, day from (
        select distinct center, day from passes
        where day >= ${today}::date and voided_at is null and used_at is null and phone is not null) as each
      where ${isClosedOrShortOn({ center: sql.ref('each.center'), day: sql.ref('each.day') })})`;

/** Visits before an import are unknown, so imported members get more time. */
const awaitedFrom = sql`case when is_imported
  then greatest(start_date, gym_day(created_at) + ${sql.lit(rules.IMPORTED_NEVER_CAME_DAYS - rules.NEVER_CAME_DAYS)})
  else start_date end`;

/**
 * Each member's last-ending current membership, if the member came often in four weeks and then not for two, or paid
 * and never came. First excludes recent visitors by the visits of these days; for most others the last visit decides.
 */
const away = (today: Day): RawBuilder<unknown> => {
  const before = startOfGymDay(addDays(today, -rules.STOPPED_DAYS));
  const since = startOfGymDay(addDays(today, -rules.STOPPED_DAYS - rules.STOPPED_WEEKS * 7));
  return sql`
  select case when latest_at is null then 'never came' else 'stopped coming' end, user_id, null, null, null, id, center,
    coalesce(gym_day(latest_at), start_date), null, type
  from (
    select running.*, (select at from visits where visits.user_id = running.user_id and is_in order by at desc limit 1) as latest_at
    from (
      select user_id, id, center, type, start_date, ${awaitedFrom} as awaited_from,
        row_number() over (partition by user_id order by effective_end desc, id desc) = 1 as is_last
      from memberships
      where payment_status = 'payed' and effective_end >= ${today}::date and start_date <= ${today}::date
        and user_id not in (select user_id from visits
          where day >= ${addDays(today, -rules.STOPPED_DAYS)}::date and is_in and user_id is not null)
    ) as running offset 0
  ) as quiet
  where case when latest_at is null
    then awaited_from between ${addDays(today, -90)}::date and ${addDays(today, -rules.NEVER_CAME_DAYS)}::date
    else is_last and latest_at >= ${since} and latest_at < ${before}
      and (select count(*) from visits where visits.user_id = quiet.user_id and is_in and at >= ${since} and at < ${before})
        >= ${rules.STOPPED_VISITS_LEAST}
      and not exists (select from membership_events as pause
        where pause.membership_id = quiet.id and pause.kind = 'pause' and ${today}::date between pause.from_day and pause.to_day
          and not exists (select from membership_events as resumption where resumption.resumes = pause.id) offset 0)
    end`;
};

/** All reasons of this day (IST); a person may appear several times. */
export const candidates = (today: Day): RawBuilder<unknown> => sql`
  ${ending('renewal due', addDays(today, -rules.RENEWAL_DAYS_AFTER), addDays(today, rules.RENEWAL_DAYS_BEFORE))}
  union all ${ending('ended', addDays(today, -rules.ENDED_DAYS_MOST), addDays(today, -rules.RENEWAL_DAYS_AFTER - 1))}
  union all ${moneyDue(today)}
  union all ${queries}
  union all ${onClosedDays(today)}
  union all ${trials(today)}
  union all ${away(today)}`;
