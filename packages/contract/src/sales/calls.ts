import { stepReply } from '../admin/schemas.ts';
import type { CallsOf } from '../call.ts';
import { barcodeTie, foundProducts, sale, saleReply, soldSearch } from './schemas.ts';

export const saleCalls = {
  'sales/find': {
    access: 'admin',
    permission: 'sellGoods',
    summary: 'Products for the counter, by barcode or name',
    query: soldSearch,
    reply: foundProducts,
  },
  'sales/sell': {
    access: 'admin',
    permission: 'sellGoods',
    summary: 'Sell goods over the counter: delivered and paid at once; takes an Idempotency-Key header',
    body: sale,
    reply: saleReply,
    success: 201,
    takesKey: true,
  },
  'sales/tieBarcode': {
    access: 'admin',
    permission: 'sellGoods',
    summary: 'Tie a barcode that no product has to one of the shop',
    body: barcodeTie,
    reply: stepReply,
  },
} as const satisfies CallsOf<'sales'>;
