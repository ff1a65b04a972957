import type { ChangedFields } from '@namma/contract/admin/schemas';
import type { CallName, Reply } from '@namma/contract/calls';
import { gymDay } from '@namma/contract/days/dates';
import type { ActivityAction } from '@namma/contract/domains';
import { stockMessages } from '@namma/contract/stock/messages';
import type { StockCount, StockDamage, StockReceipt } from '@namma/contract/stock/schemas';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { withIdempotencyKey } from '../../../platform/shared/idempotency.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { logActivity } from '../../core/audit/api.ts';
import { addPieces, getOnHand, removeDamaged, setOnHand } from '../stock/api.ts';
import { lockProducts } from './queries/products.ts';
import { listOutdated, recountSellable } from './queries/stock.ts';

/**
 * Adds received pieces. For the key see `withIdempotencyKey`.
 * @throws 404 not in the shop
 */
export const receiveStock = (
  deps: Deps,
  session: Session,
  form: StockReceipt,
  key?: string,
): Promise<Reply<'stock/receive'>> =>
  changeStock(deps, session, {
    call: 'stock/receive',
    action: 'stock received',
    form,
    key,
    change: (tx, by) => addPieces(tx, by, form),
    attributes: {
      received: form.quantity,
      ...(form.lot === undefined ? {} : { lot: form.lot }),
      ...(form.bestBefore === undefined ? {} : { bestBefore: form.bestBefore }),
    },
    status: () => stockMessages.received(form.quantity),
  });

/**
 * Sets the stock on hand to a count.
 * @throws 404 not in the shop
 */
export const recordCount = (deps: Deps, session: Session, form: StockCount): Promise<Reply<'stock/count'>> =>
  changeStock(deps, session, {
    call: 'stock/count',
    action: 'stock counted',
    form,
    key: undefined,
    change: (tx, by) => setOnHand(tx, by, form),
    attributes: { reason: form.reason },
    status: stockMessages.counted,
  });

/**
 * Writes pieces off. For the key see `withIdempotencyKey`.
 * @throws 404 not in the shop; 409 fewer on hand, with the number
 */
export const recordDamage = (
  deps: Deps,
  session: Session,
  form: StockDamage,
  key?: string,
): Promise<Reply<'stock/damage'>> =>
  changeStock(deps, session, {
    call: 'stock/damage',
    action: 'stock written off',
    form,
    key,
    change: (tx, by) => removeDamaged(tx, by, form),
    attributes: {
      writtenOff: form.quantity,
      reason: form.reason,
      ...(form.lot === undefined ? {} : { lot: form.lot }),
    },
    status: () => stockMessages.writtenOff(form.quantity),
  });

interface StockChange {
  call: CallName;
  action: ActivityAction;
  form: { productId: number };
  key: string | undefined;
  change: (tx: Tx, by: { userId: number; now: Date }) => Promise<void>;
  /** Logged in addition to the stock on hand. */
  attributes: ChangedFields;
  status: (onHand: number) => string;
}

/** Runs one stock change by an admin, with the product locked; logs it and shows it at once. */
function changeStock(
  { db, clock }: Deps,
  { userId }: Session,
  { call, action, form, key, change, attributes, status }: StockChange,
): Promise<Reply<'stock/receive'>> {
  const { productId } = form;
  const now = clock();
  return inTransaction(db, (tx) =>
    withIdempotencyKey(tx, { userId, key, call, body: form, now }, async () => {
      const [product] = await lockProducts(tx, [productId]);
      if (!product || product.deleted_at) throw refuse('noSuchProduct');
      const before = await getOnHand(tx, productId);
      await change(tx, { userId, now });
      await refreshSellable(tx, [productId], now);
      const onHand = (await getOnHand(tx, productId)) ?? 0;
      await logActivity(tx, { userId, now }, [
        {
          action,
          subjectType: 'product',
          subjectId: productId,
          subjectUserId: null,
          subject: product.name,
          before: { onHand: before },
          // The reason makes sure that even a count without a difference is logged.
          after: { onHand, ...attributes },
        },
      ]);
      return { status: status(onHand), productId, onHand };
    }),
  );
}

/** For other services: locks products until the transaction ends, before their stock changes. */
export const lockForStock = (tx: Tx, ids: readonly number[]) => lockProducts(tx, ids);

/** Recounts the sellable stock of locked products, after a stock movement or when a batch has become too old. */
export async function refreshSellable(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  await recountSellable(tx, ids, gymDay(now));
}

const COUNTED_AT_ONCE = 200;

/**
 * Recounts products with a batch that is no longer, or again, sellable.
 * @returns the number of products
 */
export async function sweepStock({ db, clock }: Deps): Promise<number> {
  const now = clock();
  for (let done = 0; ; ) {
    const found = await inTransaction(db, async (tx) => {
      const ids = await listOutdated(tx, gymDay(now), COUNTED_AT_ONCE);
      if (ids.length === 0) return 0;
      await lockProducts(tx, ids);
      await refreshSellable(tx, ids, now);
      return ids.length;
    });
    done += found;
    if (found < COUNTED_AT_ONCE) return done;
  }
}
