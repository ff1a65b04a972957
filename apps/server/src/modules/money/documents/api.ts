// The public API of this module: other modules import only from this file.

export {
  cancelDocuments,
  creditMemberships,
  creditOrders,
  creditUnusedDays,
  issueDocuments,
} from './issue.ts';
export { cancelPassDocument, creditPass, hidePassBuyers, issuePassDocument } from './passes.ts';
export { openDocumentNumber } from './queries/fragments.ts';
export { countTaxChanges, deleteProductTax, findProductTax, saveProductTax } from './queries/product-tax.ts';
export { findCreditNoteOf } from './service.ts';
