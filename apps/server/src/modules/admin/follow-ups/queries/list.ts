import { addDays, type Day, startOfGymDay } from '@namma/contract/days/dates';
import { followUpReasons, NO_OFFERS_DAYS, sellingReasons } from '@namma/contract/follow-ups/rules';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/types.ts';
import type { FollowUpRow } from '../present.ts';
import { candidates } from './candidates.ts';

/** Minors get no sales calls. */
const ADULT_YEARS = 18;

/**
 * Lists everybody to call on a day (IST), once each by their first reason. A query or pass belongs to a member if its
 * sender or phone number does. Excludes people who came today or were postponed, and from sales calls minors, people
 * without consent to offers, and people who declined in the last half year.
 */
export async function listFollowUps(db: Db, today: Day): Promise<FollowUpRow[]> {
  const rank = sql`array_position(${[...followUpReasons]}::text[], reason)`;
  const isSelling = sql`reason = any(${[...sellingReasons]}::text[])`;
  const start = startOfGymDay(today);
  const { rows } = await sql<FollowUpRow>`
    with named as (
      select candidate.*, coalesce(candidate.user_id, known_id) as member_id,
        coalesce(users.name, enquiries.name, passes.name) as name,
        coalesce(users.phone, enquiries.phone, passes.phone, '') as phone,
        coalesce(users.email, enquiries.email, '') as email,
        users.dob, choice.is_wanted as wants_offers
      from (${candidates(today)}) as candidate
      left join lateral (select * from enquiries where id = candidate.enquiry_id offset 0) as enquiries on true
      left join lateral (select * from passes where id = candidate.pass_id offset 0) as passes on true
      left join lateral (select * from users where id = candidate.user_id offset 0) as users on true
      left join lateral (
        select is_wanted from offer_choices where user_id = coalesce(candidate.user_id, known_id) offset 0
      ) as choice on true
      where users.deleted_at is null and users.disabled_at is null and (users.role is null or users.role = 'user')
    ), first as (
      select distinct on (person) * from (
        select named.*, coalesce('m' || member_id, 'p' || nullif(phone, ''), 'q' || enquiry_id, 'x' || pass_id) as person
        from named
        where not (${isSelling}) or (wants_offers is not false
          and (dob is null or dob <= ${today}::date - interval '${sql.raw(String(ADULT_YEARS))} years'))
      ) as each
      where coalesce(each.member_id, 0) not in (select user_id from visits where day = ${today}::date and is_in and user_id is not null)
        and not exists (select from passes as used where used.phone = nullif(each.phone, '') and used.used_at >= ${start} offset 0)
        and not exists (select from passes as used where used.user_id = each.member_id and used.used_at >= ${start} offset 0)
        and not (${isSelling} and exists (select from follow_ups as no where no.user_id = each.member_id
          and no.outcome = 'notInterested' and no.at >= ${startOfGymDay(addDays(today, -NO_OFFERS_DAYS))} offset 0))
      order by person, ${rank}, since, user_id, enquiry_id, pass_id
    )
    select first.reason, case when first.enquiry_id is null and first.pass_id is null then first.user_id end as user_id, first.enquiry_id, first.pass_id, first.membership_id, first.member_id, first.center, first.since,
      first.due_paise, first.about, first.name, first.phone, first.email, first.wants_offers, last.id as last_id, last.outcome as last_outcome,
      last.at as last_at, last.name as last_by, last.note as last_note
    from first
    left join lateral (
      select recorded.*, (select name from users where id = recorded.made_by) as name from (
        (select * from follow_ups where user_id = first.member_id order by id desc limit 1)
        union all (select * from follow_ups where enquiry_id = first.enquiry_id order by id desc limit 1)
        union all (select * from follow_ups where pass_id = first.pass_id order by id desc limit 1)
      ) as recorded order by id desc limit 1
    ) as last on true
    where last.again_on is null or last.again_on <= ${today}::date
    order by array_position(${[...followUpReasons]}::text[], first.reason), first.since, first.person`.execute(
    db,
  );
  return rows;
}
