import { NEWEST_BUYERS_COUNT } from '@namma/contract/admin/rules';
import type { Day } from '@namma/contract/days/dates';
import type { MembershipListStatus, MembershipState } from '@namma/contract/memberships/rules';
import type { TierName } from '@namma/contract/memberships/tiers';
import { OWN_LIST_MAX } from '@namma/contract/pages';
import type { Center } from '@namma/contract/values/centers';
import { type Insertable, type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { MembershipsTable } from '../../../../platform/db/gym-tables.ts';
import type { CountingReader } from '../../../../platform/db/lists/counted-rows.ts';
import { hasComeAfter, isInDays } from '../../../../platform/db/lists/filtered-list.ts';
import { byDays, type ListFilter, type ListRows } from '../../../../platform/db/lists/find-ids.ts';
import { isIdIn, rowsOf } from '../../../../platform/db/lists/list-window.ts';
import { byMember, searchOwned } from '../../../../platform/db/lists/owned-search.ts';
import { memberEmail } from '../../../../platform/db/member-email.ts';
import { withinCalendar } from '../../../../platform/db/stored-days.ts';
import type { Db, Tables } from '../../../../platform/db/types.ts';
import { openDocumentNumber } from '../../../money/documents/api.ts';
import { soldColumns } from './days.ts';
import { isInStateOn } from './standings.ts';

export const insertMembership = async (db: Db, membership: Insertable<MembershipsTable>): Promise<number> => {
  const inserted = db.insertInto('memberships').values(membership).returning('id');
  return (await inserted.executeTakeFirstOrThrow()).id;
};

/** True if the reader may see the membership. */
export const isMembershipOf = ({ center }: CountingReader) => sql`
  (${center}::text is null or center = ${center}::text)`;

/** The columns of an early end. */
const endColumns = [
  'memberships.withdrawn_at',
  'memberships.lapses_on',
  'memberships.ended_at',
  'memberships.credited_paise',
  'memberships.changed_from',
] as const;

/** Memberships with their member's name. */
const selectMemberships = (db: Db) => withMember(db.selectFrom('memberships'));

const withMember = (memberships: SelectQueryBuilder<Tables, 'memberships', object>) =>
  memberships.innerJoin('users', 'users.id', 'memberships.user_id').select([
    'memberships.id',
    'users.name',
    'memberships.type',
    'memberships.total_paise',
    'memberships.paid_paise',
    'memberships.payment_status',
    'memberships.center',
    'memberships.start_date',
    'memberships.end_date',
    'memberships.effective_end',
    'memberships.months',
    'memberships.renewal_of',
    'memberships.renewal_discount_paise',
    ...endColumns,
    ...soldColumns,
    openDocumentNumber('membership_id', sql.ref('memberships.id')).as('document_number'),
    sql<{ fromDay: Day; toDay: Day } | null>`(
        select jsonb_build_object('fromDay', ${withinCalendar(sql`from_day`)},
          'toDay', ${withinCalendar(sql`to_day`)}) from membership_events as pause
        where pause.membership_id = memberships.id and kind = 'pause' and not exists (
          select from membership_events as resumption where resumption.resumes = pause.id)
        order by id desc limit 1
      )`.as('pause'),
  ]);

/** Lists the newest memberships up to the id `lastId`, newest first. */
export const listMembershipsOf = (db: Db, userId: number, lastId: number) =>
  selectMemberships(db)
    .where('memberships.user_id', '=', userId)
    .where('memberships.id', '<=', lastId)
    .orderBy('memberships.id', 'desc')
    .limit(OWN_LIST_MAX)
    .execute();

/** Lists a member's paid memberships that have not ended on this day (IST) or have a pending refund, by end. */
export const listRunningOf = (db: Db, userId: number, today: Day) =>
  selectMemberships(db)
    .where('memberships.user_id', '=', userId)
    .where('memberships.payment_status', '=', 'payed')
    .where(
      sql<boolean>`(memberships.effective_end >= ${today}
        or memberships.ended_at is not null and paid_paise > total_paise - credited_paise)`,
    )
    .orderBy('memberships.effective_end')
    .orderBy('memberships.id')
    .limit(OWN_LIST_MAX)
    .execute();

/** `q` matches a member's name, email or phone, or a membership's id. */
interface MembershipFilter extends ListFilter {
  status?: MembershipListStatus | undefined;
  center?: Center | undefined;
  type?: TierName | undefined;
  /** Only paid ones that end on one of these days. */
  ends?: { from: Day; to: Day } | undefined;
  state?: MembershipState | undefined;
  today?: Day | undefined;
  by?: 'end' | undefined;
}

/** Withdrawn memberships keep their payment status but appear in no list of it. */
const isListedAs = (status: MembershipListStatus) =>
  status === 'withdrawn'
    ? sql`withdrawn_at is not null`
    : status === 'pending'
      ? sql`payment_status = 'pending' and withdrawn_at is null`
      : sql`payment_status = ${status}`;

/** Searches memberships by member and id. */
export const membershipRows: ListRows<MembershipFilter> = {
  table: 'memberships',
  conditionsOf: (filter) => [
    ...(filter.status ? [sql`${isListedAs(filter.status)}`] : []),
    ...(filter.center ? [sql`center = ${filter.center}`] : []),
    ...(filter.type ? [sql`type = ${filter.type}`] : []),
    ...(filter.ends
      ? [sql`payment_status = 'payed' and effective_end between ${filter.ends.from} and ${filter.ends.to}`]
      : []),
    ...(filter.state && filter.today ? [isInStateOn(filter.state, filter.today)] : []),
    ...isInDays(filter, 'created_at'),
    ...hasComeAfter(filter.after, 'id'),
  ],
  orderedBy: (filter) =>
    filter.ends || filter.by === 'end' ? 'effective_end' : byDays('created_at')(filter),
  countedBy: ({ status }) => [status],
  search: (db, search, window) =>
    searchOwned(db, { ...search, table: 'memberships', owners: [byMember] }, window),
};

/** Lists memberships by id, in the given order. */
export const listMemberships = (db: Db, values: { ids: readonly number[] }) =>
  withMember(db.selectFrom(rowsOf('memberships', values.ids).as('memberships')))
    .select(['memberships.user_id', memberEmail.as('email'), 'users.phone', 'memberships.created_at'])
    .orderBy(sql`memberships.place`)
    .execute();

/** Counts the memberships of each tier that were not withdrawn. A tier without any is absent. */
export const listCountsByTier = (db: Db): Promise<{ type: TierName; count: number }[]> =>
  db
    .selectFrom('memberships')
    .select((eb) => ['type', eb.fn.countAll<number>().as('count')])
    .where('withdrawn_at', 'is', null)
    .groupBy('type')
    .execute();

/**
 * Lists the newest memberships sold here (not imported), with their members. The limit is a literal, because for a
 * parameter the planner prefers a join of both tables.
 */
export const listNewestMemberships = (db: Db): Promise<{ name: string; type: TierName }[]> =>
  db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['users.name', 'memberships.type'])
    .where('memberships.withdrawn_at', 'is', null)
    .where('memberships.is_imported', '=', false)
    .orderBy('memberships.id', 'desc')
    .limit(sql.lit(NEWEST_BUYERS_COUNT))
    .execute();

