import type { PaymentStatus } from '@namma/contract/memberships';
import type { Expression, ExpressionBuilder, Insertable, SqlBool } from 'kysely';
import { containing, idIn } from '../../db/like.ts';
import type { Db, MembershipsTable, Tables } from '../../db/types.ts';

export const insertMembership = (db: Db, membership: Insertable<MembershipsTable>) =>
  db.insertInto('memberships').values(membership).execute();

/** What a membership on the wire is made of: the row and its member's name. */
const selectMemberships = (db: Db) =>
  db
    .selectFrom('memberships')
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
    ])
    .orderBy('memberships.id', 'desc');

/** Newest first. */
export const listMembershipsOf = (db: Db, userId: number) =>
  selectMemberships(db).where('memberships.user_id', '=', userId).execute();

export interface MembershipFilter {
  status?: PaymentStatus | undefined;
  /** Part of a member's name, email or phone, or a membership's id. */
  q?: string | undefined;
}

function matchesFilter({ status, q }: MembershipFilter) {
  return (eb: ExpressionBuilder<Tables, 'memberships'>) => {
    const conditions: Expression<SqlBool>[] = [];
    if (status) conditions.push(eb('memberships.payment_status', '=', status));
    if (q) conditions.push(mentions(eb, q));
    return eb.and(conditions);
  };
}

function mentions(eb: ExpressionBuilder<Tables, 'memberships'>, text: string) {
  const pattern = containing(text);
  const members = eb
    .selectFrom('users')
    .select('users.id')
    .where((user) =>
      user.or([
        user('name', 'ilike', pattern),
        user('email', 'ilike', pattern),
        user('phone', 'like', pattern),
      ]),
    );
  const id = idIn(text);
  return eb.or([
    eb('memberships.user_id', 'in', members),
    ...(id === undefined ? [] : [eb('memberships.id', '=', id)]),
  ]);
}

/** Newest first. */
export const listMemberships = (
  db: Db,
  filter: MembershipFilter,
  { limit, offset }: { limit: number; offset: number },
) => selectMemberships(db).where(matchesFilter(filter)).limit(limit).offset(offset).execute();

export async function countMemberships(db: Db, filter: MembershipFilter): Promise<number> {
  const { count } = await db
    .selectFrom('memberships')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(matchesFilter(filter))
    .executeTakeFirstOrThrow();
  return count;
}

/** Undefined when there is no such membership, or it is payed already. */
export const markAsPayed = (db: Db, id: number) =>
  db
    .updateTable('memberships')
    .set({ payment_status: 'payed' })
    .where('id', '=', id)
    .where('payment_status', '=', 'pending')
    .returning('id')
    .executeTakeFirst();

export const findMembership = (db: Db, id: number) =>
  db.selectFrom('memberships').select('id').where('id', '=', id).executeTakeFirst();
