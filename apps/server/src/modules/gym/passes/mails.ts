import type { Deps } from '../../../deps.ts';
import type { Db, Tx } from '../../../platform/db/types.ts';
import {
  type MailMessage,
  type NewMail,
  UNDOABLE_DELAY_MILLISECONDS,
  withdrawMailsOf,
  writeMails,
} from '../../messaging/mail/api.ts';
import { findAffected, type OpenPass } from './queries/closed-days.ts';
import { findKnownHolder } from './queries/holders.ts';

type ClosedFacts = Extract<MailMessage, { kind: 'pass day closed' }>['facts'];

/**
 * Asks the holders of passes, and those who asked for a trial, to choose another day. A mail that is written already is not
 * written again. The gym has the email only of a member whom it knows by the phone number; the others are called.
 */
export async function mailClosedDays(tx: Tx, deps: Deps, passes: readonly OpenPass[]): Promise<void> {
  const mails: NewMail[] = [];
  for (const pass of passes) {
    const { mail_key: key, phone, user_id } = pass;
    const userId = user_id ?? (phone === null ? undefined : await findKnownHolder(tx, phone));
    if (userId === undefined) continue;
    mails.push({
      key,
      kind: 'pass day closed',
      to: { userId },
      facts: factsOf(pass),
      delayMilliseconds: UNDOABLE_DELAY_MILLISECONDS,
    });
  }
  await writeMails(tx, deps, mails);
}

const factsOf = ({ id, kind, center, day, sold_at, open_hours, reason }: OpenPass): ClosedFacts => ({
  passId: id,
  pass: kind,
  isRequest: sold_at === null,
  center,
  day,
  openHours: open_hours,
  ...(reason !== null && { reason }),
});

/** Withdraws those that were not sent yet. */
export async function withdrawClosedMails(tx: Tx, ids: readonly number[]): Promise<void> {
  for (const id of ids) await withdrawMailsOf(tx, `pass:${id}:closed:`);
}

/** Whether a mail is still needed when it is sent: the pass is unused, and its day has the hours that the mail says. */
export async function isClosedMailNeeded({ db }: { db: Db }, facts: object): Promise<boolean> {
  // The facts of a mail of this kind, as they were written.
  const { passId, day, center, openHours } = facts as ClosedFacts;
  const row = await findAffected(db, passId);
  return (
    row?.day === day &&
    row.center === center &&
    JSON.stringify(row.open_hours) === JSON.stringify(openHours ?? [])
  );
}
