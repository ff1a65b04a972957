import { z } from 'zod';
import { SEARCH_MAX_CHARACTERS } from '../admin/rules.ts';
import { adminPageOf, adminQuery } from '../admin/schemas.ts';
import { said } from '../default-errors.ts';
import { day, ID_MAX, id, idInQuery, line, pageOf, pageQuery, searchText } from '../fields.ts';
import { messages } from '../messages.ts';
import { stockMessages } from './messages.ts';
import {
  LOT_MAX_CHARACTERS,
  STOCK_QUANTITY_MAX,
  STOCK_REASON_MAX_CHARACTERS,
  stockLists,
  stockMoveKinds,
} from './rules.ts';

const quantity = z
  .int({
    error: (issue) =>
      issue.input === undefined ? stockMessages.quantityRequired : stockMessages.quantityWhole,
  })
  .min(1, stockMessages.quantityWhole)
  .max(STOCK_QUANTITY_MAX, stockMessages.quantityWhole);
const onHand = z
  .int({
    error: (issue) => (issue.input === undefined ? stockMessages.quantityRequired : stockMessages.countWhole),
  })
  .min(0, stockMessages.countWhole)
  .max(STOCK_QUANTITY_MAX, stockMessages.countWhole);
const reason = line(STOCK_REASON_MAX_CHARACTERS, stockMessages.reasonRequired);
const lot = line(LOT_MAX_CHARACTERS, said(messages.required, 'Lot'));

export const stockQuery = z.object({ productId: idInQuery });
/** `onHand` is null for an untracked product. */
export const stockReply = z.object({ productId: id, onHand: z.int().min(0).nullable() });

/** Received pieces. With a lot or a best-before day they form a batch, otherwise they are without a batch. */
export const stockReceipt = z
  .object({
    productId: id,
    quantity,
    lot: lot.optional(),
    bestBefore: day('goods').optional(),
    madeOn: day('past').optional(),
  })
  .refine(({ bestBefore, madeOn }) => madeOn === undefined || bestBefore !== undefined, {
    path: ['bestBefore'],
    message: stockMessages.bestBeforeRequired,
  })
  .refine(({ bestBefore, madeOn }) => !madeOn || !bestBefore || madeOn < bestBefore, {
    path: ['madeOn'],
    message: stockMessages.madeBeforeBestBefore,
  });
export type StockReceipt = z.infer<typeof stockReceipt>;

/**
 * A stock count. The first count of a product starts its tracking. `shownOnHand` is the stock that was shown (null
 * while untracked): if it has changed since, the count is refused.
 */
export const stockCount = z.object({
  productId: id,
  onHand,
  reason,
  shownOnHand: z.int().min(0).max(ID_MAX).nullable().optional(),
});
export type StockCount = z.infer<typeof stockCount>;

/** Unsellable pieces: of one lot, or else those that expire first. */
export const stockDamage = z.object({ productId: id, quantity, reason, lot: lot.optional() });
export type StockDamage = z.infer<typeof stockDamage>;

/** With the current stock on hand. */
export const stockChanged = z.object({ status: z.string(), productId: id, onHand: z.int().min(0) });

/** The pieces of one batch on hand. */
const stockBatch = z.object({
  lot: z.string().nullable(),
  bestBefore: z.iso.date().nullable(),
  madeOn: z.iso.date().nullable(),
  onHand: z.int().min(1),
  /** The last day on which it is sold; null when it has no best-before day. */
  sellUntil: z.iso.date().nullable(),
});
export type StockBatch = z.infer<typeof stockBatch>;

const productStock = z.object({
  productId: id,
  name: z.string(),
  image: z.string(),
  onHand: z.int().min(0),
  /** The stock on hand without batches that are too old to be sold. */
  sellable: z.int().min(0),
  /** The number of back-in-stock subscribers (D92). */
  waiting: z.int().min(0),
  /** The number ordered, and not cancelled, in the last 28 days. */
  soldLately: z.int().min(0),
  /** The stock on hand at the price in the shop. */
  valuePaise: z.int().min(0),
  /** First to expire first. */
  batches: z.array(stockBatch),
});
export type ProductStock = z.infer<typeof productStock>;

/**
 * `low`: at most 10 are sellable; fewest first. `ageing`: a batch has 90 days or less to its best-before day;
 * `expiring`: a batch is no longer sellable, or for 14 days at most; both with the oldest batch first. `q` matches a
 * product's name or its barcode.
 */
export const stockListQuery = z.object({
  page: adminQuery.page,
  limit: adminQuery.limit,
  list: z.enum(stockLists).default('all'),
  q: searchText(SEARCH_MAX_CHARACTERS).optional(),
});
export type StockListQuery = z.infer<typeof stockListQuery>;

/** With the number of products in each list. */
export const stockPage = pageOf(productStock).extend({
  counts: z.object({ all: z.int(), low: z.int(), ageing: z.int(), expiring: z.int() }),
});
export type StockPage = z.infer<typeof stockPage>;

/** One product with its batches, for the dialog of that product; `stock` is null while it is untracked. */
export const stockDetails = z.object({ stock: productStock.nullable() });

const stockMove = z.object({
  id,
  at: z.iso.datetime(),
  kind: z.enum(stockMoveKinds),
  /** Below 0 for outgoing pieces. */
  delta: z.int(),
  /** The stock on hand after it. */
  onHand: z.int(),
  lot: z.string().nullable(),
  bestBefore: z.iso.date().nullable(),
  orderId: id.nullable(),
  /** The number of the order; null for other movements. */
  orderNumber: z.string().nullable(),
  /** The email of the admin; null for orders. */
  by: z.string().nullable(),
  reason: z.string().nullable(),
});
export type StockMove = z.infer<typeof stockMove>;

export const stockMovesQuery = z.object({ productId: idInQuery, ...pageQuery(20, 100) });
export type StockMovesQuery = z.infer<typeof stockMovesQuery>;
/** Newest first. */
export const stockMovePage = adminPageOf(stockMove);

/** The stock left of products with too few pieces for an order. */
export const tooFewLeft = z.array(z.object({ productId: id, name: z.string(), left: z.int().min(0) }));
export type TooFewLeft = z.infer<typeof tooFewLeft>;
