import type { Reply } from '@namma/contract/calls';
import { formatOrderNumber } from '@namma/contract/codes/order-number';
import { type OrderStatus, orderStatuses } from '@namma/contract/orders/rules';
import type { OrderMove, OrderMoves } from '@namma/contract/orders/schemas';
import type { Deps } from '../../../deps.ts';
import type { UndoContext, UndoStep } from '../../../module.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { orRefuse, outcomeOf, presentBulk, type StepOutcome } from '../../../platform/shared/bulk.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { type Refusal, refuse } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { checkoutsOf } from '../../../platform/shared/subject.ts';
import { logActivity, undoRows } from '../../core/audit/api.ts';
import { deleteUnsentMails, UNDOABLE_DELAY_MILLISECONDS, writeMails } from '../../messaging/mail/api.ts';
import { cancelDocuments, issueDocuments } from '../../money/documents/api.ts';
import { type LockedOrder, subjectOf } from './pieces.ts';
import { listPendingCheckouts, lockOrdersAndCheckouts, moveOrders } from './queries/moves.ts';

/** One step of an order. Both functions run in the transaction that moves the orders. */
interface Transition {
  from: OrderStatus;
  /** @param orders as they were before the step */
  effects: (tx: Tx, deps: Deps, orders: readonly LockedOrder[]) => Promise<void>;
  /**
   * Reverts the effects.
   * @param orders as the step left them
   */
  undo: (tx: Tx, by: UndoContext, orders: readonly LockedOrder[]) => Promise<void>;
}

/**
 * The life cycle of an order (D12), by the status that a step leads to. The statement of `moveOrders` guards each step:
 * cancelled orders (`cancel.ts`) and returned ones keep their status.
 */
const transitions: Partial<Record<OrderStatus, Transition>> = {
  Transit: {
    from: 'Pending',
    effects: async (tx, deps, orders) => {
      const documents = await issueDocuments(tx, deps, checkoutsOf(checkoutIdsOf(orders)));
      await mailMembers(tx, deps, 'Transit', orders, documents);
    },
    undo: async (tx, by, orders) => {
      await withdrawMails(tx, 'Transit', orders);
      // A document stays valid while any order of its checkout has left the shop.
      const held = await listPendingCheckouts(tx, checkoutIdsOf(orders));
      await cancelDocuments(tx, by, checkoutsOf(held));
    },
  },
  'Out-For-Delivery': {
    from: 'Transit',
    effects: (tx, deps, orders) => mailMembers(tx, deps, 'Out-For-Delivery', orders),
    undo: (tx, _by, orders) => withdrawMails(tx, 'Out-For-Delivery', orders),
  },
  Delivered: {
    from: 'Out-For-Delivery',
    effects: (tx, deps, orders) => mailMembers(tx, deps, 'Delivered', orders),
    undo: (tx, _by, orders) => withdrawMails(tx, 'Delivered', orders),
  },
};

const checkoutIdsOf = (orders: readonly LockedOrder[]) => [
  ...new Set(orders.map(({ checkout_id }) => checkout_id)),
];

/**
 * Moves an order to its next status; of two concurrent calls one succeeds (D12).
 * @throws 404 unknown; 409 any status but the next, or cancelled
 */
export async function advanceOrder(
  deps: Deps,
  { userId }: Session,
  move: OrderMove,
): Promise<Reply<'orders/update'>> {
  const outcome = await inTransaction(deps.db, (tx) => advanceOrdersIn(tx, deps, { userId }, [move]));
  const { activityId } = orRefuse(outcome);
  return { status: messages().messages.orderMoved(move.status), activityId };
}

/** Moves several orders to their next status; returns unknown ones and those with another status with a reason. */
export async function advanceOrders(
  deps: Deps,
  { userId }: Session,
  { moves }: OrderMoves,
): Promise<Reply<'orders/updateMany'>> {
  const outcome = await inTransaction(deps.db, (tx) => advanceOrdersIn(tx, deps, { userId }, moves));
  return presentBulk(outcome, messages().messages.ordersMoved);
}

