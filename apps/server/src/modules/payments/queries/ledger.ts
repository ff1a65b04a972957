import type { Center } from '@namma/contract/centers';
import type { Day } from '@namma/contract/dates';
import { type Insertable, sql } from 'kysely';
import { isInDays } from '../../../db/lists/filtered-list.ts';
import { isIdIn } from '../../../db/lists/list-window.ts';
import type { PaymentsTable } from '../../../db/money-tables.ts';
import type { Db, Tx } from '../../../db/types.ts';

/**
 * Writes receipts in one statement, so that the kept sums are locked in one order. A receipt whose UTR is in use is
 * left out.
 */
export const insertPayments = (tx: Tx, rows: readonly Insertable<PaymentsTable>[]) =>
  tx
    .insertInto('payments')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.column('utr').where('utr', 'is not', null).where('reversed_by', 'is', null).doNothing(),
    )
    .returning(['id', 'membership_id', 'checkout_id'])
    .execute();

/** The receipt that a UTR is in use by. */
export const findByUtr = (db: Db, utr: string) =>
  db
    .selectFrom('payments')
    .select(['id', 'received_at'])
    .where('utr', '=', utr)
    .where('reversed_by', 'is', null)
    .executeTakeFirst();

interface NewReversal {
  ids: readonly number[];
  by: number;
  at: Date;
  reason: string;
}

/**
 * Reverses those of the receipts that are neither reversed nor reversals. Call it while their subjects are locked.
 * @returns the ids of the reversals, and of what they reverse
 */
export async function insertReversals(tx: Tx, { ids, by, at, reason }: NewReversal) {
  const { rows } = await sql<{ id: number; reverses: number }>`
    insert into payments (kind, membership_id, checkout_id, amount_paise, mode, center, received_by, received_at,
      reverses, reason)
    select 'reversal', membership_id, checkout_id, -amount_paise, mode, center, ${by}, ${at}, id, ${reason}
    from payments where ${isIdIn('id', ids)} and reversed_by is null and kind <> 'reversal' order by id
    returning id, reverses`.execute(tx);
  await sql`
    update payments set reversed_by = reversal.id from payments as reversal
    where reversal.reverses = payments.id and ${isIdIn('payments.id', ids)} and payments.reversed_by is null`.execute(
    tx,
  );
  return rows;
}

/** Which subject a receipt is for. */
export const findSubject = (db: Db, id: number) =>
  db.selectFrom('payments').select(['membership_id', 'checkout_id']).where('id', '=', id).executeTakeFirst();

/** Receipts with the admins who received them. */
const selectLedger = (db: Db) =>
  db
    .selectFrom('payments')
    .leftJoin('users as admin', 'admin.id', 'payments.received_by')
    .select([
      'payments.id',
      'payments.kind',
      'payments.membership_id',
      'payments.checkout_id',
      'payments.amount_paise',
      'payments.mode',
      'payments.utr',
      'payments.center',
      'admin.name as admin_name',
      'payments.received_at',
      'payments.reverses',
      'payments.reversed_by',
      'payments.reason',
    ]);

/** The same with what each is for, and the member. */
const selectLedgerWithSubjects = (db: Db) =>
  selectLedger(db)
    .leftJoin('memberships', 'memberships.id', 'payments.membership_id')
    .leftJoin('checkouts', 'checkouts.id', 'payments.checkout_id')
    .innerJoin('users as member', (join) =>
      join.on(sql<boolean>`member.id = coalesce(memberships.user_id, checkouts.user_id)`),
    )
    .select([
      'memberships.type',
      'memberships.months',
      // `+ 0` keeps the planner from looking for min(id) in the primary key, where it would scan the whole table.
      sql<number | null>`(
        select min(orders.id + 0) from orders where orders.checkout_id = payments.checkout_id
      )`.as('first_order_id'),
      'member.name as member_name',
      'member.email as member_email',
      'member.phone as member_phone',
    ]);

/** One receipt. */
export const findReceipt = (db: Db, id: number) =>
  selectLedgerWithSubjects(db).where('payments.id', '=', id).executeTakeFirst();

/** The receipts with these ids, each looked up by key. */
export const listReceiptsById = (db: Db, ids: readonly number[]) =>
  selectLedgerWithSubjects(db).where(isIdIn('payments.id', ids)).execute();

/** All receipts for these, oldest first. */
export const listReceiptsOf = (db: Db, membershipIds: readonly number[], checkoutIds: readonly string[]) =>
  selectLedger(db)
    .where(
      sql<boolean>`(membership_id = any(${membershipIds}::int[]) or checkout_id = any(${checkoutIds}::uuid[]))`,
    )
    .orderBy('payments.id')
    .execute();

interface DayWindow {
  day: Day;
  center: Center | undefined;
  /** Only receipts with a higher id; all when left out. */
  after?: number | undefined;
  limit?: number | undefined;
}

/** The receipts of an IST day, in the order in which they were written. */
export const listDay = (db: Db, { day, center, after, limit }: DayWindow) => {
  const conditions = [
    ...isInDays({ from: day, to: day }, 'payments.received_at'),
    ...(center === undefined ? [] : [sql`payments.center = ${center}`]),
    ...(after === undefined ? [] : [sql`payments.id > ${after}`]),
  ];
  const rows = selectLedgerWithSubjects(db)
    .where(sql<boolean>`${sql.join(conditions, sql` and `)}`)
    .orderBy('payments.id');
  return (limit === undefined ? rows : rows.limit(limit)).execute();
};
