import { stepReply } from '../admin/schemas.ts';
import { type CallsOf, defineDomain } from '../call.ts';
import { upiReply } from '../payments/schemas.ts';
import { saleRefusals } from './refusals.ts';
import * as schemas from './schemas.ts';
import {
  barcodeTie,
  foundProducts,
  sale,
  saleRefund,
  saleRefundReply,
  saleReply,
  saleUpiQuery,
  soldGoods,
  soldGoodsQuery,
  soldSearch,
} from './schemas.ts';

const saleCalls = {
  'sales/find': {
    permission: 'sellGoods',
    centerOf: 'none',
    summary: 'Products for the counter, by barcode or name',
    query: soldSearch,
    reply: foundProducts,
  },
  'sales/getSold': {
    permission: 'sellGoods',
    centerOf: { center: 'scope' },
    summary:
      'What the counter sold today, newest first, or the one sale of an order, a receipt or a document',
    query: soldGoodsQuery,
    reply: soldGoods,
  },
  'sales/getUpi': {
    permission: 'sellGoods',
    centerOf: 'none',
    summary: 'The QR code of a UPI payment of goods that are not sold yet',
    query: saleUpiQuery,
    reply: upiReply,
  },
  'sales/sell': {
    permission: 'sellGoods',
    centerOf: { center: 'center' },
    summary: 'Sell goods over the counter: delivered and paid at once; takes an Idempotency-Key header',
    body: sale,
    reply: saleReply,
    success: 201,
    idempotent: true,
  },
  'sales/refund': {
    permission: 'sellGoods',
    centerOf: { center: 'center' },
    summary:
      'Take delivered goods back at the counter and refund or exchange them: by a right to handle returns, or approved by somebody who has it; takes an Idempotency-Key header',
    body: saleRefund,
    reply: saleRefundReply,
    success: 201,
    idempotent: true,
  },
  'sales/tieBarcode': {
    permission: 'sellGoods',
    centerOf: 'none',
    summary: 'Tie a barcode that no product has to one of the shop',
    body: barcodeTie,
    reply: stepReply,
  },
} as const satisfies CallsOf<'sales'>;

export const sales = defineDomain({
  calls: saleCalls,
  staffRefusals: saleRefusals,
  auditActions: ['goods sold'],
  schemas,
});
