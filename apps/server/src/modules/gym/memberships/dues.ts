import { formatSlipCode } from '@namma/contract/codes/slips';
import type { Due } from '@namma/contract/members/schemas';
import type { Db } from '../../../platform/db/types.ts';
import { membershipsOf } from '../../../platform/shared/subject.ts';
import { getSlips } from '../../money/payments/api.ts';
import { listUnpaidOf } from './queries/payable.ts';

/** Lists the memberships that a person still has to pay, newest first. */
export async function listDues(db: Db, userId: number): Promise<Due[]> {
  const rows = await listUnpaidOf(db, userId);
  const slips = await getSlips(db, membershipsOf(rows.map(({ id }) => id)));
  return rows.map((row) => {
    const slip = slips.get(row.id);
    return {
      kind: 'membership',
      id: row.id,
      type: row.type,
      months: row.months,
      center: row.center,
      startDate: row.start_date,
      totalPaise: row.total_paise,
      duePaise: row.total_paise - row.credited_paise - row.paid_paise,
      slipCode: slip === undefined ? null : formatSlipCode(slip),
    };
  });
}
