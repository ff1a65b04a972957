import type { ChangedFields } from '@namma/contract/admin/schemas';
import type { Category } from '@namma/contract/catalogue/rules';
import { formatOrderNumber } from '@namma/contract/codes/order-number';
import { gymDay } from '@namma/contract/days/dates';
import type {
  AdminDocument,
  DocumentDetails,
  DocumentSummary,
  ProductTax,
} from '@namma/contract/documents/schemas';
import { DELETED_MEMBER } from '@namma/contract/members/rules';
import { basisPointsToPercent } from '@namma/contract/money';
import type { ReceiptMode } from '@namma/contract/payments/rules';
import type { DocumentRow } from '../../../platform/db/types.ts';

/** A document with the number and date of the document that it credits. */
export interface PresentableDocument extends DocumentRow {
  original_number: string | null;
  original_issued_at: Date | null;
}

export const presentSummary = (row: PresentableDocument): DocumentSummary => ({
  id: row.id,
  number: row.number,
  kind: row.kind,
  issuedOn: gymDay(row.issued_at),
  totalPaise: row.total_paise,
  cancelledAt: row.cancelled_at?.toISOString() ?? null,
  checkoutId: row.checkout_id,
  membershipId: row.membership_id,
  passId: row.pass_id,
  ...(row.original_number === null ? {} : { against: row.original_number }),
});

/** Presents a document for admins, with the buyer's name unless the account is deleted. */
export const presentAdminDocument = (row: PresentableDocument): AdminDocument => ({
  ...presentSummary(row),
  buyer: row.is_buyer_deleted ? DELETED_MEMBER : row.buyer.name,
});

/** The current payment state of a document. */
interface PaidDocument {
  first_order_id: number | null;
  /** Net of refunds. */
  paid_paise: number;
  paid_by: { mode: ReceiptMode; amountPaise: number }[];
  /** The credit of a former membership that paid a part. */
  credit: { amountPaise: number; creditNote: string | null } | null;
  /** By credit notes. */
  credited_paise: number;
}

function presentPayment(row: PresentableDocument & PaidDocument): DocumentDetails['payment'] {
  if (row.kind === 'credit_note' || row.cancelled_at) return null;
  const duePaise = Math.max(0, row.total_paise - row.credited_paise - row.paid_paise);
  return { duePaise, by: row.paid_by, ...(row.credit && { credit: row.credit }) };
}

/** Presents a document for printing. */
export const presentDocument = (row: PresentableDocument & PaidDocument): DocumentDetails => ({
  ...presentSummary(row),
  scheme: row.scheme,
  seller: row.seller,
  buyer: row.buyer,
  deliverTo: row.deliver_to,
  placeOfSupply: row.place_of_supply,
  reverseCharge: row.scheme === 'none' ? null : false,
  declaration: row.declaration,
  lines: row.lines,
  taxablePaise: row.taxable_paise,
  cgstPaise: row.cgst_paise,
  sgstPaise: row.sgst_paise,
  orderNumber: row.first_order_id === null ? null : formatOrderNumber(row.first_order_id),
  payment: presentPayment(row),
  ...(row.original_issued_at ? { againstIssuedOn: gymDay(row.original_issued_at) } : {}),
});

interface PresentableTax {
  id: number;
  name: string;
  category: Category;
  hsn: string | null;
  rate_bp: number | null;
  from_day: string | null;
  needs_review: boolean | null;
  next_hsn: string | null;
  next_rate_bp: number | null;
  next_from_day: string | null;
  version: number;
}

/** Presents a product with today's tax and the next change. */
export const presentProductTax = (row: PresentableTax): ProductTax => ({
  productId: row.id,
  name: row.name,
  category: row.category,
  hsn: row.hsn,
  rateBasisPoints: row.rate_bp,
  fromDay: row.from_day,
  needsReview: row.needs_review ?? true,
  version: row.version,
  next:
    row.next_hsn === null || row.next_rate_bp === null || row.next_from_day === null
      ? null
      : { hsn: row.next_hsn, rateBasisPoints: row.next_rate_bp, fromDay: row.next_from_day },
});

/** Tax data for the activity log, with the rate in percent. */
export const loggedTax = (row: {
  from_day: string;
  hsn: string;
  rate_bp: number;
  needs_review: boolean;
}): ChangedFields => ({
  HSN: row.hsn,
  rate: basisPointsToPercent(row.rate_bp),
  from: row.from_day,
  needs_review: row.needs_review,
});
