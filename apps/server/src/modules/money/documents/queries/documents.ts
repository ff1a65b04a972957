import { OWN_LIST_MAX } from '@namma/contract/pages';
import type { ReceiptMode } from '@namma/contract/payments/rules';
import type { Center } from '@namma/contract/values/centers';
import { type Insertable, sql } from 'kysely';
import { isInDays } from '../../../../platform/db/lists/filtered-list.ts';
import type { ListFilter, ListRows } from '../../../../platform/db/lists/find-ids.ts';
import { byDays } from '../../../../platform/db/lists/find-ids.ts';
import { isIdIn, rowsOf } from '../../../../platform/db/lists/list-window.ts';
import { searchOwnText } from '../../../../platform/db/lists/own-text-search.ts';
import type { DocumentsTable } from '../../../../platform/db/money-tables.ts';
import { isDocumentAt } from '../../../../platform/db/row-centers.ts';
import type { Db, Tx } from '../../../../platform/db/types.ts';
import { isOpen } from './fragments.ts';

export type NewDocument = Insertable<DocumentsTable>;

export const insertDocuments = async (tx: Tx, documents: readonly NewDocument[]): Promise<void> => {
  await tx
    .insertInto('documents')
    .values(
      documents.map((document) => ({
        ...document,
        // A credit note may be issued after its buyer's account was deleted, or the name on the pass was erased.
        is_buyer_deleted: sql<boolean>`coalesce(
          (select deleted_at is not null from users where id = ${document.user_id}),
          (select phone is null from passes where id = ${document.pass_id ?? null}), false)`,
      })),
    )
    .execute();
};

/** Lists the valid documents of these memberships and checkouts. */
export const listOpen = (db: Db, membershipIds: readonly number[], checkoutIds: readonly string[]) =>
  db
    .selectFrom('documents')
    .selectAll()
    .where(
      sql<boolean>`(${isIdIn('membership_id', membershipIds)} or checkout_id = any(${[...checkoutIds]}::uuid[]))`,
    )
    .where(isOpen)
    .orderBy('id')
    .execute();

/** Finds the first credit note for this order, possibly for split-off pieces with their own row. */
export const findCreditNote = (db: Db, checkoutId: string, orderId: number) =>
  db
    .selectFrom('documents')
    .select('number')
    .where('checkout_id', '=', checkoutId)
    .where('kind', '=', 'credit_note')
    .where('cancelled_at', 'is', null)
    .where(
      sql<boolean>`exists (
        select from jsonb_to_recordset(lines) as line ("orderId" integer, "partId" integer)
        where coalesce("partId", "orderId") = ${orderId}::integer)`,
    )
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** Lists the credit notes against these documents that are not cancelled. */
export const listCreditNotes = (tx: Tx, against: readonly number[]) =>
  tx
    .selectFrom('documents')
    .selectAll()
    .where(isIdIn('against', against))
    .where('cancelled_at', 'is', null)
    .execute();

/**
 * Cancels documents and the credit notes against them. Skips documents printed by their buyer.
 * @returns the ids of the cancelled ones
 */
