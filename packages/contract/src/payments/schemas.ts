import { z } from 'zod';
import { SEARCH_MAX_CHARACTERS } from '../admin/rules.ts';
import { stepReply } from '../admin/schemas.ts';
import type { CodeKind } from '../codes/scans.ts';
import { anyCenter, day, id, idInQuery, knownCenter, qrCode, text } from '../fields.ts';
import { messages } from '../messages.ts';
import { paymentMessages } from './messages.ts';
import {
  PAYMENT_REASON_MAX_CHARACTERS,
  paymentKinds,
  paymentSubjects,
  type ReceiptMode,
  receiptModes,
  receiptSubjects,
} from './rules.ts';
import { readUtr } from './utr.ts';

const AMOUNT_MAX_RUPEES = 1_000_000_000;
const hasWholePaise = (rupees: number) => /^-?\d+(\.\d{1,2})?$/.test(String(rupees));

const rupees = (number: z.ZodNumber) =>
  number
    .max(AMOUNT_MAX_RUPEES, paymentMessages.amountTooLarge)
    .refine(hasWholePaise, paymentMessages.amountDecimals);

/** Rupees above 0 with at most two decimals. */
export const amount = rupees(z.number(messages.amountRequired).positive(paymentMessages.amountAboveZero));

/** The same, or 0. */
export const amountOrNone = (negativeMessage: string) =>
  rupees(z.number(messages.amountRequired).min(0, negativeMessage));

/**
 * The number of a UPI payment, also in Kannada or Devanagari digits, with or without spaces. Any other code is refused
 * by its name (D81).
 */
export const utr = z
  .string({ error: paymentMessages.utrDigits })
  .max(SEARCH_MAX_CHARACTERS, paymentMessages.utrDigits)
  .transform((written, context) => {
    const read = readUtr(written);
    if ('utr' in read) return read.utr;
    context.addIssue({ code: 'custom', message: refusalOfUtr(read.refusal) });
    return z.NEVER;
  });

/** The message for a text that is no UTR. */
export const refusalOfUtr = (refusal: CodeKind | 'digits'): string =>
  refusal === 'digits' ? paymentMessages.utrDigits : paymentMessages.notAUtr[refusal];

const center = knownCenter();

const paise = z.int();

/** A membership's id, or the UUID of a checkout. */
export const subjectId = z.union([id, z.uuid()]);

const isIdOf = ({ subject, id }: { subject: string; id: number | string }) =>
  (typeof id === 'number') === (subject === 'membership');

/** UPI payments require a UTR, others have none. */
export const withUtrForUpi = <
  Schema extends z.ZodType<{ mode?: ReceiptMode | undefined; utr?: string | undefined }>,
>(
  schema: Schema,
): Schema =>
  schema
    .refine(({ mode, utr }) => mode !== 'upi' || utr !== undefined, {
      path: ['utr'],
      message: paymentMessages.utrDigits,
    })
    .refine(({ mode, utr }) => mode === 'upi' || utr === undefined, {
      path: ['utr'],
      message: paymentMessages.utrOfUpiOnly,
    });

/**
 * The mode of a refund: `center` is where the money is taken from. `expectedPaise` is the amount that the screen
 * showed; another one is refused (409).
 */
export const refundFields = {
  mode: z.enum(receiptModes).optional(),
  utr: utr.optional(),
  center: center.optional(),
  expectedPaise: z.int().min(0).optional(),
};

/** The sum received in one mode at one center. */
export const paidBy = z.object({
  mode: z.enum(receiptModes),
  /** Null for cash on delivery that no center collected. */
  center: anyCenter.nullable(),
  amountPaise: z.int(),
});
export type PaidBy = z.infer<typeof paidBy>;

/**
 * Money received for a membership or a checkout; by default the full due `amount`. `center` defaults to the
 * membership's; cash on delivery may have none.
 */
export const paymentReceipt = withUtrForUpi(
  z
    .object({
      subject: z.enum(paymentSubjects),
      id: subjectId,
      mode: z.enum(receiptModes),
      amount: amount.optional(),
      utr: utr.optional(),
      center: center.optional(),
    })
    .refine(isIdOf, { path: ['id'], message: paymentMessages.idOfSubject }),
);
export type PaymentReceipt = z.infer<typeof paymentReceipt>;

/** `activityId` is for the undo; `documentNumber` is present when the payment completed a subject with a document. */
export const receiptReply = stepReply.extend({
  receiptId: id,
  /** The amount still due. */
  duePaise: paise.min(0),
  documentNumber: z.string().optional(),
});
export type ReceiptReply = z.infer<typeof receiptReply>;

/**
 * With a `mode`, corrects the mode of the receipt: the same amount is received again in this mode, in the same step,
 * and stays paid.
 */
export const paymentReversal = withUtrForUpi(
  z.object({
    /** The receipt's id. */
    id,
    reason: text(PAYMENT_REASON_MAX_CHARACTERS, paymentMessages.reasonRequired),
    mode: z.enum(receiptModes).optional(),
    utr: utr.optional(),
  }),
);
export type PaymentReversal = z.infer<typeof paymentReversal>;

