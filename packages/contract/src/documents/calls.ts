import { type CallsOf, csvFile, defineDomain } from '../call.ts';
import { ownListQuery, statusReply } from '../fields.ts';
import { documentRefusals, documentStaffRefusals } from './refusals.ts';
import * as schemas from './schemas.ts';
import {
  documentByNumber,
  documentDetails,
  documentListQuery,
  documentPage,
  gstExportQuery,
  gstr1,
  gstr1Query,
  newProductTax,
  ownDocuments,
  productTaxListQuery,
  productTaxPage,
} from './schemas.ts';

const documentCalls = {
  'documents/getMine': {
    access: 'member',
    summary: "The member's receipts, invoices and credit notes, newest first, 500 at most",
    query: ownListQuery,
    reply: ownDocuments,
  },
  'documents/get': {
    access: 'member',
    forOthers: 'printReceipts',
    centerOf: { number: 'document' },
    summary: 'One document with all that is printed on it, for its buyer and for admins',
    query: documentByNumber,
    reply: documentDetails,
  },
  'documents/markPrinted': {
    access: 'member',
    forOthers: 'printReceipts',
    centerOf: { number: 'document' },
    summary: 'Keep that its buyer has printed a document: the step that issued it can no longer be undone',
    body: documentByNumber,
    reply: statusReply,
  },
  'admin/getDocuments': {
    permission: 'readDocuments',
    centerOf: 'scope',
    summary: 'All receipts, invoices and credit notes, newest first',
    query: documentListQuery,
    reply: documentPage,
  },
  'admin/exportGst': {
    permission: 'exportLists',
    exportOf: 'admin/getDocuments',
    summary:
      'The GST return of a month as CSV: a summary, or with `table` one of the files that the GST offline tool imports',
    query: gstExportQuery,
    reply: csvFile,
    csv: true,
  },
  'admin/getGstr1': {
    permission: 'exportLists',
    centerOf: 'scope',
    summary: 'GSTR-1 of a month as JSON in the format of the GST portal',
    query: gstr1Query,
    reply: gstr1,
  },
  'admin/getProductTax': {
    permission: 'readDocuments',
    centerOf: 'none',
    summary: 'HSN codes and rates of the products, those that need a review first',
    query: productTaxListQuery,
    reply: productTaxPage,
  },
  'admin/setProductTax': {
    permission: 'setTax',
    centerOf: 'none',
    summary: 'Set the HSN code and the rate of a product from a day on',
    body: newProductTax,
    reply: statusReply,
  },
} as const satisfies CallsOf<'documents'>;

export const documents = defineDomain({
  calls: documentCalls,
  refusals: documentRefusals,
  staffRefusals: documentStaffRefusals,
  auditActions: ['tax set'],
  exportSections: ['documents'],
  schemas,
});
