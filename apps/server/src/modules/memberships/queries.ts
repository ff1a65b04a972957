import type { ListSort } from '@namma/contract/desk';
import type { PaymentStatus, TierName } from '@namma/contract/memberships';
import { type Insertable, type SelectQueryBuilder, sql } from 'kysely';
import { idIn } from '../../db/like.ts';
import {
  type FoundIds,
  inOrder,
  isAmong,
  isBehind,
  type ListWindow,
  rowsOf,
  where,
} from '../../db/list-window.ts';
import { findOwnedIds } from '../../db/search-ids.ts';
import { prepareShortRead } from '../../db/statements.ts';
import { mentions } from '../../db/text-match.ts';
import type { Db, MembershipsTable, Tables } from '../../db/types.ts';

export const insertMembership = (db: Db, membership: Insertable<MembershipsTable>) =>
  db.insertInto('memberships').values(membership).execute();

/** What a membership on the wire is made of: the row and its member's name. */
const selectMemberships = (db: Db) => withMember(db.selectFrom('memberships'));

const withMember = (memberships: SelectQueryBuilder<Tables, 'memberships', object>) =>
  memberships
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select([
      'memberships.id',
      'users.name',
      'memberships.type',
      'memberships.total_paise',
      'memberships.payment_status',
      'memberships.center',
      'memberships.start_date',
      'memberships.end_date',
    ]);

/** Newest first. */
export const listMembershipsOf = (db: Db, userId: number) =>
  selectMemberships(db).where('memberships.user_id', '=', userId).orderBy('memberships.id', 'desc').execute();

export interface MembershipFilter {
  status?: PaymentStatus | undefined;
  /** Part of a member's name, email or phone, or a membership's id. */
  q?: string | undefined;
}

const isOfStatus = ({ status }: MembershipFilter) =>
  status ? [sql`memberships.payment_status = ${status}`] : [];

/** All of them, or of one status. */
export async function listMembershipIds(
  db: Db,
  filter: MembershipFilter,
  window: ListWindow,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from memberships ${where([...isOfStatus(filter), ...isBehind('memberships.id', window)])}
    order by ${inOrder('memberships.id', window)} limit ${window.limit} offset ${window.offset}`.execute(db);
  return rows.map((row) => row.id);
}

/** Those of a few members, and the one that the text may be the number of. */
export const findMembershipIdsOf = (
  db: Db,
  userIds: readonly number[],
  filter: MembershipFilter & { q: string },
  window: ListWindow,
): Promise<FoundIds> =>
  findOwnedIds(
    db,
    {
      table: 'memberships',
      owners: [{ column: 'user_id', ids: userIds }],
      id: idIn(filter.q),
      conditions: isOfStatus(filter),
    },
    window,
  );

/** Which of the first so many memberships of the list have the text: for what very many members have. */
export async function lookAtMemberships(
  db: Db,
  filter: MembershipFilter & { q: string },
  window: ListWindow,
  rows: number,
): Promise<number[]> {
  const inMember = mentions('member.searched', filter.q);
  const id = idIn(filter.q);
  const isMeant = id === undefined ? inMember : sql`(${inMember} or memberships.id = ${id})`;
  const conditions = [...isOfStatus(filter), ...isBehind('memberships.id', window)];
  const byId = inOrder('memberships.id', window);
  // With a limit in it, the member is looked up for each row: no plan can begin with all members.
  const found = await sql<{ id: number }>`
    select memberships.id from (
      select id, user_id from memberships ${where(conditions)} order by ${byId} limit ${rows}
    ) as memberships
    cross join lateral (select searched from users where users.id = memberships.user_id limit 1) as member
    where ${isMeant} order by ${byId} limit ${window.limit} offset ${window.offset}`.execute(db);
  return found.rows.map((row) => row.id);
}

/** For what some members have: walks the list with those at hand. */
export async function walkMembershipIds(
  db: Db,
  filter: MembershipFilter & { q: string },
  window: ListWindow,
): Promise<number[]> {
  const id = idIn(filter.q);
  const isMeant = sql`(user_id in (select id from member) ${id === undefined ? sql`` : sql`or id = ${id}`})`;
  const conditions = [isMeant, ...isOfStatus(filter), ...isBehind('memberships.id', window)];
  const { rows } = await sql<{ id: number }>`
    with member as materialized (select id from users where ${mentions('searched', filter.q)})
    select id from memberships ${where(conditions)}
    order by ${inOrder('memberships.id', window)} limit ${window.limit} offset ${window.offset}`.execute(db);
  return rows.map((row) => row.id);
}

export const listMemberships = (db: Db, ids: readonly number[], sort: ListSort) =>
  withMember(db.selectFrom(rowsOf('memberships', ids).as('memberships')))
    .select(['users.email', 'users.phone', 'memberships.created_at'])
    .orderBy('memberships.id', sort === 'newest' ? 'desc' : 'asc')
    .execute();

/** The newest, with who bought them. */
export const listNewestMemberships = prepareShortRead<{ limit: number }, { name: string; type: TierName }>(
  (db, given) =>
    db
      .selectFrom('memberships')
      .innerJoin('users', 'users.id', 'memberships.user_id')
      .select(['users.name', 'memberships.type'])
      .orderBy('memberships.id', 'desc')
      .limit(given('limit'))
      .compile(),
);

/** Holds the rows until the transaction ends, in the order of their ids, so that two admins never wait in a circle. */
export const lockMemberships = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['memberships.id', 'memberships.type', 'memberships.payment_status', 'users.name'])
    .where(isAmong('memberships.id', ids))
    .orderBy('memberships.id')
    .forNoKeyUpdate('memberships')
    .execute();

/** The ids of those that were pending until now. */
export async function markAsPayed(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .updateTable('memberships')
    .set({ payment_status: 'payed' })
    .where(isAmong('id', ids))
    .where('payment_status', '=', 'pending')
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}
