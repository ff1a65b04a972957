import type { Reply } from '@namma/contract/calls';
import { formatOrderNumber, parseOrderNumber } from '@namma/contract/codes/order-number';
import { type Day, gymDay } from '@namma/contract/days/dates';
import { SOLD_MOST } from '@namma/contract/sales/rules';
import type { SoldGoodsQuery } from '@namma/contract/sales/schemas';
import type { Deps } from '../../../deps.ts';
import { lastDayToReturn } from '../orders/api.ts';
import { listSold, type SoldRow } from './queries.ts';

/** Lists today's counter sales (IST), or finds the sale with a number, to reprint its receipt or take goods back. */
export async function getSold(
  { db, clock }: Deps,
  { center, q }: SoldGoodsQuery,
): Promise<Reply<'sales/getSold'>> {
  const rows = q
    ? await listSold(db, {
        named: { number: q.toUpperCase(), firstOrderId: parseOrderNumber(q) ?? null },
        center,
      })
    : await listSold(db, { today: gymDay(clock()), center });
  const today = gymDay(clock());
  return {
    sales: rows.slice(0, SOLD_MOST).map((row) => present(row, today)),
    isMore: rows.length > SOLD_MOST,
  };
}

const present = ({ lines, ...row }: SoldRow, today: Day): Reply<'sales/getSold'>['sales'][number] => ({
  checkoutId: row.checkout_id,
  orderNumber: formatOrderNumber(Math.min(...lines.map(({ orderId }) => orderId))),
  receiptId: row.id,
  receiptNumber: row.number,
  documentNumber: row.document_number,
  at: row.received_at.toISOString(),
  totalPaise: row.amount_paise,
  mode: row.mode,
  center: row.center,
  buyer: row.buyer,
  isUndone: row.reversed_by !== null,
  lines: lines.map(({ isReturnable, deliveredAt, orderedAt, returnDays, ...line }) => {
    const until = lastDayToReturn({
      delivered_at: deliveredAt === null ? null : new Date(deliveredAt),
      ordered_at: new Date(orderedAt),
      return_days: returnDays,
    });
    return { ...line, returnBy: isReturnable && !row.reversed_by && today <= until ? until : null };
  }),
});
