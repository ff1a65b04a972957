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

type ClosedPayload = Extract<MailMessage, { kind: 'pass day closed' }>['payload'];

/**
 * Asks the holders of passes and trial requests to choose another day. Writes each mail once. The gym only has the
 * email of members it knows by phone number; the others are called.
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
      payload: payloadOf(pass),
      delayMilliseconds: UNDOABLE_DELAY_MILLISECONDS,
    });
  }
  await writeMails(tx, deps, mails);
}

const payloadOf = ({ id, kind, center, day, sold_at, open_hours, reason }: OpenPass): ClosedPayload => ({
  passId: id,
  pass: kind,
  isRequest: sold_at === null,
  center,
  day,
  openHours: open_hours,
  ...(reason !== null && { reason }),
});

/** Withdraws unsent mails of this kind. */
export async function withdrawClosedMails(tx: Tx, ids: readonly number[]): Promise<void> {
  for (const id of ids) await withdrawMailsOf(tx, `pass:${id}:closed:`);
}

/** Checks before sending that a mail is still needed: the pass is unused, and its day has the stated hours. */
export async function isClosedMailNeeded({ db }: { db: Db }, payload: object): Promise<boolean> {
  // The stored data of a mail of this kind.
  const { passId, day, center, openHours } = payload as ClosedPayload;
  const row = await findAffected(db, passId);
  return (
    row?.day === day &&
    row.center === center &&
    JSON.stringify(row.open_hours) === JSON.stringify(openHours ?? [])
  );
}
