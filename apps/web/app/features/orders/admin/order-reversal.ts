import type { OrderCancellation } from '@namma/contract/orders/schemas';
import type { ReturnRequest } from '@namma/contract/returns/schemas';
import { api } from '../../../lib/api/api';
import { invalidate } from '../../../lib/loading/read-cache';
import type { AdminOrderRow } from './order-columns';

/** Ways to reverse an order: cancellation, refused delivery or return. */
export interface OrderReversal {
  does: 'cancel' | 'refuse' | 'return';
  row: AdminOrderRow;
}

/** Sends a cancellation, return or refused delivery. A refusal by the server also invalidates the cached reads. */
export async function sendReversal(form: OrderCancellation | ReturnRequest): Promise<string> {
  try {
    const { status } =
      'orderId' in form
        ? await api('returns/request', { body: form })
        : await api('orders/cancel', { body: form });
    return status;
  } finally {
    invalidate('orders/', 'returns/', 'payments/', 'product/', 'user/', 'admin/');
  }
}

/** Action and number of pieces. */
export interface ReversedOrder {
  does: OrderReversal['does'];
  pieces: number;
}

/** The row of an order that was just cancelled or returned, wholly or in part, until the list is read again. */
export function rowAfterReversal({ does, pieces }: ReversedOrder, row: AdminOrderRow): AdminOrderRow {
  if (does === 'return') return { ...row, returnBy: null, return: approved(pieces) };
  if (pieces < row.quantity) return { ...row, quantity: row.quantity - pieces };
  const now = new Date().toISOString();
  return does === 'cancel' ? { ...row, cancelledAt: now } : { ...row, returnedAt: now };
}

/** A return that staff has asked for: it needs no decision. */
const approved = (quantity: number): AdminOrderRow['return'] => ({
  returnId: 0,
  cause: 'return',
  state: 'approved',
  quantity,
  reason: null,
  note: null,
  requestedAt: new Date().toISOString(),
  refundedPaise: null,
});
