import { randomInt } from 'node:crypto';
import { parseBarcode } from '@namma/contract/codes/barcodes';
import { SLIP_RANDOM_DIGITS, slipCodeOf, toSlipCode } from '@namma/contract/codes/slips';
import { formatInstant, gymDay } from '@namma/contract/days/dates';
import { paiseToRupees } from '@namma/contract/money';
import { paymentMessages } from '@namma/contract/payments/messages';
import type { PaymentKind, ReceiptMode } from '@namma/contract/payments/rules';
import { isUtrOfDays, mistakenForUtr } from '@namma/contract/payments/utr';
import type { Center } from '@namma/contract/values/centers';
import type { Insertable } from 'kysely';
import type { PaymentsTable } from '../../../platform/db/money-tables.ts';
import { RetryTransaction } from '../../../platform/db/transaction.ts';
import type { Db, Tx } from '../../../platform/db/types.ts';
import { allocateNumbers } from '../../../platform/shared/numbers.ts';
import { refuse, refuseFieldSaying } from '../../../platform/shared/refusal.ts';
import {
  columnsOf,
  idsOf,
  type PaidSubject,
  paidColumnsOf,
  paidSubjectOf,
  type Subject,
  subjectOf,
} from '../../../platform/shared/subject.ts';
import { insertSlip } from './queries/fragments.ts';
import {
  findByUtr,
  findReceipt,
  findSubject,
  insertPayments,
  isBarcodeOfProduct,
  listByNumber,
  listReceiptsById,
  listReceiptsOf,
  listReversible,
  markReversed,
} from './queries/ledger.ts';
import { findSlip, listSlipsOf } from './queries/slips.ts';

/** The reason of a reversal that undoes a step of the same admin. */
export const UNDO_REASON = 'Undone';

/** The admin who receives, reverses or refunds, and the time. */
export interface Cashier {
  userId: number;
  now: Date;
}

export interface NewReceipt {
  subject: PaidSubject;
  amountPaise: number;
  mode: ReceiptMode;
  /** Only for UPI. */
  utr?: string | undefined;
  /** For one UPI payment for several subjects: which of its receipts this is, from 1. */
  utrPart?: number;
  /** Null for cash on delivery that no center collected. */
  center: Center | null;
}

const toRow = (
  kind: PaymentKind,
  { userId }: Cashier,
  { subject, amountPaise, mode, utr, utrPart = 1, center }: NewReceipt,
) => ({
  kind,
  ...paidColumnsOf(subject),
  amount_paise: amountPaise,
  mode,
  utr: utr ?? null,
  utr_part: utr === undefined ? 1 : utrPart,
  center,
  received_by: userId,
});

/**
 * Writes receipts, and updates the stored sums of their subjects, in the caller's transaction. The caller must have
 * locked the subjects and checked that no more than the due amount is received.
 * @throws 400 a card, phone number or product barcode instead of a UTR; 409 a UTR of another receipt
 * @returns the receipts, in the given order
 */
export async function writeReceipts(
  tx: Tx,
  cashier: Cashier,
  receipts: readonly NewReceipt[],
): Promise<WrittenReceipt[]> {
  if (receipts.length === 0) return [];
  for (const { utr } of receipts) await checkUtr(tx, utr, cashier.now);
  const written = await insertNumbered(
    tx,
    cashier.now,
    receipts.map((receipt) => toRow('payment', cashier, receipt)),
  );
  if (written.length < receipts.length) throw await refuseUtr(tx, receipts[0]?.utr);
  return written;
}

/**
 * Refuses the digits of a card, phone number or product barcode in place of a UTR (D81). The twelve digits of a UPC-A
 * could be a UTR, so only barcodes of known products are refused.
 */
async function checkUtr(tx: Tx, utr: string | undefined, now: Date): Promise<void> {
  if (utr === undefined) return;
  const mistaken = mistakenForUtr(utr, now) ?? ((await isOfProduct(tx, utr, now)) ? 'barcode' : undefined);
  if (mistaken) throw refuseFieldSaying('utr', paymentMessages.notAUtr[mistaken]);
}

async function isOfProduct(tx: Tx, utr: string, now: Date): Promise<boolean> {
  const barcode = isUtrOfDays(utr, gymDay(now)) ? undefined : parseBarcode(utr);
  return barcode !== undefined && (await isBarcodeOfProduct(tx, barcode));
}

/**
 * Refuses a used UTR and names its receipt.
 * @throws RetryTransaction when that receipt was just reversed: the UTR is free, so the caller's transaction restarts
 */
async function refuseUtr(db: Db, utr = '') {
  const first = await findByUtr(db, utr);
  if (!first) throw new RetryTransaction('A UTR was in use and is free now');
  return refuse('utrUsed', first.number, formatInstant(first.received_at.toISOString()));
}

/**
 * Writes a refund in the caller's transaction, which must have locked the subject and checked that no more than the
 * paid amount is returned.
 * @throws 400 another code instead of a UTR; 409 a UTR of another receipt
 * @param refund with the returned amount, above 0
 */
export async function writeRefund(
  tx: Tx,
  cashier: Cashier,
  { amountPaise, reason, ...refund }: NewReceipt & { reason: string },
): Promise<WrittenReceipt> {
  await checkUtr(tx, refund.utr, cashier.now);
  const row = toRow('refund', cashier, { ...refund, amountPaise: -amountPaise });
  const [written] = await insertNumbered(tx, cashier.now, [{ ...row, reason }]);
  if (!written) throw await refuseUtr(tx, refund.utr);
  return written;
}

