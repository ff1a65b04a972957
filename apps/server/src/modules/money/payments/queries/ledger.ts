import type { Day } from '@namma/contract/days/dates';
import { COUNTER_SALE } from '@namma/contract/sales/rules';
import type { Center } from '@namma/contract/values/centers';
import { type Insertable, sql } from 'kysely';
import { isInDays } from '../../../../platform/db/lists/filtered-list.ts';
import { isIdIn } from '../../../../platform/db/lists/list-window.ts';
import type { PaymentsTable } from '../../../../platform/db/money-tables.ts';
import type { Db, Tx } from '../../../../platform/db/types.ts';

/** Kinds of receipts that move cash. */
const movesCash = ({ kind, mode }: Pick<Insertable<PaymentsTable>, 'kind' | 'mode'>): boolean =>
  mode === 'cash' && (kind === 'payment' || kind === 'refund' || kind === 'reversal');

/**
 * The drawer that is open at a center (D136). The share lock makes the closing wait for receipts that are being written,
 * and receipts wait for a closing: each is in the expected sum or outside the drawer.
 */
const openDrawerAt = (center: Center) => sql<number | null>`(
  select id from drawers where center = ${center} and closed_at is null for share)`;

/**
 * Inserts receipts in one statement, so that the stored sums are locked in one order, and puts cash into the open drawer.
 * Skips receipts whose UTR is used.
 */
