import { addDays, type Day, startOfGymDay } from '@namma/contract/days/dates';
import { FOLLOW_UP_REPORT_DAYS } from '@namma/contract/follow-ups/rules';
import { type Insertable, sql } from 'kysely';
import { isIdIn } from '../../../../platform/db/lists/list-window.ts';
import type { Db, Tables, Tx } from '../../../../platform/db/types.ts';

type NewFollowUp = Insertable<Tables['follow_ups']>;
type Subject = Pick<NewFollowUp, 'user_id' | 'enquiry_id' | 'pass_id'>;

/** Serializes records about one subject. */
export const lockSubject = (tx: Tx, { user_id, enquiry_id, pass_id }: Subject) =>
  sql`select pg_advisory_xact_lock(hashtext(${`follow-up ${user_id} ${enquiry_id} ${pass_id}`}))`.execute(tx);

/** True if this member, query or pass exists and was not erased. */
export async function findSubject(tx: Tx, { user_id, enquiry_id, pass_id }: Subject): Promise<boolean> {
  const { rows } = await sql`
    select from users where id = ${user_id ?? 0} and deleted_at is null and role = 'user'
    union all select from enquiries where id = ${enquiry_id ?? 0} and (phone <> '' or email <> '')
    union all select from passes where id = ${pass_id ?? 0} and phone is not null`.execute(tx);
  return rows.length > 0;
}

/** Finds the last record about this subject. */
export const findLast = (tx: Tx, { user_id, enquiry_id, pass_id }: Subject) =>
  tx
    .selectFrom('follow_ups')
    .leftJoin('users', 'users.id', 'made_by')
    .select(['follow_ups.id', 'users.name'])
    .$if(user_id !== null, (query) => query.where('user_id', '=', user_id as number))
    .$if(enquiry_id !== null, (query) => query.where('enquiry_id', '=', enquiry_id as number))
    .$if(pass_id !== null, (query) => query.where('pass_id', '=', pass_id as number))
    .orderBy('follow_ups.id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const insertFollowUp = async (tx: Tx, row: NewFollowUp): Promise<number> =>
  (await tx.insertInto('follow_ups').values(row).returning('id').executeTakeFirstOrThrow()).id;

/** For timelines: calls about a person, their queries and their passes. */
export const followUpEntries = ({ userId }: { userId: number }) => sql`
  select id, at from follow_ups where user_id = ${userId}
  union all select calls.id, at from enquiries join follow_ups as calls on calls.enquiry_id = enquiries.id
    where enquiries.user_id = ${userId}
  union all select calls.id, at from passes join follow_ups as calls on calls.pass_id = passes.id
    where passes.user_id = ${userId}`;

export const listFollowUpsById = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('follow_ups')
    .leftJoin('users', 'users.id', 'made_by')
    .select(['follow_ups.id', 'reason', 'outcome', 'again_on', 'note', 'users.name'])
    .where(isIdIn('follow_ups.id', ids))
    .execute();

interface Result {
  is_reached: boolean;
  people: number;
  came: number;
  paid: number;
  joined: number;
}

/** Lists the results of calls on these days (IST): reached or not, and the members' actions within 14 days. */
export async function listResults(db: Db, from: Day, to: Day): Promise<Result[]> {
  const within = sql`interval '${sql.raw(String(FOLLOW_UP_REPORT_DAYS))} days'`;
  const { rows } = await sql<Result>`
    select is_reached, count(*)::int as people,
      (count(*) filter (where exists (select from visits
        where visits.user_id = called.member_id and is_in and visits.at > called.at and visits.at <= called.at + ${within})))::int as came,
      (count(*) filter (where exists (select from payments join memberships on memberships.id = membership_id
        where memberships.user_id = called.member_id and kind = 'payment' and reversed_by is null
          and received_at > called.at and received_at <= called.at + ${within})))::int as paid,
      (count(*) filter (where exists (select from memberships
        where memberships.user_id = called.member_id and created_at > called.at and created_at <= called.at + ${within})))::int as joined
    from (
      select member_id, bool_or(outcome in ('reached', 'willCome', 'notInterested')) as is_reached, min(at) as at
      from (
        select coalesce(follow_ups.user_id, enquiries.user_id, passes.user_id) as member_id, outcome, at, follow_ups.id
        from follow_ups left join enquiries on enquiries.id = enquiry_id left join passes on passes.id = pass_id
        where at >= ${startOfGymDay(from)} and at < ${startOfGymDay(addDays(to, 1))}
      ) as each
      group by coalesce('m' || member_id, 'f' || id), member_id
    ) as called group by is_reached`.execute(db);
  return rows;
}

/** Counts the trials for these days (IST): issued, used, and converted to a membership. */
export async function countTrials(db: Db, from: Day, to: Day) {
  const { rows } = await sql<{ given: number; came: number; joined: number }>`
    select count(*)::int as given, count(used_at)::int as came,
      (count(*) filter (where exists (select from memberships
        where memberships.user_id = passes.user_id and withdrawn_at is null and created_at >= sold_at)))::int as joined
    from passes where day between ${from}::date and ${to}::date and kind = 'trial' and sold_at is not null and voided_at is null`.execute(
    db,
  );
  return rows[0] ?? { given: 0, came: 0, joined: 0 };
}

/** Deletes calls about the queries of a member, including queries sent with the member's email. */
export const deleteAboutQueriesOf = (tx: Tx, { userId, email }: { userId: number; email: string }) =>
  sql`delete from follow_ups where enquiry_id in (
    select id from enquiries where user_id = ${userId} or email = ${email})`.execute(tx);

/** Deletes calls about queries and passes whose person was erased, because a note may contain the name. */
export const deleteAboutErased = (db: Db) =>
  sql`delete from follow_ups
    where enquiry_id in (select id from enquiries where phone = '' and email = '')
      or pass_id in (select id from passes where phone is null)`.execute(db);
