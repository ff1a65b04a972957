import { type CallsOf, defineDomain } from '../call.ts';
import { stockRefusals } from './refusals.ts';
import * as schemas from './schemas.ts';
import {
  stockChanged,
  stockCount,
  stockDamage,
  stockDetails,
  stockListQuery,
  stockMovePage,
  stockMovesQuery,
  stockPage,
  stockQuery,
  stockReceipt,
  stockReply,
} from './schemas.ts';

const stockCalls = {
  'stock/get': {
    permission: 'keepStock',
    centerOf: 'none',
    summary: 'How many pieces of a product are on hand; null while it is not counted',
    query: stockQuery,
    reply: stockReply,
  },
  'stock/getAll': {
    permission: 'keepStock',
    centerOf: 'none',
    summary: 'Counted products with their batches: all, what is low, what is ageing, what is expiring',
    query: stockListQuery,
    reply: stockPage,
  },
  'stock/getDetails': {
    permission: 'keepStock',
    centerOf: 'none',
    summary: 'The stock of one product with its batches',
    query: stockQuery,
    reply: stockDetails,
  },
  'stock/getMoves': {
    permission: 'keepStock',
    centerOf: 'none',
    summary: 'Every move of the stock of a product, newest first',
    query: stockMovesQuery,
    reply: stockMovePage,
  },
  'stock/receive': {
    permission: 'keepStock',
    centerOf: 'none',
    summary:
      'Add pieces that arrived, with lot and best-before day where they have them; takes an Idempotency-Key header',
    body: stockReceipt,
    reply: stockChanged,
    success: 201,
    idempotent: true,
  },
  'stock/count': {
    permission: 'keepStock',
    centerOf: 'none',
    summary: 'Set what is on hand to what was counted, with a reason',
    body: stockCount,
    reply: stockChanged,
    success: 201,
  },
  'stock/damage': {
    permission: 'keepStock',
    centerOf: 'none',
    summary: 'Write off pieces that cannot be sold any more, with a reason; takes an Idempotency-Key header',
    body: stockDamage,
    reply: stockChanged,
    success: 201,
    idempotent: true,
  },
} as const satisfies CallsOf<'stock'>;

export const stock = defineDomain({
  calls: stockCalls,
  staffRefusals: stockRefusals,
  auditActions: ['stock received', 'stock counted', 'stock written off'],
  schemas,
});
