/** Receipts, invoices and taxes. */
export const documentMessages = {
  documentNumberRequired: 'Enter the number of the document',
  documentPrinted: 'Marked as printed',
  productTaxSet: 'Tax of the product saved',
  monthInvalid: 'Enter a month like 2026-11',
  hsnInvalid: 'Enter an HSN code of 4, 6 or 8 digits',
  taxRateInvalid: 'Enter a rate from 0 to 40 %, with two decimals at most',
} as const;
