import type { Day } from '@namma/contract/days/dates';
import type { Deps } from '../../../deps.ts';
import type { Db, Tx } from '../../../platform/db/types.ts';
import {
  type NewMail,
  UNDOABLE_DELAY_MILLISECONDS,
  withdrawMailsOf,
  writeMails,
} from '../../messaging/mail/api.ts';
import { findKnownHolder } from './queries/holders.ts';
import { isOpenOnClosedDay, type listOpenBetween } from './queries/passes.ts';

type OpenPass = Awaited<ReturnType<typeof listOpenBetween>>[number];

/** Of the mails that the day of a pass is closed. */
const keysOf = (id: number): string => `pass:${id}:closed:`;

/**
 * Asks the holders of passes, and those who asked for a trial, to choose another day. The gym has the email only of a member
 * whom it knows by the phone number; the others are called.
 */
export async function mailClosedDays(
  tx: Tx,
  deps: Deps,
  passes: readonly OpenPass[],
  reason: string,
): Promise<void> {
  const mails: NewMail[] = [];
  for (const { id, kind, center, day, phone, user_id, sold_at } of passes) {
    const userId = user_id ?? (phone === null ? undefined : await findKnownHolder(tx, phone));
    if (userId === undefined) continue;
    mails.push({
      key: `${keysOf(id)}${day}:${deps.clock().getTime()}`,
      kind: 'pass day closed',
      to: { userId },
      facts: { passId: id, pass: kind, isRequest: sold_at === null, center, day, reason },
      delayMilliseconds: UNDOABLE_DELAY_MILLISECONDS,
    });
  }
  await writeMails(tx, deps, mails);
}

/** Withdraws those that were not sent yet. */
export async function withdrawClosedMails(tx: Tx, ids: readonly number[]): Promise<void> {
  for (const id of ids) await withdrawMailsOf(tx, keysOf(id));
}

/** Whether a mail is still needed when it is sent: the pass is unused, and its day is closed. */
export const isClosedMailNeeded = ({ db }: { db: Db }, facts: object): Promise<boolean> => {
  const { passId, day } = facts as { passId: number; day: Day };
  return isOpenOnClosedDay(db, passId, day);
};
