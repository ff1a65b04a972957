import type { Day } from '@namma/contract/days/dates';
import type { TierName } from '@namma/contract/memberships/tiers';
import type { Center } from '@namma/contract/values/centers';
import { type Insertable, sql } from 'kysely';
import type { MembershipEventsTable } from '../../../../platform/db/gym-tables.ts';
import { isIdIn, rowsOf } from '../../../../platform/db/lists/list-window.ts';
import type { Db, Tx } from '../../../../platform/db/types.ts';

/** The terms of sale of a membership. */
export const soldColumns = [
  'memberships.list_price_paise',
  'memberships.discount_price_paise',
  'memberships.fee_paise',
  'memberships.extension_days',
  'memberships.extra_discount_paise',
  'memberships.pause_days',
  'memberships.transfer_days',
  'memberships.swimming_sessions',
  'memberships.opens_all_centers',
] as const;

/** Finds the data from which the end of a membership is computed. */
export const findTerm = (db: Db, id: number) =>
  db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select([
      'memberships.id',
      'memberships.user_id',
      'memberships.type',
      'memberships.start_date',
      'memberships.end_date',
      'users.name',
      ...soldColumns,
    ])
    .where('memberships.id', '=', id)
    .executeTakeFirst();

/** Finds the paid, running membership of a tier that ends last, by its member's email. */
export async function findRunning(
  tx: Tx,
  { email, type, today }: { email: string; type: TierName; today: Day },
): Promise<number | undefined> {
  const found = await tx
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select('memberships.id')
    .where('users.email', '=', email)
    .where('users.disabled_at', 'is', null)
    .where('memberships.type', '=', type)
    .where('memberships.payment_status', '=', 'payed')
    .where('memberships.ended_at', 'is', null)
    .where('memberships.start_date', '<=', today)
    .where('memberships.effective_end', '>=', today)
    .orderBy('memberships.effective_end', 'desc')
    .orderBy('memberships.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.id;
}

const eventColumns = [
  'membership_events.id',
  'membership_events.kind',
  'membership_events.from_day',
  'membership_events.to_day',
  'membership_events.days',
  'membership_events.center',
  'membership_events.closure_id',
  'membership_events.at',
  'users.role',
] as const;

/** Lists all steps of a membership, oldest first. There are few, because each kind is limited. */
export const listEvents = (db: Db, membershipId: number) =>
  db
    .selectFrom('membership_events')
    .innerJoin('users', 'users.id', 'membership_events.made_by')
    .select(eventColumns)
    .where('membership_id', '=', membershipId)
    .orderBy('membership_events.id')
    .execute();

/** Lists steps by id, for a timeline. */
export const listEventsById = (db: Db, values: { ids: readonly number[] }) =>
  db
    .selectFrom(rowsOf('membership_events', values.ids).as('membership_events'))
    .innerJoin('memberships', 'memberships.id', 'membership_events.membership_id')
    .innerJoin('users', 'users.id', 'membership_events.made_by')
    .select([...eventColumns, 'membership_events.membership_id', 'memberships.type'])
    .execute();

export type NewMembershipEvent = Insertable<MembershipEventsTable>;

/** Inserts steps in one statement; the database updates the ends and centers of their memberships. */
export const insertMembershipEvents = (tx: Tx, events: readonly NewMembershipEvent[]) =>
  tx
    .insertInto('membership_events')
    .values([...events])
    .execute();

/** Blocks new or changed closures until the transaction ends. */
export const lockClosuresForShare = (tx: Tx) => sql`lock table center_closures in row share mode`.execute(tx);

/** Locks the renewals of these memberships. Lock these first. */
export const lockRenewals = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('memberships')
    .select('id')
    .where(isIdIn('renewal_of', ids))
    .where('withdrawn_at', 'is', null)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** Lists the data from which the days of closures are computed. */
export const listTermsOf = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('memberships')
    .select(['id', 'center', 'start_date', 'end_date', 'effective_end', 'withdrawn_at', 'ended_at'])
    .where(isIdIn('id', ids))
    .execute();

/** Lists current and upcoming closures on this day, and those that already count for one of these memberships. */
export const listClosures = (tx: Tx, ids: readonly number[], day: Day) =>
  tx
    .selectFrom('center_closures')
    .selectAll()
    .where(
      sql<boolean>`(to_day >= ${day} or id in (
        select closure_id from membership_events where ${isIdIn('membership_id', ids)} and closure_id is not null))`,
    )
    .execute();

/** Lists the closures of all centers that are in effect or upcoming on this day. */
export const listOpenClosures = (db: Db, day: Day) =>
  db
    .selectFrom('center_closures')
    .select(['id', 'center', 'from_day', 'to_day'])
    .where('to_day', '>=', day)
    .where('reopened_at', 'is', null)
    .orderBy('id')
    .execute();

/** Lists all steps of these memberships, oldest first. */
export const listEventsOf = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('membership_events')
    .innerJoin('users', 'users.id', 'membership_events.made_by')
    .select([...eventColumns, 'membership_events.membership_id'])
    .where(isIdIn('membership_id', ids))
    .orderBy('membership_events.id')
    .execute();

const membershipsIn = (db: Db, { center, fromDay, toDay }: { center: Center; fromDay: Day; toDay: Day }) =>
  db
    .selectFrom('memberships')
    .where('center', '=', center)
    .where('effective_end', '>=', fromDay)
    .where('start_date', '<=', toDay)
    .where('withdrawn_at', 'is', null)
    .where('ended_at', 'is', null);

/** Locks the memberships affected by a closure, in order of their ids. */
export const lockMembershipsIn = (tx: Tx, days: Parameters<typeof membershipsIn>[1]) =>
  membershipsIn(tx, days).select(['id', 'user_id']).orderBy('id').forNoKeyUpdate().execute();

export async function countMembershipsIn(db: Db, days: Parameters<typeof membershipsIn>[1]): Promise<number> {
  const { count } = await membershipsIn(db, days)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Locks the memberships that a closure counts for. */
export const lockMembershipsOfClosure = (tx: Tx, closureId: number) =>
  tx
    .selectFrom('memberships')
    .select(['id', 'user_id'])
    .where(sql<boolean>`id in (select membership_id from membership_events where closure_id = ${closureId})`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

export interface NewClosureStep {
  membership_id: number;
  kind: 'closure' | 'reopening';
  from_day: Day;
  to_day: Day;
  days: number;
  closure_id: number;
}

/** Inserts closure steps in one statement; their admin is the one who entered the closure. */
export const insertClosureSteps = (tx: Tx, steps: readonly NewClosureStep[], at: Date) =>
  sql`
    insert into membership_events (membership_id, kind, from_day, to_day, days, closure_id, made_by, at)
    select membership_id, kind, step.from_day, step.to_day, days, closure_id, closed_by, ${at}
    from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb)
      as step (membership_id integer, kind text, from_day date, to_day date, days integer, closure_id integer)
    join center_closures on center_closures.id = closure_id`.execute(tx);

/** Counts the paid memberships that end from the first day to each of the others, both included. */
export async function countEnding(db: Db, from: Day, to: readonly Day[]): Promise<number[]> {
  const { rows } = await sql<{ count: number }>`
    select count(memberships.id) as count
    from unnest(${[...to]}::date[]) with ordinality as last (day, place)
    left join memberships on payment_status = 'payed' and effective_end between ${from} and last.day
      and (ended_at is null or effective_end >= start_date)
    group by place order by place`.execute(db);
  return rows.map(({ count }) => count);
}

/** For timelines: the steps of a member's memberships. */
export const eventEntries = ({ userId }: { userId: number }) => sql`
  select steps.id, at from (select id from memberships where user_id = ${userId}) as bought
    cross join lateral (select id, at from membership_events where membership_id = bought.id offset 0) as steps`;
