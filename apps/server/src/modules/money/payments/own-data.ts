import type { MemberData } from '../../../module.ts';
import { eraseReasons } from './queries/ledger.ts';
import { listPaymentsOf } from './queries/own-data.ts';

/** Receipts are the business's accounts and stay, without the reasons that may name the member. */
export const paymentsData: MemberData = {
  tables: {
    payments: { download: 'payments', deletion: 'erased' },
    slips: { download: 'checkouts', deletion: { not: 'random digits' } },
  },
  read: async ({ db }, { userId }) => {
    const rows = await listPaymentsOf(db, userId);
    return {
      payments: rows.map((row) => ({
        receiptNumber: row.number,
        kind: row.kind,
        membershipId: row.membership_id,
        checkoutId: row.checkout_id,
        amountPaise: row.amount_paise,
        mode: row.mode,
        utr: row.utr,
        center: row.center,
        receivedAt: row.received_at.toISOString(),
        reverses: row.reverses,
        reason: row.reason,
      })),
    };
  },
  forgetWritten: async (tx, userIds) => {
    await eraseReasons(tx, userIds);
  },
};