/** The membership columns of a mail. */
const termColumns = [
  'memberships.type',
  'memberships.months',
  'memberships.center',
  'memberships.start_date',
  'memberships.end_date',
  'memberships.effective_end',
  'memberships.total_paise',
] as const;

/** Lists memberships for a change, unlocked. */
export const listForChange = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select([
      'memberships.id',
      'memberships.user_id',
      'memberships.payment_status as status',
      'users.name',
      memberEmail.as('email'),
      'memberships.renewal_of',
      'memberships.paid_paise',
      ...endColumns,
      ...termColumns,
      ...soldColumns,
    ])
    .where(isIdIn('memberships.id', ids))
    .orderBy('memberships.id');

/** Locks the rows until the transaction ends, in order of their ids to avoid deadlocks. */
export const lockMemberships = (tx: Db, ids: readonly number[]) =>
  listForChange(tx, ids).forNoKeyUpdate('memberships').execute();

/** Finds the renewal of a membership that was neither withdrawn nor ended. */
export const findRenewal = (db: Db, id: number) =>
  db
    .selectFrom('memberships')
    .select(['id', 'start_date'])
    .where('renewal_of', '=', id)
    .where('withdrawn_at', 'is', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst();

/** Lists memberships by id, for a timeline. */
export const listTerms = (db: Db, values: { ids: readonly number[] }) =>
  db.selectFrom(rowsOf('memberships', values.ids).as('memberships')).selectAll('memberships').execute();

/** Lists the newest membership of each of these members; members without one have no row. */
export const listNewestOfEach = (db: Db, values: { userIds: readonly number[] }) =>
  db
    .selectFrom(
      sql<Selectable<MembershipsTable>>`(
        select newest.* from unnest(${values.userIds}::int[]) as member (id)
        cross join lateral (
          select * from memberships where user_id = member.id and withdrawn_at is null order by id desc limit 1
        ) as newest
      )`.as('memberships'),
    )
    .selectAll()
    .execute();

/** For timelines: a member's memberships. */
export const membershipEntries = ({ userId }: { userId: number }) =>
  sql`select id, created_at as at from memberships where user_id = ${userId}`;
