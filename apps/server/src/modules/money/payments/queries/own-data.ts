import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/types.ts';

/** The checkouts of a member's orders, which have an index. */
const checkoutsOf = (userId: number) =>
  sql<string>`(select distinct checkout_id from orders where user_id = ${userId})`;

const receipt = [
  'payments.id',
  'payments.number',
  'payments.kind',
  'payments.membership_id',
  'payments.checkout_id',
  'payments.amount_paise',
  'payments.mode',
  'payments.utr',
  'payments.center',
  'payments.received_at',
  'original.number as reverses',
  'payments.reason',
] as const;

/** The receipts of a member's memberships and checkouts, oldest first. */
export const listPaymentsOf = (db: Db, userId: number) =>
  db
    .selectFrom('payments')
    .innerJoin('memberships', 'memberships.id', 'payments.membership_id')
    .leftJoin('payments as original', 'original.id', 'payments.reverses')
    .select(receipt)
    .where('memberships.user_id', '=', userId)
    .unionAll(
      db
        .selectFrom('payments')
        .leftJoin('payments as original', 'original.id', 'payments.reverses')
        .select(receipt)
        .where('payments.checkout_id', 'in', checkoutsOf(userId)),
    )
    .orderBy('id')
    .execute();
