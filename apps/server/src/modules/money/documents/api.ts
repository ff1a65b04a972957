// What other modules may call. Nothing else of this folder is imported from outside.

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
