import { z } from 'zod';
import { type CallsOf, csvFile, defineDomain, type RowByKind } from '../call.ts';
import { idInQuery } from '../fields.ts';
import { paymentRefusals } from '../payments/refusals.ts';
import type { PaymentSubject } from '../payments/rules.ts';
import * as paymentsSchemas from '../payments/schemas.ts';
import {
  cashUp,
  cashUpQuery,
  paymentExportQuery,
  paymentReceipt,
  paymentReversal,
  receiptDetails,
  receiptReply,
  reversalReply,
  upiQuery,
  upiReply,
} from '../payments/schemas.ts';
import * as collectionSchemas from './collection-schemas.ts';
import { collection, collectionReply } from './collection-schemas.ts';
import * as schemas from './schemas.ts';
import { lookupReply, paymentLookup } from './schemas.ts';

/** The subject of the payment. Orders belong to no center. */
const payable = {
  by: 'subject',
  rows: { membership: 'membership', checkout: 'none' },
} as const satisfies RowByKind<PaymentSubject>;

const frontDeskCalls = {
  'payments/receive': {
    permission: 'receivePayments',
    centerOf: { id: payable, center: 'center' },
    summary:
      'Receive what is due for a membership or a checkout, or a part of it; takes an Idempotency-Key header',
    body: paymentReceipt,
    reply: receiptReply,
    success: 201,
    idempotent: true,
  },
  'payments/collect': {
    permission: 'receivePayments',
    centerOf: { center: 'center' },
    summary:
      'Receive what is due for many checkouts of one bag, all or none, and take back what was refused at the door; takes an Idempotency-Key header',
    body: collection,
    reply: collectionReply,
    success: 201,
    idempotent: true,
  },
  'payments/reverse': {
    permission: 'reversePayments',
    centerOf: { id: 'receipt' },
    summary: 'Take a receipt back, with a reason',
    body: paymentReversal,
    reply: reversalReply,
    success: 201,
  },
  'payments/getDay': {
    permission: 'readMoney',
    centerOf: { center: 'scope' },
    summary: 'The receipts of a day in IST with their sums',
    query: cashUpQuery,
    reply: cashUp,
  },
  'payments/find': {
    permission: 'receivePayments',
    centerOf: { center: 'center' },
    summary:
      'What is due and what was paid, by slip, phone number, order number, receipt number, name or email',
    query: paymentLookup,
    reply: lookupReply,
  },
  'payments/getUpi': {
    permission: 'receivePayments',
    centerOf: { id: payable },
    summary: 'The QR code of a UPI payment for the screen of an admin',
    query: upiQuery,
    reply: upiReply,
  },
  'payments/getReceipt': {
    permission: 'printReceipts',
    centerOf: { id: 'receipt' },
    summary: 'One receipt, as it is printed',
    query: z.object({ id: idInQuery }),
    reply: receiptDetails,
  },
  'admin/exportPayments': {
    permission: 'exportLists',
    exportOf: 'payments/getDay',
    summary: 'The receipts of a period as CSV, those of today by default',
    query: paymentExportQuery,
    reply: csvFile,
    csv: true,
  },
} as const satisfies CallsOf<'payments'>;

export const frontDesk = defineDomain({
  calls: frontDeskCalls,
  staffRefusals: paymentRefusals,
  auditSubjects: { payment: 'receipt' },
  auditActions: ['payment received', 'payment reversed'],
  exportSections: ['payments'],
  schemas: { ...collectionSchemas, ...schemas, ...paymentsSchemas },
});
