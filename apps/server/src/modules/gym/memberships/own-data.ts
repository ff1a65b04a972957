import { formatSlipCode, toSlipCode } from '@namma/contract/payments/slips';
import type { MemberData } from '../../../module.ts';
import { refuseWith } from '../../../platform/shared/refusal.ts';
import { listMembershipEventsOf, listMembershipsOf } from './queries/own-data.ts';
import { getRunning } from './service.ts';

/** Memberships are the business's accounts, which refer to a member without a name, and stay. */
export const membershipsData: MemberData = {
  tables: {
    memberships: { download: 'memberships', deletion: { not: 'accounts of the business, without a name' } },
    membership_events: { download: 'memberships', deletion: { not: 'only ids and dates' } },
    last_memberships: {
      download: { not: 'computed from memberships' },
      deletion: { not: 'only ids and dates' },
    },
  },
  read: async ({ db }, { userId }) => {
    const [rows, events] = await Promise.all([
      listMembershipsOf(db, userId),
      listMembershipEventsOf(db, userId),
    ]);
    const eventsOf = Map.groupBy(events, ({ membership_id }) => membership_id);
    return {
      memberships: rows.map((row) => ({
        membershipId: row.id,
        type: row.type,
        months: row.months,
        center: row.center,
        registeredAt: row.created_at.toISOString(),
        startDate: row.start_date,
        endDate: row.end_date,
        effectiveEnd: row.effective_end,
        totalPaise: row.total_paise,
        paidPaise: row.paid_paise,
        paymentStatus: row.payment_status,
        renewalOf: row.renewal_of,
        renewalDiscountPaise: row.renewal_discount_paise,
        listPricePaise: row.list_price_paise,
        discountPricePaise: row.discount_price_paise,
        feePaise: row.fee_paise,
        extensionDays: row.extension_days,
        extraDiscountPaise: row.extra_discount_paise,
        pauseDays: row.pause_days,
        transferDays: row.transfer_days,
        swims: row.swimming_sessions,
        opensAllCenters: row.opens_all_centers,
        slipCode: row.slip_code === null ? null : formatSlipCode(toSlipCode(row.slip_code)),
        events: (eventsOf.get(row.id) ?? []).map((event) => ({
          kind: event.kind,
          fromDay: event.from_day,
          toDay: event.to_day,
          days: event.days,
          center: event.center,
          at: event.at.toISOString(),
        })),
      })),
    };
  },
  refuseDeletion: async (deps, { userId, isSure }) => {
    if (isSure) return;
    const running = await getRunning(deps, userId);
    const lost = running.map(({ type, center, effectiveEnd }) => ({ type, center, endDate: effectiveEnd }));
    if (lost.length > 0) throw refuseWith({ lost }, 'membershipsLost', lost.length);
  },
};
