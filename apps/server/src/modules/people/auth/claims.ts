import { randomUUID } from 'node:crypto';
import type { Claim } from '@namma/contract/auth/schemas';
import type { Reply } from '@namma/contract/calls';
import { days, hours, minutes } from '@namma/contract/days/dates';
import { MEMBER_INVITE_DAYS } from '@namma/contract/imports/rules';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Db, Tx } from '../../../platform/db/types.ts';
import { limitOfNetwork } from '../../../platform/shared/known-networks.ts';
import { consumeAttempt, type Limit } from '../../../platform/shared/limits.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import type { VisitorAddress } from '../../../platform/shared/visitor-address.ts';
import { type NewMail, writeMails } from '../../messaging/mail/api.ts';
import { claimAccount, confirmEmailOf, lockUser } from '../users/api.ts';
import { askToConfirm } from './email-mails.ts';
import { hashPassword } from './passwords.ts';
import { consumeClaim, deleteClaimsOf, deleteDeskClaims, findClaim, insertClaim } from './queries/claims.ts';
import { createToken, hashToken } from './tokens.ts';

/** Short, because the person is at the desk with the phone in hand. */
const LINK_LASTS_MILLISECONDS = minutes(10);
const TRIES_PER_NETWORK = { name: 'claim', most: 20, windowMilliseconds: hours(1) };

/**
 * Creates the token of the claim link shown at the desk (D78) and stores only its SHA-256. Invalidates the desk's
 * previous link.
 */
export async function createClaimToken(
  db: Db,
  { clock }: Pick<Deps, 'clock'>,
  userId: number,
): Promise<{ token: string; expiresAt: Date }> {
  const token = createToken();
  const expiresAt = new Date(clock().getTime() + LINK_LASTS_MILLISECONDS);
  await deleteDeskClaims(db, userId);
  await insertClaim(db, {
    user_id: userId,
    token_hash: hashToken(token),
    email: null,
    expires_at: expiresAt,
  });
  return { token, expiresAt };
}

interface Unclaimed {
  id: number;
  name: string;
  email: string;
}

/** Builds a mail with a link to claim an account. A second mail with the same key is not written. */
export const toClaimMail = (
  { clock }: Pick<Deps, 'clock'>,
  { id, name, email }: Unclaimed,
  key: string,
): Extract<NewMail, { kind: 'member invited' }> => ({
  key,
  kind: 'member invited',
  to: { name, email },
  payload: { userId: id, email },
  expiresAt: new Date(clock().getTime() + days(MEMBER_INVITE_DAYS)),
});

/** Mails a claim link to the email of an account without a password. */
export const mailClaim = (tx: Tx, deps: Pick<Deps, 'clock' | 'mail'>, account: Unclaimed): Promise<void> =>
  writeMails(tx, deps, [toClaimMail(deps, account, `claim:${account.id}:${randomUUID()}`)]);

/** Limits how many claim links strangers can send to one address. */
export const claimMailLimits = (email: string): Limit[] => [
  { key: `claim-email ${email}`, most: 3, windowMilliseconds: hours(1), of: 'email' },
];

/**
 * Creates the token of a mailed claim link when the mail is sent (D82). All mailed links work until one is used.
 * @returns undefined when the account is claimed, deleted, or has another email
 */
export async function makeInviteClaim(
  deps: Pick<Deps, 'db' | 'clock'>,
  payload: object,
): Promise<string | undefined> {
  const { userId, email } = payload as { userId: number; email: string };
  return inTransaction(deps.db, async (tx) => {
    const account = await lockUser(tx, userId);
    if (!account || account.password_hash !== null || account.email !== email) return undefined;
    const token = createToken();
    const expiresAt = new Date(deps.clock().getTime() + days(MEMBER_INVITE_DAYS));
    await insertClaim(tx, { user_id: userId, token_hash: hashToken(token), email, expires_at: expiresAt });
    return token;
  });
}

/**
 * Claims an account without a password: sets email and password, and stores the consents. A mailed link proves the
 * mailbox. Does not sign in. Of two concurrent claims exactly one succeeds.
 * @throws 400 `claimLinkExpired`, also for an unknown token; 409 email of another account; 429 more than 20 attempts of
 * one network in an hour
 */
export async function claim(
  deps: Deps,
  { token, password, ...form }: Claim,
  address: VisitorAddress,
): Promise<Reply<'auth/claim'>> {
  await consumeAttempt(deps, [await limitOfNetwork(deps, address, TRIES_PER_NETWORK)]);
  const tokenHash = hashToken(token);
  // Computes the slow hash only for a valid link.
  const found = await findClaim(deps.db, tokenHash, deps.clock());
  if (!found) throw refuse('claimLinkExpired');
  const { user_id: userId } = found;
  const passwordHash = await hashPassword(password);
  await inTransaction(deps.db, async (tx) => {
    // Uses the same lock order as all code that changes links of an account.
    await lockUser(tx, userId);
    const link = await consumeClaim(tx, tokenHash, deps.clock());
    if (!link) throw refuse('claimLinkExpired');
    await claimAccount(tx, deps, userId, form, passwordHash);
    await deleteClaimsOf(tx, [userId]);
    if (link.email === form.email) await confirmEmailOf(tx, userId, deps.clock());
    else await askToConfirm(tx, deps, userId, form.email);
  });
  return { status: messages().messages.accountClaimed };
}
