import { z } from 'zod';
import { type CallsOf, csvFile } from '../call.ts';
import { idInQuery } from '../fields.ts';
import { lookupReply, paymentLookup } from '../front-desk/schemas.ts';
import {
  cashUp,
  cashUpQuery,
  paymentReceipt,
  paymentReversal,
  receiptDetails,
  receiptReply,
  reversalReply,
  upiQuery,
  upiReply,
} from './schemas.ts';
import { settlement, settlementReply } from './settle-schemas.ts';

export const paymentCalls = {
  'payments/receive': {
    permission: 'receivePayments',
    ofCenter: ['payable'],
    summary:
      'Receive what is due for a membership or a checkout, or a part of it; takes an Idempotency-Key header',
    body: paymentReceipt,
    reply: receiptReply,
    success: 201,
    takesKey: true,
  },
  'payments/settle': {
    permission: 'receivePayments',
    summary:
      'Receive what is due for many checkouts of one bag, all or none, and take back what was refused at the door; takes an Idempotency-Key header',
    body: settlement,
    reply: settlementReply,
    success: 201,
    takesKey: true,
  },
  'payments/reverse': {
    permission: 'reversePayments',
    ofCenter: ['receipt'],
    summary: 'Take a receipt back, with a reason',
    body: paymentReversal,
    reply: reversalReply,
    success: 201,
  },
  'payments/getDay': {
    permission: 'readMoney',
    summary: 'The receipts of a day in IST with their sums',
    query: cashUpQuery,
    reply: cashUp,
  },
  'payments/find': {
    permission: 'receivePayments',
    summary: 'What is due and what was paid, by slip, phone number, order number, name or email',
    query: paymentLookup,
    reply: lookupReply,
  },
  'payments/getUpi': {
    permission: 'receivePayments',
    ofCenter: ['payable'],
    summary: 'The QR code of a UPI payment for the screen of an admin',
    query: upiQuery,
    reply: upiReply,
  },
  'payments/getReceipt': {
    permission: 'printReceipts',
    ofCenter: ['receipt'],
    summary: 'One receipt, as it is printed',
    query: z.object({ id: idInQuery }),
    reply: receiptDetails,
  },
  'admin/exportPayments': {
    permission: 'exportLists',
    summary: 'The receipts of a day as CSV',
    query: cashUpQuery,
    reply: csvFile,
    csv: true,
  },
} as const satisfies CallsOf<'payments'>;
