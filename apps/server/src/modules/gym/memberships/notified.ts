import { type Day, daysBetween } from '@namma/contract/days/dates';
import type { Db } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import type { MailWithFacts } from '../../messaging/mail/api.ts';
import { findSlipOf } from '../../money/payments/api.ts';
import { presentRenewal, presentTerm } from './present.ts';
import { isLapsing, isUnpaid } from './queries/ends.ts';
import { findNotified } from './queries/payable.ts';
import { isEnding } from './queries/reminders.ts';

/**
 * Whether a mail that waits in the outbox still holds when it is sent: a reminder unless the membership was renewed, ended or
 * got another last day; a notice that it is withdrawn, or is to be paid, while it is unpaid.
 */
export async function isMembershipMailNeeded({ db }: { db: Db }, { key }: { key: string }): Promise<boolean> {
  const [of, id, about, day = ''] = key.split(':');
  if (of === 'expiry') return isEnding(db, Number(id), about ?? '');
  return about === 'lapsing' ? isLapsing(db, Number(id), day) : isUnpaid(db, Number(id));
}

type NotifiedKind = 'membership registered' | 'membership payed' | 'membership expiring';

/**
 * The mail of a kind as it would be written about a membership today (IST): what is still due of one that is not payed, with
 * its slip; of one that is payed, that it is, or when it ends. Refuses: 409 it is withdrawn, or payed or not as the mail would
 * not say.
 */
export async function getMembershipMail(
  db: Db,
  id: number,
  kind: NotifiedKind,
  today: Day,
): Promise<MailWithFacts> {
  const row = await findNotified(db, id);
  if (!row || row.withdrawn_at || (row.payment_status === 'payed') === (kind === 'membership registered'))
    throw refuse('nothingToWrite');
  const term = presentTerm(row);
  switch (kind) {
    case 'membership registered': {
      const slip = await findSlipOf(db, { kind: 'membership', id });
      return { kind, facts: { ...term, paidPaise: row.paid_paise, ...(slip !== undefined && { slip }) } };
    }
    case 'membership payed':
      return {
        kind,
        facts: { ...term, ...(row.document_number !== null && { documentNumber: row.document_number }) },
      };
    case 'membership expiring':
      return {
        kind,
        facts: { ...term, ...presentRenewal(row), daysLeft: daysBetween(today, row.effective_end) },
      };
  }
}