export const insertPayments = (tx: Tx, rows: readonly Insertable<PaymentsTable>[]) =>
  tx
    .insertInto('payments')
    .values(
      rows.map((row) => ({
        ...row,
        drawer_id: row.center && movesCash(row) ? openDrawerAt(row.center) : null,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['utr', 'utr_part'])
        .where('utr', 'is not', null)
        .where('reversed_by', 'is', null)
        .doNothing(),
    )
    .returning(['id', 'number'])
    .execute();

/** Finds the receipt that uses a UTR. */
export const findByUtr = (db: Db, utr: string) =>
  db
    .selectFrom('payments')
    .select(['number', 'received_at'])
    .where('utr', '=', utr)
    .where('reversed_by', 'is', null)
    .executeTakeFirst();

/** Lists those receipts that can still be reversed, in order of their ids. Lock their subjects first. */
export const listReversible = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('payments')
    .selectAll()
    .where(isIdIn('id', ids))
    .where('reversed_by', 'is', null)
    .where('kind', 'not in', ['reversal', 'opening', 'credit'])
    .orderBy('id')
    .execute();

/** Marks the receipts that these reversals reverse. */
export const markReversed = (tx: Tx, reversalIds: readonly number[]) =>
  sql`
    update payments set reversed_by = reversal.id from payments as reversal
    where reversal.reverses = payments.id and ${isIdIn('reversal.id', reversalIds)}`.execute(tx);

/** Lists the ids of receipts with these numbers. */
export const listByNumber = (db: Db, numbers: readonly string[]) =>
  db
    .selectFrom('payments')
    .select(['id', 'number'])
    .where('number', '=', (any) => any.fn.any(any.val([...numbers])))
    .execute();

/** Finds the subject of a receipt. */
export const findSubject = (db: Db, id: number) =>
  db
    .selectFrom('payments')
    .select(['membership_id', 'checkout_id', 'pass_id'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Receipts with the admins who received them. */
const selectLedger = (db: Db) =>
  db
    .selectFrom('payments')
    .leftJoin('users as admin', 'admin.id', 'payments.received_by')
    .leftJoin('payments as original', 'original.id', 'payments.reverses')
    .leftJoin('payments as reversal', 'reversal.id', 'payments.reversed_by')
    .select([
      'payments.id',
      'payments.number',
      'payments.kind',
      'payments.membership_id',
      'payments.checkout_id',
      'payments.pass_id',
      'payments.amount_paise',
      'payments.mode',
      'payments.utr',
      'payments.center',
      'admin.id as admin_id',
      'admin.name as admin_name',
      'admin.email as admin_email',
      'payments.received_at',
      'original.number as reverses',
      'reversal.number as reversed_by',
      'payments.reason',
      'payments.drawer_id',
    ]);

/** `selectLedger` with the subject of each receipt, and the member. */
const selectLedgerWithSubjects = (db: Db) =>
  selectLedger(db)
    .leftJoin('memberships', 'memberships.id', 'payments.membership_id')
    .leftJoin('checkouts', 'checkouts.id', 'payments.checkout_id')
    .leftJoin('passes', 'passes.id', 'payments.pass_id')
    .leftJoin('users as member', (join) =>
      join.on(sql<boolean>`member.id = coalesce(memberships.user_id, checkouts.user_id, passes.user_id)`),
    )
    .select([
      'member.id as payer_id',
      'memberships.type',
      'memberships.months',
      'passes.kind as pass_kind',
      'passes.day as pass_day',
      // `+ 0` stops the planner from searching min(id) in the primary key, which would scan the whole table.
      sql<number | null>`(
        select min(orders.id + 0) from orders where orders.checkout_id = payments.checkout_id
      )`.as('first_order_id'),
      sql<string>`coalesce(member.name, nullif(passes.name, ''), ${sql.lit(COUNTER_SALE)})`.as('member_name'),
      sql<string>`coalesce(member.email, '')`.as('member_email'),
      sql<string | null>`coalesce(member.phone, passes.phone)`.as('member_phone'),
    ]);

/** Finds one receipt. */
export const findReceipt = (db: Db, id: number) =>
  selectLedgerWithSubjects(db).where('payments.id', '=', id).executeTakeFirst();

/** Lists receipts by id, each looked up by key. */
export const listReceiptsById = (db: Db, ids: readonly number[]) =>
  selectLedgerWithSubjects(db).where(isIdIn('payments.id', ids)).execute();

/** Lists all receipts of these subjects, oldest first. */
export const listReceiptsOf = (db: Db, membershipIds: readonly number[], checkoutIds: readonly string[]) =>
  selectLedger(db)
    .where(
      sql<boolean>`(payments.membership_id = any(${membershipIds}::int[]) or payments.checkout_id = any(${checkoutIds}::uuid[]))`,
    )
    .orderBy('payments.id')
    .execute();

interface ReceiptWindow {
  from: Day;
  to: Day;
  center: Center | undefined;
  /** Only receipts with a higher id; all when omitted. */
  after?: number | undefined;
  limit?: number | undefined;
}

/** Lists the receipts of a period of IST days, in the order they were written. */
export const listReceiptsIn = (db: Db, { from, to, center, after, limit }: ReceiptWindow) => {
  const conditions = [
    ...isInDays({ from, to }, 'payments.received_at'),
    // Opening balances and credits are not part of the day's cash.
    sql`payments.kind not in ('opening', 'credit')`,
    ...(center === undefined ? [] : [sql`payments.center = ${center}`]),
    ...(after === undefined ? [] : [sql`payments.id > ${after}`]),
  ];
  const rows = selectLedgerWithSubjects(db)
    .where(sql<boolean>`${sql.join(conditions, sql` and `)}`)
    .orderBy('payments.id');
  return (limit === undefined ? rows : rows.limit(limit)).execute();
};

/** The database deletes only rows created by the undone import. */
export const deleteOpeningBalances = (tx: Tx, membershipIds: readonly number[]) =>
  sql`delete from payments where kind = 'opening' and ${isIdIn('membership_id', membershipIds)}`.execute(tx);

/** For timelines: the receipts of a member's memberships and checkouts. */
export const receiptEntries = ({ userId }: { userId: number }) => sql`
  select payments.id, received_at as at from (select id from memberships where user_id = ${userId}) as bought
    cross join lateral (select id, received_at from payments where membership_id = bought.id offset 0) as payments
  union all
  select payments.id, received_at from (select distinct checkout_id as id from orders where user_id = ${userId}) as bought
    cross join lateral (select id, received_at from payments where checkout_id = bought.id offset 0) as payments
  union all
  select payments.id, received_at from passes join payments on pass_id = passes.id where passes.user_id = ${userId}`;

/** True if a current or former product of the shop has the barcode. */
export const isBarcodeOfProduct = async (db: Db, barcode: string): Promise<boolean> =>
  (await db
    .selectFrom('product_attributes')
    .select('product_id')
    .where('barcode', '=', barcode)
    .executeTakeFirst()) !== undefined;
