import { OWN_LIST_MAX } from '@namma/contract/pages';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/types.ts';
import { openDocumentNumber } from '../../../money/documents/api.ts';
import { freeDays } from './reminders.ts';

/** The price of a membership less the reduction by its end. */
const finalPaise = sql<number>`total_paise - credited_paise`.as('total_paise');

/** Lists the newest unpaid memberships. */
export const listUnpaidOf = (db: Db, userId: number) =>
  db
    .selectFrom('memberships')
    .selectAll()
    .where('user_id', '=', userId)
    .where('payment_status', '=', 'pending')
    .where('withdrawn_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(OWN_LIST_MAX)
    .execute();

/** Finds a membership of any member. */
export const findMembership = (db: Db, id: number) =>
  db
    .selectFrom('memberships')
    .select(['user_id', 'center', 'type', 'months', 'paid_paise', 'withdrawn_at', finalPaise])
    .select(openDocumentNumber('membership_id', sql.ref('memberships.id')).as('document_number'))
    .where('id', '=', id)
    .executeTakeFirst();

/** Finds a membership for mails, with its open document, and the first day of its unpaid renewal. */
export const findNotified = (db: Db, id: number) =>
  db
    .selectFrom('memberships')
    .select([
      'id',
      'type',
      'months',
      'center',
      'start_date',
      'effective_end',
      'payment_status',
      'withdrawn_at',
      'paid_paise',
      'extra_discount_paise',
      finalPaise,
    ])
    .select([
      openDocumentNumber('membership_id', sql.ref('memberships.id')).as('document_number'),
      sql<
        string | null
      >`(select start_date from memberships as renewal where renewal.renewal_of = memberships.id
        and renewal.withdrawn_at is null and renewal.ended_at is null)`.as('renewal_start'),
      freeDays.as('free_days'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();

/** The maximum of memberships per member at the counter, pending ones first. */
const PAYABLES_MOST = 20;

/** Lists what these members have to pay or have paid, newest first, always including these memberships. */
export const listPayableMemberships = (db: Db, userIds: readonly number[], ids: readonly number[]) =>
  db
    .selectFrom('memberships')
    .select([
      'id',
      'user_id',
      'type',
      'months',
      'center',
      'payment_status',
      'start_date',
      'effective_end',
      finalPaise,
      'paid_paise',
      'created_at',
    ])
    .where('withdrawn_at', 'is', null)
    .where(
      sql<boolean>`id in (
        select unnest(${[...ids]}::int[]) union all select newest.id from unnest(${[...userIds]}::int[]) as member (id) cross join lateral (
          select memberships.id from memberships where user_id = member.id and withdrawn_at is null
          order by payment_status = 'pending' desc, memberships.id desc limit ${sql.lit(PAYABLES_MOST)}
        ) as newest)`,
    )
    .orderBy('id', 'desc')
    .execute();
