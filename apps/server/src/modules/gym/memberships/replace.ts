import type { Reply } from '@namma/contract/calls';
import { formatSlipCode } from '@namma/contract/codes/slips';
import { addMonths, gymDay } from '@namma/contract/days/dates';
import type { ChangeQuery, ChangeQuote, MembershipChange } from '@namma/contract/memberships/end-schemas';
import { changeStart, changeSums } from '@namma/contract/memberships/ends';
import { membershipTotalRupees, selectPlan } from '@namma/contract/memberships/rules';
import { offeredTier } from '@namma/contract/memberships/tiers';
import { paiseToRupees, rupeesToPaise } from '@namma/contract/money';
import { offerOf } from '@namma/contract/settings/plans';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Db, Tx } from '../../../platform/db/types.ts';
import { withIdempotencyKey } from '../../../platform/shared/idempotency.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { refuse, refuseWith } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { membershipsOf } from '../../../platform/shared/subject.ts';
import { logActivity } from '../../core/audit/api.ts';
import { readSettings } from '../../core/settings/api.ts';
import { writeMails } from '../../messaging/mail/api.ts';
import { issueDocuments } from '../../money/documents/api.ts';
import { type Cashier, writeCredit } from '../../money/payments/api.ts';
import { getOwnMembership, type LockedMembership, readSteps } from './change.ts';
import { endOn } from './ends.ts';
import { presentTerm } from './present.ts';
import { lockClosuresForShare } from './queries/days.ts';
import { listForChange, lockMemberships } from './queries/memberships.ts';
import { quoteOf, refuseUnlessEndable } from './quote-end.ts';
import { lockBuyer, takeMembership } from './register.ts';

/** Changes of plan: the value of the unused days is credited to the new membership (D86). */

/**
 * Quotes a change of plan.
 * @throws 404 unknown; 403 another member's; or as `changePlan`
 */
export async function quoteChange(
  { db, clock }: Deps,
  session: Session,
  plan: ChangeQuery,
): Promise<Reply<'membership/quoteChange'>> {
  const [found] = await listForChange(db, [plan.id]).execute();
  const membership = await readSteps(db, getOwnMembership(found, session), gymDay(clock()));
  return quoteOfChange(db, membership, plan);
}

async function quoteOfChange(
  db: Db,
  membership: LockedMembership,
  { type, months }: Pick<ChangeQuery, 'type' | 'months'>,
): Promise<ChangeQuote> {
  const { row, today } = membership;
  await refuseUnlessEndable(db, membership, today);
  // A change of plan has no cancellation fee.
  const { refundPaise: unusedPaise } = quoteOf(membership, today, 0);
  const plan = selectPlan(offeredTier(offerOf(await readSettings(db, today)), type), months);
  const startDate = changeStart({ startDate: row.start_date }, today);
  return {
    ...changeSums(unusedPaise, rupeesToPaise(membershipTotalRupees(plan))),
    startDate,
    endDate: addMonths(startDate, months) ?? startDate,
    center: row.center,
  };
}

/**
 * Ends a membership today and registers another from tomorrow, or from the first day of one that has not begun. Credits
 * the unused days to the new one; any excess becomes a pending refund, paid out by `endMembership`. One transaction
 * covers the end, the credit note, the ledger entries, the new membership with its slip, and its document when nothing
 * is due.
 * @throws 404 unknown; 409 other sums than the screen showed (with the new ones), an unconfirmed overlap (D99), or as
 * `refuseUnlessEndable`; 429 too many in an hour
 */
export function changePlan(
  deps: Deps,
  session: Session,
  form: MembershipChange,
  key: string | undefined,
): Promise<Reply<'membership/change'>> {
  const cashier = { userId: session.userId, now: deps.clock() };
  const request = { ...cashier, key, call: 'membership/change', body: form } as const;
  return inTransaction(deps.db, async (tx) => {
    // Same lock order as `registerMembership`.
    await lockClosuresForShare(tx);
    const [locked] = await lockMemberships(tx, [form.id]);
    const row = getOwnMembership(locked, session);
    await lockBuyer(tx, session, { user_id: row.user_id });
    return withIdempotencyKey(tx, request, async () => replace(tx, deps, cashier, row, form));
  });
}

async function replace(
  tx: Tx,
  deps: Deps,
  cashier: Cashier,
  row: LockedMembership['row'],
  { type, months, expectedPaise, overlaps }: MembershipChange,
): Promise<Reply<'membership/change'>> {
  const today = gymDay(cashier.now);
  const membership = await readSteps(tx, row, today);
  const sums = await quoteOfChange(tx, membership, { type, months });
  const { creditPaise, duePaise, refundPaise, startDate, endDate, center } = sums;
  if (duePaise - refundPaise !== expectedPaise) throw refuseWith({ changeSums: sums }, 'changeSumsChanged');
  const end = quoteOf(membership, today, 0);
  await endOn(tx, deps, cashier, membership, end, { isRecorded: false });
  const form = { type, center, start_Date: startDate, end_Date: endDate, overlaps };
  const { id, slip } = await takeMembership(tx, deps, cashier, row.user_id, form, {
    id: row.id,
    creditPaise,
  });
  if (creditPaise > 0)
    await writeCredit(tx, cashier, {
      from: { membershipId: row.id, center: row.center },
      to: { membershipId: id, center },
      amountPaise: creditPaise,
    });
  await logActivity(tx, cashier, [
    {
      action: 'membership replaced',
      subjectType: 'membership',
      subjectId: id,
      subject: type,
      subjectUserId: row.user_id,
      before: { membership: row.id, type: row.type, end: row.effective_end },
      after: {
        membership: id,
        type,
        end: end.lastDay,
        credit: paiseToRupees(creditPaise),
        due: paiseToRupees(duePaise),
        refund: paiseToRupees(refundPaise),
      },
    },
  ]);
  const documentNumber = duePaise === 0 ? await notifyOfPayment(tx, deps, id) : undefined;
  return {
    status: messages().membershipEndMessages.replaced(type, startDate),
    membershipId: id,
    slipCode: formatSlipCode(slip),
    duePaise,
    refundPaise,
    ...(documentNumber !== undefined && { documentNumber }),
  };
}

/** Issues the document of a new membership fully paid by its credit, and the mail about it. */
async function notifyOfPayment(tx: Tx, deps: Deps, id: number): Promise<string | undefined> {
  const documentNumber = (await issueDocuments(tx, deps, membershipsOf([id]))).get(id);
  const [row] = await lockMemberships(tx, [id]);
  if (!row) throw refuse('noSuchMembership');
  await writeMails(tx, deps, [
    {
      key: `membership:${id}:payed:0`,
      kind: 'membership paid',
      to: row,
      payload: { ...presentTerm(row), ...(documentNumber === undefined ? {} : { documentNumber }) },
    },
  ]);
  return documentNumber;
}
