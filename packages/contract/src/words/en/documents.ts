/** Receipts, invoices and taxes. */
export const documentMessages = {
  documentNumberRequired: 'Enter the document number',
  documentPrinted: 'Marked as printed',
  productTaxSet: 'Product tax saved',
  monthInvalid: 'Enter a month such as 2026-11',
  hsnInvalid: 'Enter an HSN code of 4, 6 or 8 digits',
  taxRateInvalid: 'Enter a rate from 0 to 40 %, with up to two decimals',
} as const;
