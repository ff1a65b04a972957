import type { Tx } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import { dropEmail, lockForEmail, setEmail } from './queries/emails.ts';

/** What became of the accounts. */
export interface ProvedEmail {
  user: { id: number; name: string };
  /** The email that the account had before; the same when it was only confirmed. */
  before: string;
  /** The account that had the email without having proved it, and has none now. */
  loser: number | undefined;
}

/**
 * Gives an account an email that somebody with its mailbox has proved (D93). An account that had the email without having
 * proved it loses it, and its password with it: that may be somebody's who only typed the address. Refuses: 400 the account is
 * deleted, disabled or waits to be claimed; 409 the email is another account's that has proved it, or somebody's of the staff.
 * @param passwordHash replaces the password, where nobody is to know it any more
 */
export async function giveEmail(
  tx: Tx,
  userId: number,
  { email, passwordHash, now }: { email: string; passwordHash?: string; now: Date },
): Promise<ProvedEmail> {
  const accounts = await lockForEmail(tx, userId, email);
  const user = accounts.find(({ id }) => id === userId);
  if (!user?.email || user.password_hash === null || user.disabled_at) throw refuse('emailLinkExpired');
  const other = accounts.find((each) => each.id !== userId);
  if (other && (other.email_confirmed_at || other.role === 'ADMIN' || other.disabled_at))
    throw refuse('emailTaken');
  if (other) await dropEmail(tx, other.id);
  await setEmail(tx, userId, {
    email,
    email_confirmed_at: now,
    ...(passwordHash === undefined ? {} : { password_hash: passwordHash }),
  }).catch(refuseTaken);
  return { user, before: user.email, loser: other?.id };
}

/** Somebody has registered the email at this moment. */
function refuseTaken(error: unknown): never {
  throw (error as { constraint?: string }).constraint === 'users_email_key' ? refuse('emailTaken') : error;
}
