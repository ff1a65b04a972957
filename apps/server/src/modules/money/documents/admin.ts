import type { Reply } from '@namma/contract/calls';
import { addDays, addMonths, gymDay, startOfGymDay } from '@namma/contract/days/dates';
import { documentTitles } from '@namma/contract/documents/rules';
import type {
  DocumentListQuery,
  GstExportQuery,
  NewProductTax,
  ProductTaxListQuery,
} from '@namma/contract/documents/schemas';
import { basisPointsToPercent, paiseToRupees } from '@namma/contract/money';
import type { Center } from '@namma/contract/values/centers';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { defineAdminList, getPage } from '../../../platform/shared/admin-list.ts';
import type { Cell, CsvFile } from '../../../platform/shared/csv.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { refuse, refuseWith } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { logActivity } from '../../core/audit/api.ts';
import { loggedTax, presentAdminDocument, presentProductTax } from './present.ts';
import { documentRows, listDocuments } from './queries/documents.ts';
import { listIssued, listSumsByCode, listSumsByRate, type Month, type TaxedSum } from './queries/month.ts';
import {
  countProductTax,
  findProductTax,
  listProductTax,
  lockTaxedProduct,
  saveProductTax,
} from './queries/product-tax.ts';

export const firstDay = (month: string) => `${month}-01`;
export const dayAfter = (month: string) => addMonths(firstDay(month), 1);

/** Restricts staff to one center. Documents of orders belong to no center and are shown to all. */
export interface Scope {
  center?: Center;
}

export const monthOf = ({ month, center }: Scope & { month: string }): Month => ({
  from: startOfGymDay(firstDay(month)),
  to: startOfGymDay(dayAfter(month)),
  center,
});

const documentList = defineAdminList({
  ...documentRows,
  listRows: listDocuments,
  present: presentAdminDocument,
});

/** Returns a page of all documents for admins, newest first by default. */
export function getDocuments(
  { db }: Deps,
  { month, ...query }: DocumentListQuery & Scope,
): Promise<Reply<'admin/getDocuments'>> {
  const days = month === undefined ? {} : { from: firstDay(month), to: addDays(dayAfter(month), -1) };
  return getPage(db, documentList, { ...query, ...days });
}

type Columns = Partial<Record<(typeof gstColumns)[number], Cell>>;
const gstColumns = [
  'Table',
  'Rate %',
  'HSN or SAC',
  'Unit',
  'Quantity',
  'Total value',
  'Taxable value',
  'CGST',
  'SGST',
  'Document',
  'Series',
  'From',
  'To',
  'Issued',
  'Cancelled',
  'Net issued',
] as const;

const amountsOf = (row: TaxedSum): Columns => ({
  'Rate %': basisPointsToPercent(row.rate_bp),
  'Total value': paiseToRupees(row.total_paise),
  'Taxable value': paiseToRupees(row.taxable_paise),
  CGST: paiseToRupees(row.cgst_paise),
  SGST: paiseToRupees(row.sgst_paise),
});

/**
 * Exports the data of a month's GST return as one CSV table: invoices less credit notes by rate and by HSN or SAC, and
 * the documents issued in each series. Amounts are in rupees. Staff of one center get that center's data.
 */
export async function exportGst(
  { db, clock }: Deps,
  { month, center }: Pick<GstExportQuery, 'month'> & Scope,
): Promise<CsvFile> {
  const days = monthOf({ month, center });
  const [rates, codes, issued] = [
    await listSumsByRate(db, days),
    await listSumsByCode(db, days),
    await listIssued(db, days),
  ];
  const rows: Columns[] = [
    ...rates.map((row) => ({ Table: 'B2C by rate', ...amountsOf(row) })),
    ...codes.map((row) => ({
      Table: 'HSN summary',
      'HSN or SAC': row.code,
      Unit: row.unit,
      Quantity: row.quantity,
      ...amountsOf(row),
    })),
    ...issued.map((row) => ({
      Table: 'Documents issued',
      'Total value': paiseToRupees(row.total_paise),
      Document: documentTitles[row.kind],
      Series: `${row.series}/${row.fy}`,
      From: row.first,
      To: row.last,
      Issued: row.issued,
      Cancelled: row.cancelled,
      'Net issued': row.issued - row.cancelled,
    })),
  ];
  async function* pages() {
    yield rows.map((row) => gstColumns.map((column) => row[column] ?? null));
  }
  return { name: `gst-${month}`, day: gymDay(clock()), header: gstColumns, pages: pages() };
}

/** Returns a page of products with today's tax, products that need a review first. */
export async function getProductTax(
  { db, clock }: Deps,
  { page, limit, q, needsReview }: ProductTaxListQuery,
): Promise<Reply<'admin/getProductTax'>> {
  const today = gymDay(clock());
  const filter = { q, needsReview: needsReview === 'true', today };
  const rows = await listProductTax(db, filter, { limit, offset: (page - 1) * limit });
  const total = await countProductTax(db, filter);
  return {
    content: rows.map(presentProductTax),
    total,
    totalPages: Math.ceil(total / limit),
    needReview: await countProductTax(db, { needsReview: true, today }),
  };
}

/**
 * Sets the HSN code and the rate of a product from a day on; issued documents keep theirs. With `version`, only if the
 * product's tax is unchanged since.
 * @throws 404 unknown; 409 another version, with the current tax
 */
export async function setProductTax(
  { db, clock }: Deps,
  { userId }: Session,
  { productId, hsn, rateBasisPoints, fromDay, needsReview, version }: NewProductTax,
): Promise<Reply<'admin/setProductTax'>> {
  await inTransaction(db, async (tx) => {
    const product = await lockTaxedProduct(tx, productId);
    if (!product) throw refuse('noSuchProduct');
    if (version !== undefined) {
      const one = { productId, needsReview: false, today: gymDay(clock()) };
      const [current] = await listProductTax(tx, one, { limit: 1, offset: 0 });
      if (current && current.version !== version)
        throw refuseWith({ tax: presentProductTax(current) }, 'taxChanged');
    }
    const before = await findProductTax(tx, productId, fromDay);
    const after = { from_day: fromDay, hsn, rate_bp: rateBasisPoints, needs_review: needsReview };
    await saveProductTax(tx, { product_id: productId, ...after });
    await logActivity(tx, { userId, now: clock() }, [
      {
        action: 'tax set',
        subjectType: 'product',
        subjectId: productId,
        subjectUserId: null,
        subject: product.name,
        before: before ? loggedTax(before) : null,
        after: loggedTax(after),
      },
    ]);
  });
  return { status: messages().documentMessages.productTaxSet };
}