/** `receiptId` is that of the reversal, `correctedId` that of the receipt in the right mode. */
export const reversalReply = z.object({
  status: z.string(),
  receiptId: id,
  correctedId: id.optional(),
  duePaise: paise.min(0),
});

/**
 * The receiving admin, by current name. Two admins may have the same name: the id distinguishes them, and the email is
 * shown. Null where unknown.
 */
const receiver = {
  receivedBy: z.string().nullable(),
  receivedById: id.nullable(),
  receivedByEmail: z.string().nullable(),
};

/** A row of the ledger. */
export const ledgerRow = z.object({
  receiptId: id,
  /** The printed number: `NSG/2627/R00123`, without gaps in a financial year. */
  receiptNumber: z.string(),
  kind: z.enum(paymentKinds),
  mode: z.enum(receiptModes),
  /** Below 0 for a refund and for the reversal of a payment. */
  amountPaise: paise,
  utr: z.string().nullable(),
  /** Null for cash on delivery that no center collected. */
  center: anyCenter.nullable(),
  ...receiver,
  at: z.iso.datetime(),
  /** The number of the receipt that this one reverses. */
  reverses: z.string().nullable(),
  /** The number of the receipt that reverses this one. */
  reversedBy: z.string().nullable(),
  /** The reason of the reversal or refund. */
  reason: z.string().nullable(),
});
export type LedgerRow = z.infer<typeof ledgerRow>;

export const subjectOfRow = {
  subject: z.enum(paymentSubjects),
  id: subjectId,
  /** `Elite Plus, 6 months` or `Order NS-1042-7`. */
  title: z.string(),
};
/** The same for a receipt, which may also be for a pass: `Day pass, 2030-03-05`. */
const subjectOfReceipt = { ...subjectOfRow, subject: z.enum(receiptSubjects) };

/** A day of the ledger; `day` is today in IST by default. */
export const cashUpQuery = z.object({ day: day('past').optional(), center: center.optional() });
export type CashUpQuery = z.infer<typeof cashUpQuery>;

/** The receipts of a period, both days included; of one day if the other is left out, of today by default. */
export const paymentExportQuery = z
  .object({ from: day('past').optional(), to: day('past').optional(), center: center.optional() })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    message: 'The last day is before the first.',
  });
export type PaymentExportQuery = z.infer<typeof paymentExportQuery>;

const cashUpRow = ledgerRow.extend({
  ...subjectOfReceipt,
  member: z.string(),
  /** The cash drawer that it belongs to; null for other money, and for cash outside a drawer (D136). */
  drawerId: id.nullable(),
});
export type CashUpRow = z.infer<typeof cashUpRow>;

/** Sums of the rows; reversals and refunds count on the day on which they were made. */
export const cashUp = z.object({
  day: z.iso.date(),
  totals: z.array(z.object({ mode: z.enum(receiptModes), center: anyCenter.nullable(), amountPaise: paise })),
  /** The sums by subject and mode. */
  bySubject: z.array(
    z.object({ subject: z.enum(receiptSubjects), mode: z.enum(receiptModes), amountPaise: paise }),
  ),
  /** The sums by receiving admin and mode. */
  byAdmin: z.array(z.object({ ...receiver, mode: z.enum(receiptModes), amountPaise: paise })),
  rows: z.array(cashUpRow),
});
export type CashUp = z.infer<typeof cashUp>;

/** By default the full due `amount`. */
export const upiQuery = z
  .object({
    subject: z.enum(paymentSubjects),
    id: z.union([idInQuery, z.uuid()]),
    amount: z.coerce.number(messages.amountRequired).pipe(amount).optional(),
  })
  .refine(isIdOf, { path: ['id'], message: paymentMessages.idOfSubject });
export type UpiQuery = z.infer<typeof upiQuery>;
export const upiReply = z.object({ uri: z.string(), amountPaise: paise, qr: qrCode });

/** One receipt for printing. */
export const receiptDetails = ledgerRow.extend({
  ...subjectOfReceipt,
  member: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  /** The amount still due now. */
  duePaise: paise.min(0),
  documentNumber: z.string().optional(),
  /** The goods that it is for; amounts are those of whole lines. */
  lines: z.array(z.object({ name: z.string(), quantity: z.int().min(1), amountPaise: paise })).optional(),
  /** True for goods sold at the counter, which can be refunded there. */
  isCounterSale: z.boolean().optional(),
  /** A discount at the counter, which is in the amounts already. */
  discount: z.object({ paise: paise.min(1), reason: z.string() }).optional(),
});
export type ReceiptDetails = z.infer<typeof receiptDetails>;

/** A payment slip: the number, as `4821-0937-4`, and its digits as a QR code. */
export const slip = z.object({
  code: z.string(),
  duePaise: paise.min(0),
  center: anyCenter.nullable(),
  qr: qrCode,
});
export type Slip = z.infer<typeof slip>;

export const checkoutSlipQuery = z.object({ checkoutId: z.uuid() });
