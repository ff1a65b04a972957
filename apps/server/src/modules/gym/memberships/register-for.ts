import type { Reply } from '@namma/contract/calls';
import { formatSlipCode } from '@namma/contract/codes/slips';
import type { Joining } from '@namma/contract/memberships/join-schemas';
import { formatPaise, rupeesToPaise } from '@namma/contract/money';
import { paymentMessages } from '@namma/contract/payments/messages';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { orRefuse } from '../../../platform/shared/bulk.ts';
import { withIdempotencyKey } from '../../../platform/shared/idempotency.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import type { Cashier } from '../../money/payments/api.ts';
import { createUnclaimed } from '../../people/users/api.ts';
import { receiveForMemberships } from './payments.ts';
import { lockClosuresForShare } from './queries/days.ts';
import { lockMemberships } from './queries/memberships.ts';
import { lockBuyer, takeMembership } from './register.ts';
import { getPayableMembership } from './service.ts';

/**
 * Registers a membership at the desk, optionally with a new member and payments, all in one transaction (D79). Each
 * payment has its own receipt. For the key see `withIdempotencyKey`.
 * @throws as `registerMembership`; for a new member 409 a phone or email that is taken; 409 more than is due, or a UTR
 * of another receipt
 */
export function registerFor(
  deps: Deps,
  session: Session,
  form: Joining,
  key: string | undefined,
): Promise<Reply<'membership/registerFor'>> {
  const cashier = { userId: session.userId, now: deps.clock() };
  const request = { ...cashier, key, call: 'membership/registerFor', body: form } as const;
  return inTransaction(deps.db, async (tx) => {
    // Same lock order as `registerMembership`.
    await lockClosuresForShare(tx);
    if (form.renewalOf !== undefined) await lockMemberships(tx, [form.renewalOf]);
    if (form.userId !== undefined) await lockBuyer(tx, session, { user_id: form.userId });
    return withIdempotencyKey(tx, request, () => join(tx, deps, cashier, form));
  });
}

async function join(
  tx: Tx,
  deps: Deps,
  cashier: Cashier,
  { userId: known, member, payments, ...form }: Joining,
): Promise<Reply<'membership/registerFor'>> {
  const userId =
    known ?? (member && (await createUnclaimed(tx, { ...member, center: form.center }, cashier)));
  if (userId === undefined) throw refuse('noSuchMember');
  const { id, slip } = await takeMembership(tx, deps, cashier, userId, form);
  const receiptIds: number[] = [];
  let documentNumber: string | undefined;
  let paidPaise = 0;
  // Sequential, because they are receipts of one membership.
  for (const { mode, amount, utr } of payments) {
    const amountPaise = amount === undefined ? undefined : rupeesToPaise(amount);
    const wanted = { id, mode, amountPaise, utr, center: form.center };
    const { receipts } = orRefuse(await receiveForMemberships(tx, deps, cashier, [wanted]));
    const received = receipts.get(id);
    if (!received) throw refuse('noSuchMembership');
    receiptIds.push(received.receiptId);
    paidPaise += received.amountPaise;
    documentNumber = received.documentNumber ?? documentNumber;
  }
  const { total_paise: totalPaise } = await getPayableMembership(tx, id);
  return {
    status:
      paidPaise === 0
        ? messages().messages.membershipRegistered(form.center)
        : paymentMessages.paymentReceived(formatPaise(paidPaise)),
    userId,
    membershipId: id,
    slipCode: formatSlipCode(slip),
    receiptIds,
    duePaise: totalPaise - paidPaise,
    ...(documentNumber !== undefined && { documentNumber }),
  };
}
