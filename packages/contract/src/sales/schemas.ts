import { z } from 'zod';
import { SEARCH_MAX_CHARACTERS } from '../admin/rules.ts';
import { stepReply } from '../admin/schemas.ts';
import { appCode } from '../auth/second-factor-codes.ts';
import { CHECKOUT_LINES_MAX } from '../cart/rules.ts';
import { quantity } from '../cart/schemas.ts';
import { barcode } from '../catalogue/attribute-schemas.ts';
import { said } from '../default-errors.ts';
import {
  anyCenter,
  claimedRupees,
  comparedEmail,
  id,
  knownCenter,
  openCenter,
  searchText,
  text,
} from '../fields.ts';
import { messages } from '../messages.ts';
import { receiptModes } from '../payments/rules.ts';
import { amount, utr, withUtrForUpi } from '../payments/schemas.ts';
import { RETURN_TEXT_MAX_CHARACTERS, returnConditions } from '../returns/rules.ts';
import { knowsAllPieces, returnReply, somePieces } from '../returns/schemas.ts';
import * as fieldNames from '../words/en/field-names.ts';
import { returnMessages } from '../words/en/returns.ts';
import { saleMessages } from './messages.ts';
import { DISCOUNT_REASON_MAX_CHARACTERS } from './rules.ts';

const saleLines = z
  .array(z.object({ productId: id, quantity }))
  .min(1, fieldNames.chooseProduct)
  .max(CHECKOUT_LINES_MAX, `Sell at most ${CHECKOUT_LINES_MAX} products at once`)
  .refine((lines) => new Set(lines.map((line) => line.productId)).size === lines.length, {
    message: fieldNames.eachProductOnce,
  });

/** The percentage off each price, up to that of the role, with a reason (D143). */
const saleDiscount = z.object({
  percent: z
    .int(saleMessages.discountPercent)
    .min(1, saleMessages.discountPercent)
    .max(100, saleMessages.discountPercent),
  reason: text(DISCOUNT_REASON_MAX_CHARACTERS, said(messages.required, fieldNames.reasonField)),
});

/**
 * A counter sale (D80). `expectedTotal` is the total that the screen shows, in rupees: another one is refused (D34).
 * Without `userId` the document names no buyer.
 */
export const sale = withUtrForUpi(
  z.object({
    userId: id.optional(),
    lines: saleLines,
    mode: z.enum(receiptModes),
    utr: utr.optional(),
    center: openCenter(messages.centerRequired),
    expectedTotal: claimedRupees().min(0),
    discount: saleDiscount.optional(),
  }),
);
export type Sale = z.infer<typeof sale>;

/** `receiptId` is missing only for free goods; `activityId` is for the undo. */
export const saleReply = stepReply.extend({
  checkoutId: z.uuid(),
  orderNumber: z.string(),
  totalPaise: z.int().min(0),
  documentNumber: z.string(),
  receiptId: id.optional(),
});
export type SaleReply = z.infer<typeof saleReply>;

/**
 * Takes delivered goods back at the counter and refunds them (D142). `exchange` sells other goods in the same step, in
 * the same mode: two receipts, whose difference changes hands. `approver` and `code` are the email and the
 * authenticator code of somebody who handles returns, for callers who do not.
 */
export const saleRefund = withUtrForUpi(
  z.object({
    orderId: id,
    ...somePieces,
    reason: text(RETURN_TEXT_MAX_CHARACTERS, said(messages.required, fieldNames.reasonField)),
    condition: z.enum(returnConditions),
    mode: z.enum(receiptModes),
    utr: utr.optional(),
    center: openCenter(messages.centerRequired),
    /** The refund that the screen shows. */
    expectedPaise: z.int().min(0),
    exchange: z.object({ lines: saleLines, expectedTotal: claimedRupees().min(0) }).optional(),
    approver: comparedEmail.optional(),
    code: appCode.optional(),
  }),
)
  .refine(knowsAllPieces, { path: ['ofQuantity'], message: returnMessages.ofQuantityRequired })
  .refine(({ exchange, mode }) => !exchange || mode !== 'upi', {
    path: ['mode'],
    message: saleMessages.exchangeWithoutUpi,
  });
export type SaleRefund = z.infer<typeof saleRefund>;

/** `sale` is that of an exchange. */
export const saleRefundReply = returnReply.extend({
  refundPaise: z.int().min(0),
  sale: saleReply.omit({ status: true, activityId: true }).optional(),
});
export type SaleRefundReply = z.infer<typeof saleRefundReply>;

/** Rupees, the total of the goods on the screen. */
export const saleUpiQuery = z.object({ amount: z.coerce.number(messages.amountRequired).pipe(amount) });
export type SaleUpiQuery = z.infer<typeof saleUpiQuery>;

/** A scanned barcode, or words of a product's name. */
export const soldSearch = z.object({
  q: searchText(SEARCH_MAX_CHARACTERS).pipe(z.string().min(1, saleMessages.searchRequired)),
});
export type SoldSearch = z.infer<typeof soldSearch>;

/** A product for sale at the counter. */
const soldProduct = z.object({
  productId: id,
  name: z.string(),
  image: z.string(),
  /** Per piece, after the discount. */
  pricePaise: z.int().min(0),
  /** The sellable stock; null while it is not tracked. */
  left: z.int().min(0).nullable(),
  /** True if an admin offers it. */
  isOffered: z.boolean(),
  barcode: z.string().nullable(),
});
export type SoldProduct = z.infer<typeof soldProduct>;

/** `barcode` is set when the text is one: then only its product is listed, or none when it is unassigned. */
export const foundProducts = z.object({
  products: z.array(soldProduct),
  barcode: z.string().nullable(),
});
export type FoundProducts = z.infer<typeof foundProducts>;

export const barcodeTie = z.object({ productId: id, barcode });
export type BarcodeTie = z.infer<typeof barcodeTie>;

/** `q` is the number of an order, a receipt or a document, of any day. */
export const soldGoodsQuery = z.object({
  center: knownCenter(messages.centerRequired).optional(),
  q: searchText(SEARCH_MAX_CHARACTERS).optional(),
});
export type SoldGoodsQuery = z.infer<typeof soldGoodsQuery>;

/** A counter sale in a search. Free sales have no receipt and are not listed. */
const soldCheckout = z.object({
  checkoutId: z.uuid(),
  orderNumber: z.string(),
  receiptId: id,
  receiptNumber: z.string(),
  documentNumber: z.string().nullable(),
  at: z.iso.datetime(),
  totalPaise: z.int().min(0),
  mode: z.enum(receiptModes),
  center: anyCenter.nullable(),
  /** The buyer on the document; `Counter sale` for an unregistered one. */
  buyer: z.string(),
  /** It was undone: its receipt is reversed. */
  isUndone: z.boolean(),
  /** `isReturned` are pieces that were returned to the gym; `returnBy` is the last day for it, null afterwards. */
  lines: z.array(
    z.object({
      orderId: id,
      product: z.string(),
      quantity,
      pricePaise: z.int().min(0),
      isReturned: z.boolean(),
      returnBy: z.iso.date().nullable(),
    }),
  ),
});
export type SoldCheckout = z.infer<typeof soldCheckout>;

export const soldGoods = z.object({
  sales: z.array(soldCheckout),
  /** True if there are more of today than are listed. */
  isMore: z.boolean(),
});
