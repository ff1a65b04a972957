import type { Day } from '@namma/contract/dates';
import { formatOrderNumber } from '@namma/contract/order-number';
import type { Due, Member } from '@namma/contract/schemas/members';
import { formatSlipCode } from '@namma/contract/slips';
import type { MembershipRow } from '../../db/types.ts';

interface PresentablePerson {
  id: number;
  name: string;
  email: string;
  phone: string | null;
  role: Member['role'];
  registered_on: Day;
}

/** A person with the newest membership, if any. */
export const presentPerson = (row: PresentablePerson, newest: MembershipRow | undefined): Member => ({
  userId: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone ?? '',
  role: row.role,
  registeredOn: row.registered_on,
  membership: newest
    ? {
        id: newest.id,
        type: newest.type,
        center: newest.center,
        startDate: newest.start_date,
        endDate: newest.effective_end,
        payment_status: newest.payment_status,
      }
    : null,
});

export const presentMembershipDue = (
  row: MembershipRow & { duePaise: number },
  slip: string | undefined,
): Due => ({
  kind: 'membership',
  id: row.id,
  type: row.type,
  months: row.months,
  center: row.center,
  startDate: row.start_date,
  totalPaise: row.total_paise,
  duePaise: row.duePaise,
  slipCode: slip === undefined ? null : formatSlipCode(slip),
});

interface PresentableCheckout {
  id: string;
  first_order_id: number;
  created_at: Date;
  town: string;
  to_pay_paise: number;
  is_delivered: boolean;
  duePaise: number;
}

export const presentOrderDue = (row: PresentableCheckout, slip: string | undefined): Due => ({
  kind: 'order',
  id: row.first_order_id,
  checkoutId: row.id,
  orderNumber: formatOrderNumber(row.first_order_id),
  orderedAt: row.created_at.toISOString(),
  town: row.town,
  isDelivered: row.is_delivered,
  totalPaise: row.to_pay_paise,
  duePaise: row.duePaise,
  slipCode: slip === undefined ? null : formatSlipCode(slip),
});
