import { type Day, daysBetween } from '@namma/contract/days/dates';
import type { Db } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import type { MailWithPayload } from '../../messaging/mail/api.ts';
import { findSlipOf } from '../../money/payments/api.ts';
import { presentRenewal, presentTerm } from './present.ts';
import { isLapsing, isUnpaid } from './queries/ends.ts';
import { findNotified } from './queries/payable.ts';
import { isEnding } from './queries/reminders.ts';

/**
 * Checks before sending that a queued mail is still valid: a reminder unless the membership was renewed, ended or got
 * another last day; a notice of withdrawal or payment while it is unpaid.
 */
export async function isMembershipMailNeeded({ db }: { db: Db }, { key }: { key: string }): Promise<boolean> {
  const [of, id, about, day = ''] = key.split(':');
  if (of === 'expiry') return isEnding(db, Number(id), about ?? '');
  return about === 'lapsing' ? isLapsing(db, Number(id), day) : isUnpaid(db, Number(id));
}

type NotifiedKind = 'membership registered' | 'membership paid' | 'membership expiring';

/**
 * Returns the mail of a kind as it would be written about a membership today (IST): the due amount and slip of an
 * unpaid one; the payment or the end of a paid one.
 * @throws 409 withdrawn, or the mail does not match the payment status
 */
export async function getMembershipMail(
  db: Db,
  id: number,
  kind: NotifiedKind,
  today: Day,
): Promise<MailWithPayload> {
  const row = await findNotified(db, id);
  if (!row || row.withdrawn_at || (row.payment_status === 'payed') === (kind === 'membership registered'))
    throw refuse('nothingToWrite');
  const term = presentTerm(row);
  switch (kind) {
    case 'membership registered': {
      const slip = await findSlipOf(db, { kind: 'membership', id });
      return { kind, payload: { ...term, paidPaise: row.paid_paise, ...(slip !== undefined && { slip }) } };
    }
    case 'membership paid':
      return {
        kind,
        payload: { ...term, ...(row.document_number !== null && { documentNumber: row.document_number }) },
      };
    case 'membership expiring':
      return {
        kind,
        payload: { ...term, ...presentRenewal(row), daysLeft: daysBetween(today, row.effective_end) },
      };
  }
}
