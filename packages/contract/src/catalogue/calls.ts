import { z } from 'zod';
import { stepReply } from '../admin/schemas.ts';
import { type CallsOf, defineDomain } from '../call.ts';
import { statusReply } from '../fields.ts';
import { restockRefusals } from '../restocks/refusals.ts';
import * as restocksSchemas from '../restocks/schemas.ts';
import {
  notifyMe,
  notifyMeReply,
  stopQuery,
  subscribedProducts,
  subscriptionsQuery,
} from '../restocks/schemas.ts';
import * as attributeSchemas from './attribute-schemas.ts';
import { familyTitles } from './attribute-schemas.ts';
import { productRefusals, productStaffRefusals } from './refusals.ts';
import * as schemas from './schemas.ts';
import {
  nearestQuery,
  newProduct,
  newProductReply,
  product,
  productCost,
  productCounts,
  productCountsQuery,
  productDetails,
  productIdQuery,
  productListQuery,
  productPage,
  productQuery,
  productUpdate,
  similarQuery,
  suggestionsQuery,
  topSellersQuery,
} from './schemas.ts';

const catalogueCalls = {
  'product/getAll': {
    access: 'public',
    summary: 'List, filter, search and sort products',
    query: productListQuery,
    reply: productPage,
    cached: true,
  },
  'product/getCounts': {
    access: 'public',
    summary: 'How many products a list has, and would have with other filters',
    query: productCountsQuery,
    reply: productCounts,
    cached: true,
  },
  'product/get': {
    access: 'public',
    summary: 'One product with what its label says, its pictures, flavours and sizes',
    query: productQuery,
    reply: productDetails,
    cached: true,
  },
  'product/suggestions': {
    access: 'public',
    summary: 'Product names for a half-typed text',
    query: suggestionsQuery,
    reply: z.array(z.string()),
    cached: true,
  },
  'product/nearest': {
    access: 'public',
    summary: 'The products nearest to a text that finds nothing',
    query: nearestQuery,
    reply: z.array(product),
    cached: true,
  },
  'product/topSeller': {
    access: 'public',
    summary: 'The ten best selling available products',
    query: topSellersQuery,
    reply: z.array(product),
    cached: true,
  },
  'product/similar': {
    access: 'public',
    summary: 'Products of a category',
    query: similarQuery,
    reply: z.array(product),
    cached: true,
  },
  'product/notifyMe': {
    access: 'member',
    summary: 'Be notified once by mail when a product is back in stock, or no more with `isWanted: false`',
    body: notifyMe,
    reply: notifyMeReply,
  },
  'product/getSubscriptions': {
    access: 'member',
    summary: 'The products that one waits for, the last one first',
    query: subscriptionsQuery,
    reply: subscribedProducts,
  },
  'product/stopNotifying': {
    access: 'public',
    summary:
      'Wait for no product any more, with the token of a mail about one; also by one press in a mailbox (RFC 8058)',
    query: stopQuery,
    reply: statusReply,
  },
  'product/getFamilies': {
    permission: 'editProducts',
    centerOf: 'none',
    summary: 'Titles of product families, for the form of a product',
    reply: familyTitles,
  },
  'product/getCost': {
    permission: 'editProducts',
    centerOf: 'none',
    summary: 'What the gym pays for a piece of a product, for the margin; null while it is not known',
    query: productIdQuery,
    reply: productCost,
  },
  'product/add': {
    permission: 'editProducts',
    centerOf: 'none',
    summary: 'Add a product',
    body: newProduct,
    reply: newProductReply,
    success: 201,
  },
  'product/update': {
    permission: 'editProducts',
    centerOf: 'none',
    summary: 'Change a product; what is left out stays, and an older version than it has is refused',
    body: productUpdate,
    reply: stepReply,
  },
  'product/delete': {
    permission: 'editProducts',
    centerOf: 'none',
    summary: 'Take a product out of the shop',
    query: productIdQuery,
    reply: stepReply,
  },
} as const satisfies CallsOf<'product'>;

export const catalogue = defineDomain({
  calls: catalogueCalls,
  refusals: { ...productRefusals, ...restockRefusals },
  staffRefusals: productStaffRefusals,
  auditSubjects: { product: 'none' },
  auditActions: ['product added', 'product changed', 'product deleted'],
  exportSections: ['awaited'],
  schemas: { ...attributeSchemas, ...schemas, ...restocksSchemas },
});
