import type { OrderCancellation } from '@namma/contract/orders/schemas';
import type { ReturnRequest } from '@namma/contract/returns/schemas';
import { api } from '../../../lib/api/api';
import { invalidate } from '../../../lib/loading/read-cache';
import type { AdminOrderRow } from './order-columns';

/** What is asked about an order: whether it is cancelled, or was refused at the door. */
export interface TakeBack {
  does: 'cancel' | 'refuse';
  row: AdminOrderRow;
}

/** Sends a cancellation or a refusal at the door. A refusal by the server too means that what is kept is out of date. */
export async function sendTakeBack(form: OrderCancellation | ReturnRequest): Promise<string> {
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

/** What was done, and to how many pieces. */
export interface TakenBack {
  does: TakeBack['does'];
  pieces: number;
}

/** The row of an order that was just cancelled or taken back, wholly or some of its pieces, until the list is read again. */
export function afterTakeBack({ does, pieces }: TakenBack, row: AdminOrderRow): AdminOrderRow {
  if (pieces < row.quantity) return { ...row, quantity: row.quantity - pieces };
  const now = new Date().toISOString();
  return does === 'cancel' ? { ...row, cancelledAt: now } : { ...row, returnedAt: now };
}