export async function markCancelled(tx: Tx, ids: readonly number[], now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update documents set cancelled_at = ${now}
    where (${isIdIn('id', ids)} or ${isIdIn('against', ids)}) and cancelled_at is null and printed_at is null
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** A member's documents: those of the account, and those of passes credited to the member. */
export const isOfBuyer = (userId: number) => sql<boolean>`(
  documents.user_id = ${userId} or documents.pass_id in (select id from passes where passes.user_id = ${userId}))`;

/** Documents with the joined rows that are printed with them. */
const selectDocuments = (db: Db) =>
  db
    .selectFrom('documents')
    .leftJoin('documents as original', 'original.id', 'documents.against')
    .selectAll('documents')
    .select(['original.number as original_number', 'original.issued_at as original_issued_at']);

/** Lists documents by id. */
export const listDocumentsById = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('documents')
    .select(['id', 'kind', 'number', 'total_paise', 'cancelled_at'])
    .where(isIdIn('id', ids))
    .execute();

/** The receipts of a document's subject. */
const isOfSubject = sql`(
  payments.checkout_id = documents.checkout_id or payments.membership_id = documents.membership_id
  or payments.pass_id = documents.pass_id)`;

export const findDocument = (db: Db, number: string) =>
  selectDocuments(db)
    .select(
      sql<
        number | null
      >`coalesce(documents.user_id, (select user_id from passes where passes.id = documents.pass_id))`.as(
        'buyer_id',
      ),
    )
    .select(
      sql<number | null>`(select min(id + 0) from orders where checkout_id = documents.checkout_id)`.as(
        'first_order_id',
      ),
    )
    .select([
      sql<number>`(
        select coalesce(sum(amount_paise), 0)::bigint from payments where ${isOfSubject})`.as('paid_paise'),
      sql<{ mode: ReceiptMode; amountPaise: number }[]>`(
        select coalesce(json_agg(json_build_object('mode', mode, 'amountPaise', paise) order by paise desc, mode), '[]')
        from (
          select mode, sum(amount_paise)::bigint as paise from payments
          where ${isOfSubject} and kind = 'payment' and reversed_by is null group by mode
        ) as received)`.as('paid_by'),
      sql<{ amountPaise: number; creditNote: string | null } | null>`(
        select json_build_object('amountPaise', credit.amount_paise, 'creditNote', (
          select note.number from payments as moved
            join documents as note on note.membership_id = moved.membership_id and note.kind = 'credit_note'
          where moved.number = 'MOVED-' || substring(credit.reason from '[0-9]+$') and note.cancelled_at is null
          order by note.id desc limit 1))
        from payments as credit where credit.membership_id = documents.membership_id
          and credit.kind = 'credit' and credit.amount_paise > 0)`.as('credit'),
      sql<number>`(
        select coalesce(sum(note.total_paise), 0)::bigint from documents as note
        where note.against = documents.id and note.cancelled_at is null)`.as('credited_paise'),
    ])
    .where('documents.number', '=', number)
    .executeTakeFirst();

/** Lists the newest documents of a member up to the id `lastId`, newest first. */
export const listDocumentsOf = (db: Db, userId: number, lastId: number) =>
  selectDocuments(db)
    .where(isOfBuyer(userId))
    .where('documents.id', '<=', lastId)
    .orderBy('documents.id', 'desc')
    .limit(OWN_LIST_MAX)
    .execute();

/** Records when the buyer printed a document; does not change a cancelled one. */
export const markPrinted = (db: Db, id: number, now: Date) =>
  db
    .updateTable('documents')
    .set({ printed_at: now })
    .where('id', '=', id)
    .where('printed_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .execute();

/** Searches documents by number and buyer. */
export const documentRows: ListRows<ListFilter & { center?: Center }> = {
  table: 'documents',
  conditionsOf: (filter) => [
    ...isInDays(filter, 'issued_at'),
    ...(filter.center ? [isDocumentAt(filter.center)] : []),
  ],
  orderedBy: byDays('issued_at'),
  search: (db, search, window) =>
    searchOwnText(db, { ...search, table: 'documents', idIn: () => undefined }, window),
};

/** Lists documents by id, in the given order. */
export const listDocuments = (db: Db, values: { ids: readonly number[] }) =>
  db
    .selectFrom(rowsOf('documents', values.ids).as('documents'))
    .selectAll('documents')
    .select([
      sql<string | null>`(select number from documents as original where original.id = documents.against)`.as(
        'original_number',
      ),
      sql<Date | null>`(select issued_at from documents as original where original.id = documents.against)`.as(
        'original_issued_at',
      ),
    ])
    .orderBy(sql`documents.place`)
    .execute();

/** For timelines: a member's documents. */
export const documentEntries = ({ userId }: { userId: number }) => sql`
  select id, issued_at as at from documents where user_id = ${userId}
  union all
  select documents.id, issued_at from passes join documents on pass_id = passes.id where passes.user_id = ${userId}`;
