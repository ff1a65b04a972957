import type { Day } from '@namma/contract/days/dates';
import { isIdIn } from '../../../../platform/db/lists/list-window.ts';
import type { Tx } from '../../../../platform/db/types.ts';

/**
 * Lists the memberships of these members that have not ended on this day (IST), paid or not, without withdrawn ones.
 */
export const listUnended = (tx: Tx, userIds: readonly number[], today: Day) =>
  tx
    .selectFrom('memberships')
    .select(['id', 'user_id', 'type', 'payment_status', 'start_date', 'effective_end', 'renewal_of'])
    .where(isIdIn('user_id', userIds))
    .where('effective_end', '>=', today)
    .where('withdrawn_at', 'is', null)
    .orderBy('id')
    .execute();

export const listNames = (tx: Tx, userIds: readonly number[]) =>
  tx.selectFrom('users').select(['id', 'name']).where(isIdIn('id', userIds)).execute();
