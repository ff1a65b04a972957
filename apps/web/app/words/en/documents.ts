import { type DocumentKind, documentTitles } from '@namma/contract/documents/rules';

export const documents = 'Documents';
export const documentsLead =
  'Receipts, invoices and credit notes of your orders and memberships, to print or to save.';
export const noDocuments = 'No documents yet';
export const noDocumentsWhy =
  'You get one for each order that leaves our shop and each membership that is paid for.';
export const toTheStore = 'To the store';
export const documentsNoun = 'documents';
export const against = (number: string) => ` · against ${number}`;
export const cancelledAfter = ' · cancelled';
export const document = 'Document';
export const backToOrders = 'Orders';
export const backToMemberships = 'Memberships';
export const backToMembership = 'Membership';
export const print = 'Print';
export const titleOf = (kind: DocumentKind): string => documentTitles[kind];
