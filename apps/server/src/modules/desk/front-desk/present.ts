import { formatSlipCode } from '@namma/contract/codes/slips';
import type { Payable } from '@namma/contract/front-desk/schemas';
import type { PaymentStatus } from '@namma/contract/memberships/rules';
import type { PlanLength, TierName } from '@namma/contract/memberships/tiers';
import type { OrderStatus } from '@namma/contract/orders/rules';
import type { LedgerRow } from '@namma/contract/payments/schemas';
import type { Center } from '@namma/contract/values/centers';
import { checkoutTitle, membershipTitle } from '../../money/payments/api.ts';

/** The slip and the receipts of a payable. */
export interface PayableDocuments {
  code: string | undefined;
  receipts: LedgerRow[];
}

interface PayableMembership {
  id: number;
  type: TierName;
  months: PlanLength;
  center: Center;
  payment_status: PaymentStatus;
  start_date: string;
  effective_end: string;
  total_paise: number;
  paid_paise: number;
  created_at: Date;
}

export const presentMembershipPayable = (
  row: PayableMembership,
  { code, receipts }: PayableDocuments,
): Payable => ({
  subject: 'membership',
  id: row.id,
  title: membershipTitle(row),
  code: code === undefined ? null : formatSlipCode(code),
  center: row.center,
  totalPaise: row.total_paise,
  paidPaise: row.paid_paise,
  duePaise: Math.max(0, row.total_paise - row.paid_paise),
  at: row.created_at.toISOString(),
  membership: {
    type: row.type,
    status: row.payment_status,
    startDate: row.start_date,
    endDate: row.effective_end,
  },
  lines: null,
  receipts,
});

interface PayableCheckout {
  id: string;
  first_order_id: number;
  /** Sum of the lines that are not cancelled, with the fee. */
  to_pay_paise: number;
  paid_paise: number;
  created_at: Date;
  lines: { id: number; name: string; quantity: number; order_status: OrderStatus; is_cancelled: boolean }[];
}

export const presentCheckoutPayable = (
  row: PayableCheckout,
  { code, receipts }: PayableDocuments,
): Payable => ({
  subject: 'checkout',
  id: row.id,
  title: checkoutTitle(row.first_order_id),
  code: code === undefined ? null : formatSlipCode(code),
  center: null,
  totalPaise: row.to_pay_paise,
  paidPaise: row.paid_paise,
  duePaise: dueOf(row),
  at: row.created_at.toISOString(),
  membership: null,
  lines: row.lines.map(({ id, name, quantity, order_status, is_cancelled }) => ({
    orderId: id,
    name,
    quantity,
    status: order_status,
    isCancelled: is_cancelled,
  })),
  receipts,
});

/** Returns the due amount of a checkout; 0 when more was paid than its lines now cost. */
export const dueOf = ({ to_pay_paise, paid_paise }: { to_pay_paise: number; paid_paise: number }): number =>
  Math.max(0, to_pay_paise - paid_paise);
