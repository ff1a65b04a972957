import { randomInt } from 'node:crypto';
import { parseBarcode } from '@namma/contract/codes/barcodes';
import { SLIP_RANDOM_DIGITS, slipCodeOf, toSlipCode } from '@namma/contract/codes/slips';
import { formatInstant, gymDay } from '@namma/contract/days/dates';
import { paiseToRupees } from '@namma/contract/money';
import type { PaymentKind, ReceiptMode } from '@namma/contract/payments/rules';
import { isUtrOfDays, mistakenForUtr } from '@namma/contract/payments/utr';
import type { Center } from '@namma/contract/values/centers';
import { RetryTransaction } from '../../../platform/db/transaction.ts';
import type { Db, Tx } from '../../../platform/db/types.ts';
import { refuse, refuseFieldSaying } from '../../../platform/shared/refusal.ts';
import { sentences } from '../../../platform/shared/sentences.ts';
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
  isBarcodeOfProduct,
  listByNumber,
  listReceiptsById,
  listReceiptsOf,
  listReversible,
  markReversed,
} from './queries/ledger.ts';
import { findSlip, listSlipsOf } from './queries/slips.ts';
import { insertNumbered, type WrittenReceipt } from './write-ledger.ts';

/** The reason of a reversal that undoes a step of the same admin. */
export const UNDO_REASON = 'Undone';

/** Who receives, reverses or refunds, and when. */
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
  /** Null for cash on delivery that no center collected. */
  center: Center | null;
}

const toRow = (
  kind: PaymentKind,
  { userId }: Cashier,
  { subject, amountPaise, mode, utr, center }: NewReceipt,
) => ({
  kind,
  ...paidColumnsOf(subject),
  amount_paise: amountPaise,
  mode,
  utr: utr ?? null,
  center,
  received_by: userId,
});

/**
 * Writes receipts, and with them the kept sums of their subjects, in the caller's transaction. The caller has locked
 * the subjects and knows that no more than what is due is received. Refuses: 400 a card, a phone number or a product's barcode
 * instead of a UTR, 409 a UTR that another receipt has.
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
 * Refuses the digits of a card, a phone number or the barcode of a product that look like a UTR: no payment is booked under them
 * (D81). The twelve digits of a UPC-A could be a UTR, so only those that a product has are refused.
 */
async function checkUtr(tx: Tx, utr: string | undefined, now: Date): Promise<void> {
  if (utr === undefined) return;
  const mistaken = mistakenForUtr(utr, now) ?? ((await isOfProduct(tx, utr, now)) ? 'barcode' : undefined);
  if (mistaken) throw refuseFieldSaying('utr', sentences().paymentMessages.notAUtr[mistaken]);
}

async function isOfProduct(tx: Tx, utr: string, now: Date): Promise<boolean> {
  const barcode = isUtrOfDays(utr, gymDay(now)) ? undefined : parseBarcode(utr);
  return barcode !== undefined && (await isBarcodeOfProduct(tx, barcode));
}

/**
 * A UTR was in use; names its first receipt.
 * @throws RetryTransaction when that receipt has just been reversed: the UTR is free, so the caller's transaction begins again
 */
async function refuseUtr(db: Db, utr = '') {
  const first = await findByUtr(db, utr);
  if (!first) throw new RetryTransaction('A UTR was in use and is free now');
  return refuse('utrUsed', first.number, formatInstant(first.received_at.toISOString()));
}

/**
 * Writes that money was returned, in the caller's transaction, which has locked the subject and knows that no more is
 * returned than was paid. Refuses: 400 another code instead of a UTR, 409 a UTR that another receipt has.
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
 * What is to be received: the wanted amount, or else all that is due. Refuses: 409 when nothing is due, or less than
 * is wanted.
 */
export function amountToReceive(duePaise: number, wantedPaise: number | undefined): number {
  if (duePaise <= 0) throw refuse('nothingDue');
  if (wantedPaise !== undefined && wantedPaise > duePaise)
    throw refuse('moreThanDue', paiseToRupees(duePaise));
  return wantedPaise ?? duePaise;
}

/** The ids of receipts by their numbers. */
export async function getReceiptIds(tx: Tx, numbers: readonly string[]): Promise<Map<string, number>> {
  const rows = await listByNumber(tx, numbers);
  return new Map(rows.map(({ id, number }) => [number, id]));
}

/** The subject of a receipt. Refuses: 404 unknown. */
export async function getSubjectOfReceipt(db: Db, receiptId: number): Promise<PaidSubject> {
  const row = await findSubject(db, receiptId);
  if (!row) throw refuse('noSuchReceipt');
  return paidSubjectOf(row);
}

/** One receipt with its subject and member. Refuses: 404 unknown. */
export async function getReceipt(db: Db, receiptId: number) {
  const row = await findReceipt(db, receiptId);
  if (!row) throw refuse('noSuchReceipt');
  return row;
}

/**
 * Reverses receipts that are neither reversed nor reversals; the others are left alone. The caller has locked their
 * subjects and knows that the sums stay between 0 and the totals.
 * @returns for the id of each reversed receipt its reversal
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

/** For a person's timeline: receipts with what they are for. */
export const getReceiptsById = (db: Db, ids: readonly number[]) => listReceiptsById(db, ids);

/** All receipts of these, oldest first. */
export function getReceipts(db: Db, subjects: readonly Subject[]) {
  const { membershipIds, checkoutIds } = idsOf(subjects);
  return listReceiptsOf(db, membershipIds, checkoutIds);
}

/** Eight random codes all collide once in 10⁸ even with ten million slips. */
const SLIP_TRIES = 8;

/** Codes for a new slip, of which the first that is free becomes its code. */
export const randomSlipCodes = (): number[] =>
  Array.from({ length: SLIP_TRIES }, () =>
    Number(slipCodeOf(String(randomInt(10 ** SLIP_RANDOM_DIGITS)).padStart(SLIP_RANDOM_DIGITS, '0'))),
  );

/**
 * Gives a membership or checkout its slip.
 * @returns the code, nine digits
 */
export async function writeSlip(tx: Tx, subject: Subject): Promise<string> {
  const { membership_id: membershipId, checkout_id: checkoutId } = columnsOf(subject);
  const { rows } = await insertSlip({ codes: randomSlipCodes(), membershipId, checkoutId }).execute(tx);
  if (!rows[0]) throw new Error('There is no free slip code');
  return toSlipCode(rows[0].code);
}

/** The codes of slips, nine digits each, by the id of what they are for; none for what was paid before there were slips. */
export async function getSlips(db: Db, subjects: readonly Subject[]): Promise<Map<Subject['id'], string>> {
  const { membershipIds, checkoutIds } = idsOf(subjects);
  const rows = await listSlipsOf(db, membershipIds, checkoutIds);
  return new Map(rows.map((row) => [subjectOf(row).id, toSlipCode(row.code)]));
}

/** The code of one slip. */
export const findSlipOf = async (db: Db, subject: Subject): Promise<string | undefined> =>
  (await getSlips(db, [subject])).get(subject.id);

/** Whose slip it is. Refuses: 404 unknown. */
export async function getSubjectOfSlip(db: Db, code: string): Promise<Subject> {
  const row = await findSlip(db, Number(code));
  if (!row) throw refuse('noSuchSlip');
  return subjectOf(row);
}