/** The same in the caller's transaction, logged as one step. */
export async function advanceOrdersIn(
  tx: Tx,
  deps: Deps,
  { userId }: Pick<Session, 'userId'>,
  moves: readonly OrderMove[],
): Promise<StepOutcome> {
  const now = deps.clock();
  const ids = moves.map(({ id }) => id);
  const orders = await lockOrdersAndCheckouts(tx, ids);
  const steps = moves.flatMap(({ id, status: to }) => {
    const from = transitions[to]?.from;
    return from ? [{ id, from, to }] : [];
  });
  const done = await moveOrders(tx, steps, now);
  const moved = ordersByStatus(orders, done, new Map(steps.map(({ id, to }) => [id, to])));
  for (const [status, some] of moved) await transitions[status]?.effects(tx, deps, some);
  const entries = [...moved].flatMap(([status, some]) =>
    some.map((order) => ({
      action: 'order moved' as const,
      subjectType: 'order' as const,
      subjectId: order.id,
      ...subjectOf(order),
      before: { status: order.status },
      after: { status },
    })),
  );
  const activityId = await logActivity(tx, { userId, now }, entries);
  const reasons = new Map(orders.map((order) => [order.id, whyNotMoved(order)]));
  return { ...outcomeOf(ids, done, reasons, refuse('noSuchOrder')), activityId };
}

/** Undoes the last step of orders. */
export const undoOrderMoves: UndoStep = (tx, changes, by) => {
  let orders: LockedOrder[] = [];
  return undoRows(tx, changes, {
    noSuchRow: () => refuse('noSuchOrder'),
    lockRows: async (_tx, ids) => {
      orders = await lockOrdersAndCheckouts(tx, ids);
      return orders;
    },
    reasonSkipped: whyNotUndone,
    revert: async (open) => {
      const steps = open.flatMap(({ subject_id: id, after }) => {
        const from = orderStatuses.find((status) => status === after?.status);
        const to = from && transitions[from]?.from;
        return to ? [{ id, from, to }] : [];
      });
      const done = await moveOrders(tx, steps, by.now);
      const undone = ordersByStatus(orders, done, new Map(steps.map(({ id, from }) => [id, from])));
      for (const [status, some] of undone) await transitions[status]?.undo(tx, by, some);
      return done;
    },
  });
};

/** Groups the moved orders by their new status. */
function ordersByStatus(
  orders: readonly LockedOrder[],
  done: readonly number[],
  statuses: ReadonlyMap<number, OrderStatus>,
): Map<OrderStatus, LockedOrder[]> {
  const moved = new Map<OrderStatus, LockedOrder[]>();
  for (const order of orders) {
    const status = statuses.get(order.id);
    if (status && done.includes(order.id)) moved.set(status, [...(moved.get(status) ?? []), order]);
  }
  return moved;
}

function whyNotMoved({ status, cancelled_at, is_returning }: LockedOrder): Refusal {
  if (cancelled_at) return refuse('orderIsCancelled');
  return is_returning ? refuse('orderIsReturned') : refuse('notTheNextStatus', status);
}

function whyNotUndone({ rating, is_document_printed }: LockedOrder): Refusal {
  if (rating !== null) return refuse('ratedSince');
  return refuse(is_document_printed ? 'printedSince' : 'changedSince');
}

/** The key of the mail about a status. */
export const movedKey = (orderId: number, status: string): string => `order:${orderId}:${status}`;

/** Notifies members of the new status of their orders, after the undo period. */
const mailMembers = (
  tx: Tx,
  deps: Deps,
  status: OrderStatus,
  orders: readonly LockedOrder[],
  documents: ReadonlyMap<string | number, string> = new Map(),
): Promise<void> =>
  writeMails(
    tx,
    deps,
    orders.map((order) => {
      const documentNumber = documents.get(order.checkout_id);
      return {
        key: movedKey(order.id, status),
        kind: 'order moved',
        to: { name: order.member, email: order.email },
        payload: {
          orderNumber: formatOrderNumber(order.first_order_id),
          product: order.product,
          quantity: order.quantity,
          status,
          ...(documentNumber === undefined ? {} : { documentNumber }),
        },
        delayMilliseconds: UNDOABLE_DELAY_MILLISECONDS,
      };
    }),
  );

const withdrawMails = (tx: Tx, status: OrderStatus, orders: readonly LockedOrder[]): Promise<void> =>
  deleteUnsentMails(
    tx,
    orders.map(({ id }) => movedKey(id, status)),
  );
