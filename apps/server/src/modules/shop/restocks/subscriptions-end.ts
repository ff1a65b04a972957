import type { Tx } from '../../../platform/db/types.ts';
import { withdrawMails } from '../../messaging/mail/api.ts';
import { keyOfMail } from './mail-key.ts';
import { deleteSubscriptionsOf, listNotifiedOf } from './queries/subscriptions.ts';

/**
 * Ends a member's subscriptions and withdraws their unsent mails.
 * @returns the number of subscriptions
 */
export async function endSubscriptionsOf(tx: Tx, userId: number): Promise<number> {
  // Waits for a sweep that is marking them as notified, whose mails are found below.
  const ended = await deleteSubscriptionsOf(tx, userId);
  await withdrawMails(tx, (await listNotifiedOf(tx, userId)).map(keyOfMail));
  return ended;
}
