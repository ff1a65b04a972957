import type { Day } from '../days/dates.ts';

/**
 * The tax scheme of the gym. `none` has no GSTIN and may not collect GST; `composition` pays a share of its turnover
 * and may not collect it either; `regular` collects it.
 */
export const taxSchemes = ['none', 'composition', 'regular'] as const;
export type TaxScheme = (typeof taxSchemes)[number];

/** The document for a payment or a delivery; a credit note reverses an earlier document or lines of it. */
export const documentKinds = ['receipt', 'bill', 'invoice', 'credit_note'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** The printed titles. */
export const documentTitles: Record<DocumentKind, string> = {
  receipt: 'Receipt',
  bill: 'Bill of Supply',
  invoice: 'Tax Invoice',
  credit_note: 'Credit Note',
};

/** The document kind of each scheme. */
export const kindOfScheme = {
  none: 'receipt',
  composition: 'bill',
  regular: 'invoice',
} as const satisfies Record<TaxScheme, DocumentKind>;

/** The mandatory sentence on a bill of supply (rule 5(1)(f) of the CGST Rules). */
export const COMPOSITION_SENTENCE = 'Composition taxable person, not eligible to collect tax on supplies';

/** The files of a month: a summary for people, and those that the GST offline tool imports for GSTR-1. */
export const gstTables = ['summary', 'b2b', 'b2cs', 'cdnr', 'cdnur', 'hsnB2b', 'hsnB2c', 'docs'] as const;
export type GstTable = (typeof gstTables)[number];

/** GST allows 16 characters. */
export const DOCUMENT_NUMBER_MAX_CHARACTERS = 16;

const APRIL = 4;

/** The Indian financial year of an IST day, from 1 April: `2627` for 2026-11-22. */
export function financialYear(day: Day): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const first = month < APRIL ? year - 1 : year;
  return [first, first + 1].map((each) => String(each % 100).padStart(2, '0')).join('');
}

/** The maximum GST rate of a product, in basis points. */
export const TAX_RATE_MAX_BASIS_POINTS = 4_000;
