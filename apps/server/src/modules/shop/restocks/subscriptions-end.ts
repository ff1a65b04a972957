import type { Tx } from '../../../platform/db/types.ts';
import { withdrawMails } from '../../messaging/mail/api.ts';
import { keyOfMail } from './mail-key.ts';
import { deleteSubscriptionsOf, listNotifiedOf } from './queries/subscriptions.ts';

/**
 * A member waits for nothing any more, and gets none of the mails about it that are not sent yet.
 * @returns how many products were waited for
 */
export async function endSubscriptionsOf(tx: Tx, userId: number): Promise<number> {
  // A sweep that is marking them as notified goes first: its mails are found below.
  const ended = await deleteSubscriptionsOf(tx, userId);
  await withdrawMails(tx, (await listNotifiedOf(tx, userId)).map(keyOfMail));
  return ended;
}
