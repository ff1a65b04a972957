import type { CallsOf } from '../call.ts';
import { ownListQuery, statusReply } from '../fields.ts';
import { documentByNumber, documentDetails, ownDocuments } from './schemas.ts';

export const documentCalls = {
  'documents/getMine': {
    access: 'member',
    summary: "The member's receipts, invoices and credit notes, newest first, 500 at most",
    query: ownListQuery,
    reply: ownDocuments,
  },
  'documents/get': {
    access: 'member',
    summary: 'One document with all that is printed on it, for its buyer and for admins',
    query: documentByNumber,
    reply: documentDetails,
  },
  'documents/markPrinted': {
    access: 'member',
    summary: 'Keep that its buyer has printed a document: the step that issued it can no longer be undone',
    body: documentByNumber,
    reply: statusReply,
  },
} as const satisfies CallsOf<'documents'>;
