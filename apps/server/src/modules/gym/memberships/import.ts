import type { Day } from '@namma/contract/days/dates';
import { selectPlan } from '@namma/contract/memberships/rules';
import { soldPlanOf } from '@namma/contract/memberships/sold-plan';
import { type Offer, offeredTier, type PlanLength, type TierName } from '@namma/contract/memberships/tiers';
import type { Center } from '@namma/contract/values/centers';
import type { Tx } from '../../../platform/db/types.ts';
import { type Cashier, removeOpeningBalances, writeOpeningBalances } from '../../money/payments/api.ts';
import { soldColumnsOf } from './present.ts';
import { lockClosuresForShare } from './queries/days.ts';
import { deleteMemberships, insertMemberships } from './queries/import.ts';

/** A running or ended membership from the gym's previous system (D82). */
export interface ImportedMembership {
  userId: number;
  type: TierName;
  months: PlanLength;
  center: Center;
  start: Day;
  end: Day;
  totalPaise: number;
  /** Paid before, from 0 to the full price. */
  paidPaise: number;
  /** Remaining pause days; the plan's when null. */
  pauseDays: number | null;
  /** Ended before the agreed last day. */
  isCutShort: boolean;
}

/** Take it before all other locks of an import: no center is closed or reopened until the transaction ends. */
export const lockOutClosures = lockClosuresForShare;

/**
 * Creates memberships with the days of the file, without comparing them with a plan (D14), at the price of the file.
 * Their other terms are those of the plan today. Prior payments become opening balances.
 * @param offer prices and benefits of today's plans
 * @returns their ids, in the given order
 */
export async function addImportedMemberships(
  tx: Tx,
  cashier: Cashier,
  memberships: readonly ImportedMembership[],
  offer: Offer,
): Promise<number[]> {
  if (memberships.length === 0) return [];
  const ids = await insertMemberships(
    tx,
    memberships.map(
      ({ userId, type, months, center, start, end, totalPaise, paidPaise, pauseDays, isCutShort }) => {
        const sold = soldPlanOf(type, selectPlan(offeredTier(offer, type), months));
        return {
          user_id: userId,
          type,
          months,
          center,
          start_date: start,
          end_date: end,
          total_paise: totalPaise,
          created_at: cashier.now,
          is_imported: true,
          ...(isCutShort && paidPaise === totalPaise && { ended_at: cashier.now }),
          ...soldColumnsOf({
            ...sold,
            listPricePaise: totalPaise,
            discountPricePaise: totalPaise,
            feePaise: 0,
            pauseDays: pauseDays ?? sold.pauseDays,
          }),
        };
      },
    ),
  );
  await writeOpeningBalances(
    tx,
    cashier,
    memberships.flatMap(({ paidPaise, center }, i) =>
      paidPaise > 0 ? [{ membershipId: ids[i] ?? 0, amountPaise: paidPaise, center }] : [],
    ),
  );
  return ids;
}

/** Deletes memberships of an import with their opening balances. The database refuses any other membership. */
export async function removeImportedMemberships(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await removeOpeningBalances(tx, ids);
  await deleteMemberships(tx, ids);
}
