import { sql } from 'kysely';
import type { PersonalData } from '../../../module.ts';
import { memberTables } from '../../../platform/shared/member-rows.ts';
import { refuse, refuseWith } from '../../../platform/shared/refusal.ts';
import { slipCodeOf } from '../../money/payments/api.ts';
import { hasRefundWaiting } from './queries/ends.ts';
import { getRunning } from './service.ts';

/** Memberships are accounting records that refer to a member without a name, and are kept. */
export const membershipsData: PersonalData = {
  tables: memberTables({
    memberships: {
      download: {
        part: 'memberships',
        fields: {
          membershipId: 'id',
          type: 'type',
          months: 'months',
          center: 'center',
          registeredAt: 'created_at',
          startDate: 'start_date',
          endDate: 'end_date',
          effectiveEnd: 'effective_end',
          totalPaise: 'total_paise',
          paidPaise: 'paid_paise',
          paymentStatus: 'payment_status',
          renewalOf: 'renewal_of',
          renewalDiscountPaise: 'renewal_discount_paise',
          listPricePaise: 'list_price_paise',
          discountPricePaise: 'discount_price_paise',
          feePaise: 'fee_paise',
          extensionDays: 'extension_days',
          extraDiscountPaise: 'extra_discount_paise',
          pauseDays: 'pause_days',
          transferDays: 'transfer_days',
          swims: 'swimming_sessions',
          opensAllCenters: 'opens_all_centers',
          withdrawnAt: 'withdrawn_at',
          lapsesOn: 'lapses_on',
          endedAt: 'ended_at',
          creditedPaise: 'credited_paise',
          changedFrom: 'changed_from',
          slipCode: slipCodeOf('membership_id', 'memberships.id'),
        },
      },
      deletion: { not: 'accounts of the business, without a name' },
    },
    membership_events: {
      whose: ({ userId }) => sql`membership_id in (select id from memberships where user_id = ${userId})`,
      download: {
        part: 'memberships',
        within: { list: 'events', column: 'membership_id' },
        fields: {
          kind: 'kind',
          fromDay: 'from_day',
          toDay: 'to_day',
          days: 'days',
          center: 'center',
          at: 'at',
        },
      },
      deletion: { not: 'only ids and dates' },
    },
  }),
  refuseDeletion: async (deps, { userId, isSure }) => {
    if (await hasRefundWaiting(deps.db, userId)) throw refuse('refundOfEndWaits');
    if (isSure) return;
    const running = await getRunning(deps, userId);
    const lost = running.map(({ type, center, effectiveEnd }) => ({ type, center, endDate: effectiveEnd }));
    if (lost.length > 0) throw refuseWith({ lost }, 'membershipsLost', lost.length);
  },
};
