import type { Tx } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import { dropEmail, lockForEmail, setEmail } from './queries/emails.ts';

/** The accounts affected by a confirmed email. */
export interface ProvedEmail {
  user: { id: number; name: string };
  /** The previous email of the account; unchanged when it was only confirmed. */
  before: string;
  /** The account that lost the email because it never proved it. */
  loser: number | undefined;
}

/**
 * Assigns an email that was proved by access to its mailbox (D93). An account that had the email without proof loses it
 * together with its password, since anyone may have typed the address.
 * @throws 400 the account is deleted, disabled or unclaimed; 409 the email is proved by another account, or belongs to
 * staff
 * @param passwordHash replaces the password, where nobody may know it any more
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

/** The email was registered concurrently. */
function refuseTaken(error: unknown): never {
  throw (error as { constraint?: string }).constraint === 'users_email_key' ? refuse('emailTaken') : error;
}
