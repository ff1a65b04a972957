import type { Reply } from '@namma/contract/calls';
import { formatOrderNumber } from '@namma/contract/codes/order-number';
import type { Collection } from '@namma/contract/front-desk/collection-schemas';
import { formatPaise, paiseToRupees, rupeesToPaise } from '@namma/contract/money';
import { paymentMessages } from '@namma/contract/payments/messages';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { withIdempotencyKey } from '../../../platform/shared/idempotency.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { logActivity } from '../../core/audit/api.ts';
import { type Cashier, writeReceipts } from '../../money/payments/api.ts';
import { closeDeliveryRun, getPayableCheckouts } from '../../shop/orders/api.ts';
import { payOutIn } from '../drawers/api.ts';
import { dueOf } from './present.ts';

/**
 * Collects one rider's cash for many checkouts (D98), with one receipt per checkout over its due amount, all or none.
 * A shortage is a payout from the open drawer, with its reason (D136). Takes back refused deliveries first and marks the
 * rest delivered. Of two concurrent calls for the same cash one succeeds. For the key see `withIdempotencyKey`.
 * @throws 409 a sum that differs from the screen, with both sums; a UTR of another receipt; a shortage without an open
 *   drawer; or as `closeDeliveryRun`
 */
export function collectRun(
  deps: Deps,
  { userId }: Session,
  form: Collection,
  key: string | undefined,
): Promise<Reply<'payments/collect'>> {
  const now = deps.clock();
  const request = { userId, key, call: 'payments/collect', body: form, now } as const;
  return inTransaction(deps.db, (tx) =>
    withIdempotencyKey(tx, request, async () => {
      const cashier = { userId, now };
      const { deliveredIds } = await closeDeliveryRun(tx, deps, cashier, form);
      const due = (await getPayableCheckouts(tx, [], form.checkoutIds)).filter((row) => dueOf(row) > 0);
      const duePaise = due.reduce((sum, row) => sum + dueOf(row), 0);
      if (duePaise !== form.expectedPaise)
        throw refuse('collectionChanged', paiseToRupees(form.expectedPaise), paiseToRupees(duePaise));
      const { receipts, activityId } = await receiveAll(tx, cashier, due, form);
      const { center, shortage } = form;
      if (shortage) {
        const { amountRupees, reason } = shortage;
        await payOutIn(tx, cashier, { center, amountPaise: rupeesToPaise(amountRupees), reason });
      }
      return {
        status: paymentMessages.runCollected(form.checkoutIds.length, formatPaise(duePaise)),
        receivedPaise: duePaise,
        receipts,
        deliveredIds,
        refusedIds: form.refusedIds,
        // An undo would leave the shortage in the drawer.
        activityId: shortage ? undefined : activityId,
      };
    }),
  );
}

type Payable = Awaited<ReturnType<typeof getPayableCheckouts>>[number];

/** Writes the receipts of locked checkouts, logged as one step. */
async function receiveAll(
  tx: Tx,
  cashier: Cashier,
  due: readonly Payable[],
  { mode, utr, center }: Collection,
) {
  const written = await writeReceipts(
    tx,
    cashier,
    due.map((row, i) => ({
      subject: { kind: 'checkout' as const, id: row.id },
      amountPaise: dueOf(row),
      mode,
      utr,
      utrPart: i + 1,
      center,
    })),
  );
  const receipts = due.flatMap((row, i) => {
    const receipt = written[i];
    return receipt ? [{ row, receipt }] : [];
  });
  const activityId = await logActivity(
    tx,
    cashier,
    receipts.map(({ row, receipt }) => ({
      action: 'payment received' as const,
      subjectType: 'payment' as const,
      subjectId: receipt.id,
      subject: formatOrderNumber(row.first_order_id),
      subjectUserId: row.user_id,
      before: null,
      after: { amount: paiseToRupees(dueOf(row)), mode, due: 0 },
    })),
  );
  return {
    activityId,
    receipts: receipts.map(({ row, receipt }) => ({
      checkoutId: row.id,
      receiptId: receipt.id,
      receiptNumber: receipt.number,
      amountPaise: dueOf(row),
    })),
  };
}
