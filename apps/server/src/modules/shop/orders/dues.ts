import { formatOrderNumber } from '@namma/contract/codes/order-number';
import { formatSlipCode } from '@namma/contract/codes/slips';
import { gymDay } from '@namma/contract/days/dates';
import type { Due } from '@namma/contract/members/schemas';
import type { Db } from '../../../platform/db/types.ts';
import { checkoutsOf } from '../../../platform/shared/subject.ts';
import { getSlips } from '../../money/payments/api.ts';
import { presentArrival } from './present.ts';
import { listUnpaidCheckoutsOf } from './queries/payables.ts';

/** Lists the checkouts that a person still has to pay, newest first. */
export async function listDues(db: Db, userId: number): Promise<Due[]> {
  const rows = await listUnpaidCheckoutsOf(db, userId);
  const slips = await getSlips(db, checkoutsOf(rows.map(({ id }) => id)));
  return rows.map((row) => {
    const slip = slips.get(row.id);
    return {
      kind: 'order',
      id: row.first_order_id,
      checkoutId: row.id,
      orderNumber: formatOrderNumber(row.first_order_id),
      orderedAt: row.created_at.toISOString(),
      arrivesBy: row.channel === 'online' ? presentArrival(row.created_at, row).to : gymDay(row.created_at),
      town: row.town,
      isDelivered: row.is_delivered,
      totalPaise: row.to_pay_paise,
      duePaise: row.to_pay_paise - row.paid_paise,
      slipCode: slip === undefined ? null : formatSlipCode(slip),
    };
  });
}
