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
    summary: 'What the GST return of a month asks for, as CSV: sales by rate and by code, documents issued',
    query: gstExportQuery,
    reply: csvFile,
    csv: true,
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
