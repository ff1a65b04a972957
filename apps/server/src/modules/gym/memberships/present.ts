import type { Role } from '@namma/contract/business';
import type { Reply } from '@namma/contract/calls';
import type { MembershipEventKind } from '@namma/contract/memberships/days';
import type { AdminMembership, Membership } from '@namma/contract/memberships/schemas';
import type { SoldPlan } from '@namma/contract/memberships/sold-plan';
import type { PlanLength, TierName } from '@namma/contract/memberships/tiers';
import { paiseToRupees } from '@namma/contract/money';
import type { Center } from '@namma/contract/values/centers';
import type { ClosedDays } from '@namma/contract/values/closures';
import type { MembershipRow } from '../../../platform/db/types.ts';

/** The columns with the terms of sale. */
export interface SoldColumns {
  list_price_paise: number;
  discount_price_paise: number;
  fee_paise: number;
  extension_days: number;
  extra_discount_paise: number;
  pause_days: number;
  transfer_days: number;
  swimming_sessions: number;
  opens_all_centers: boolean;
}

/** Presents the terms of sale to rules and screens. */
export const presentSold = (row: SoldColumns): SoldPlan => ({
  listPricePaise: row.list_price_paise,
  discountPricePaise: row.discount_price_paise,
  feePaise: row.fee_paise,
  extensionDays: row.extension_days,
  extraDiscountPaise: row.extra_discount_paise,
  pauseDays: row.pause_days,
  transferDays: row.transfer_days,
  swims: row.swimming_sessions,
  opensAllCenters: row.opens_all_centers,
});

/** Builds the columns with the terms of sale of a new membership. */
export const soldColumnsOf = (sold: SoldPlan): SoldColumns => ({
  list_price_paise: sold.listPricePaise,
  discount_price_paise: sold.discountPricePaise,
  fee_paise: sold.feePaise,
  extension_days: sold.extensionDays,
  extra_discount_paise: sold.extraDiscountPaise,
  pause_days: sold.pauseDays,
  transfer_days: sold.transferDays,
  swimming_sessions: sold.swims,
  opens_all_centers: sold.opensAllCenters,
});

type PresentableMembership = Omit<MembershipRow, 'user_id' | 'moved_days' | 'created_at' | 'is_imported'> & {
  name: string;
  document_number: string | null;
  pause: { fromDay: string; toDay: string } | null;
};

interface Money {
  total_paise: number;
  credited_paise: number;
  paid_paise: number;
  withdrawn_at: Date | null;
}

/** The due amount: 0 for a withdrawn membership. */
export const dueOf = ({ total_paise, credited_paise, paid_paise, withdrawn_at }: Money): number =>
  withdrawn_at ? 0 : Math.max(0, total_paise - credited_paise - paid_paise);

/** The amount paid beyond the final price of an ended membership. */
export const refundWaiting = ({
  total_paise,
  credited_paise,
  paid_paise,
}: Omit<Money, 'withdrawn_at'>): number => Math.max(0, paid_paise - (total_paise - credited_paise));

/** Presents a row with its member's name, in the shape of D14. */
export const presentMembership = (row: PresentableMembership): Membership => ({
  id: row.id,
  name: row.name,
  type: row.type,
  price: paiseToRupees(row.total_paise),
  payment_status: row.payment_status,
  center: row.center,
  startDate: row.start_date,
  endDate: row.end_date,
  effectiveEnd: row.effective_end,
  documentNumber: row.document_number,
  duePaise: dueOf(row),
  months: row.months,
  pause: row.pause,
  renewalOf: row.renewal_of,
  renewalDiscountPaise: row.renewal_discount_paise,
  withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
  lapsesOn: row.withdrawn_at ? null : row.lapses_on,
  endedAt: row.ended_at?.toISOString() ?? null,
  creditedPaise: row.credited_paise,
  refundPaise: row.ended_at ? refundWaiting(row) : 0,
  changedFrom: row.changed_from,
  sold: presentSold(row),
});

/** Presents a membership to admins, with the member's contact data and the time of registration. */
export const presentAdminMembership = (
  row: PresentableMembership & { user_id: number; email: string; phone: string | null; created_at: Date },
): AdminMembership => ({
  ...presentMembership(row),
  userId: row.user_id,
  email: row.email,
  phone: row.phone ?? '',
  createdAt: row.created_at.toISOString(),
});

/** The membership data of a mail; the amount stays in paise. */
export const presentTerm = (row: {
  type: TierName;
  months: PlanLength;
  center: Center;
  start_date: string;
  effective_end: string;
  total_paise: number;
}) => ({
  type: row.type,
  months: row.months,
  center: row.center,
  startDate: row.start_date,
  endDate: row.effective_end,
  totalPaise: row.total_paise,
});

/** The renewal data of an end reminder. */
export const presentRenewal = (row: {
  id: number;
  extra_discount_paise: number;
  free_days: number;
  renewal_start: string | null;
}) => ({
  membershipId: row.id,
  extraDiscountPaise: row.extra_discount_paise,
  freeDays: row.free_days,
  ...(row.renewal_start !== null && { renewalStart: row.renewal_start }),
});

/** Presents a step of a membership. */
export const presentEvent = (row: {
  id: number;
  kind: MembershipEventKind;
  from_day: string | null;
  to_day: string | null;
  days: number;
  center: Center | null;
  closure_id: number | null;
  at: Date;
  role: Role;
}): Reply<'membership/getLedger'>['events'][number] => ({
  id: row.id,
  kind: row.kind,
  fromDay: row.from_day,
  toDay: row.to_day,
  days: row.days,
  closureId: row.closure_id,
  center: row.center,
  isByAdmin: row.role === 'ADMIN',
  at: row.at.toISOString(),
});

/** Presents a closure of a center for computing ends. */
export const presentClosedDays = (row: {
  id: number;
  center: Center;
  from_day: string;
  to_day: string;
}): ClosedDays => ({ id: row.id, center: row.center, fromDay: row.from_day, toDay: row.to_day });