/**
 * Returns the amount to receive: the wanted one, or everything due.
 * @throws 409 nothing due, or less than wanted
 */
export function amountToReceive(duePaise: number, wantedPaise: number | undefined): number {
  if (duePaise <= 0) throw refuse('nothingDue');
  if (wantedPaise !== undefined && wantedPaise > duePaise)
    throw refuse('moreThanDue', paiseToRupees(duePaise));
  return wantedPaise ?? duePaise;
}

/** Returns the ids of receipts by number. */
export async function getReceiptIds(db: Db, numbers: readonly string[]): Promise<Map<string, number>> {
  const rows = await listByNumber(db, numbers);
  return new Map(rows.map(({ id, number }) => [number, id]));
}

/**
 * Returns the subject of a receipt.
 * @throws 404 unknown
 */
export async function getSubjectOfReceipt(db: Db, receiptId: number): Promise<PaidSubject> {
  const row = await findSubject(db, receiptId);
  if (!row) throw refuse('noSuchReceipt');
  return paidSubjectOf(row);
}

/**
 * Returns one receipt with its subject and member.
 * @throws 404 unknown
 */
export async function getReceipt(db: Db, receiptId: number) {
  const row = await findReceipt(db, receiptId);
  if (!row) throw refuse('noSuchReceipt');
  return row;
}

/**
 * Reverses receipts; skips reversals and receipts already reversed. The caller must have locked their subjects and
 * checked that the sums stay between 0 and the totals.
 * @returns the reversal by the id of each reversed receipt
 */
export async function writeReversals(
  tx: Tx,
  { userId, now }: Cashier,
  receiptIds: readonly number[],
  reason: string,
): Promise<Map<number, WrittenReceipt>> {
  const reversed = await listReversible(tx, receiptIds);
  if (reversed.length === 0) return new Map();
  const reversals = await insertNumbered(
    tx,
    now,
    reversed.map(({ id, membership_id, checkout_id, pass_id, amount_paise, mode, center }) => ({
      kind: 'reversal',
      membership_id,
      checkout_id,
      pass_id,
      amount_paise: -amount_paise,
      mode,
      utr: null,
      center,
      received_by: userId,
      reverses: id,
      reason,
    })),
  );
  await markReversed(
    tx,
    reversals.map(({ id }) => id),
  );
  return new Map(reversed.flatMap(({ id }, i) => (reversals[i] ? [[id, reversals[i]]] : [])));
}

/** For a person's timeline: lists receipts with their subjects. */
export const getReceiptsById = (db: Db, ids: readonly number[]) => listReceiptsById(db, ids);

/** Lists all receipts of these subjects, oldest first. */
export function getReceipts(db: Db, subjects: readonly Subject[]) {
  const { membershipIds, checkoutIds } = idsOf(subjects);
  return listReceiptsOf(db, membershipIds, checkoutIds);
}

/** The chance that all eight random codes are taken is 10⁻⁸ even with ten million slips. */
const SLIP_TRIES = 8;

/** Generates candidate codes for a new slip; the first free one is used. */
export const randomSlipCodes = (): number[] =>
  Array.from({ length: SLIP_TRIES }, () =>
    Number(slipCodeOf(String(randomInt(10 ** SLIP_RANDOM_DIGITS)).padStart(SLIP_RANDOM_DIGITS, '0'))),
  );

/**
 * Creates the slip of a membership or checkout.
 * @returns its code, nine digits
 */
export async function writeSlip(tx: Tx, subject: Subject): Promise<string> {
  const { membership_id: membershipId, checkout_id: checkoutId } = columnsOf(subject);
  const { rows } = await insertSlip({ codes: randomSlipCodes(), membershipId, checkoutId }).execute(tx);
  if (!rows[0]) throw new Error('There is no free slip code');
  return toSlipCode(rows[0].code);
}

/** Returns nine-digit slip codes by subject id; none for subjects paid before slips existed. */
export async function getSlips(db: Db, subjects: readonly Subject[]): Promise<Map<Subject['id'], string>> {
  const { membershipIds, checkoutIds } = idsOf(subjects);
  const rows = await listSlipsOf(db, membershipIds, checkoutIds);
  return new Map(rows.map((row) => [subjectOf(row).id, toSlipCode(row.code)]));
}

/** Finds the code of a slip. */
export const findSlipOf = async (db: Db, subject: Subject): Promise<string | undefined> =>
  (await getSlips(db, [subject])).get(subject.id);

/**
 * Returns the subject of a slip.
 * @throws 404 unknown
 */
export async function getSubjectOfSlip(db: Db, code: string): Promise<Subject> {
  const row = await findSlip(db, Number(code));
  if (!row) throw refuse('noSuchSlip');
  return subjectOf(row);
}

/** A receipt's id and its number. */
interface WrittenReceipt {
  id: number;
  number: string;
}

type LedgerEntry = Omit<Insertable<PaymentsTable>, 'number' | 'received_at'>;

/**
 * Numbers and inserts ledger entries. Their instants are those of their numbers, so that dates ascend with the numbers
 * of a series.
 * @returns the written entries; fewer than given when a UTR is used. Then the caller refuses, and the numbers are free
 * again
 */
async function insertNumbered(tx: Tx, now: Date, entries: readonly LedgerEntry[]): Promise<WrittenReceipt[]> {
  const numbers = await allocateNumbers(
    tx,
    entries.map(() => ({ kind: 'receipt' })),
    now,
  );
  const rows = entries.flatMap((entry, i) => {
    const taken = numbers[i];
    return taken ? [{ ...entry, number: taken.number, received_at: taken.at }] : [];
  });
  return insertPayments(tx, rows);
}
