import { type DocumentKind, documentTitles } from '@namma/contract/documents/rules';

export const documents = 'Documents';
export const documentsLead = 'Receipts, invoices and credit notes for your orders and memberships.';
export const noDocuments = 'No documents yet';
export const noDocumentsWhy = 'You get one for each order we ship and each membership you pay for.';
export const toTheStore = 'Go to store';
export const documentsNoun = 'documents';
export const against = (number: string) => ` · for ${number}`;
export const cancelledAfter = ' · cancelled';
export const document = 'Document';
export const backToOrders = 'Orders';
export const backToMemberships = 'Memberships';
export const backToMembership = 'Membership';
export const print = 'Print';
export const titleOf = (kind: DocumentKind): string => documentTitles[kind];
