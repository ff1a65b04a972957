import type { Claim } from '@namma/contract/auth/schemas';
import type { Reply } from '@namma/contract/calls';
import { days, hours, minutes } from '@namma/contract/days/dates';
import { MEMBER_INVITE_DAYS } from '@namma/contract/imports/rules';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Db } from '../../../platform/db/types.ts';
import { limitOfNetwork } from '../../../platform/shared/known-networks.ts';
import { consumeAttempt } from '../../../platform/shared/limits.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import { sentences } from '../../../platform/shared/sentences.ts';
import type { VisitorAddress } from '../../../platform/shared/visitor-address.ts';
import { claimAccount, lockUser } from '../users/api.ts';
import { askToConfirm } from './email-mails.ts';
import { hashPassword } from './passwords.ts';
import { consumeClaim, isClaimOpen, replaceClaim } from './queries/claims.ts';
import { createToken, hashToken } from './tokens.ts';

/** The person stands at the desk with the phone in hand. */
const LINK_LASTS_MILLISECONDS = minutes(10);
const TRIES_PER_NETWORK = { name: 'claim', most: 20, windowMilliseconds: hours(1) };

/**
 * Makes the token of the link by which somebody claims an account of the desk (D78); only its SHA-256 is kept, and an
 * earlier one no longer works.
 */
export async function createClaimToken(
  db: Db,
  { clock }: Pick<Deps, 'clock'>,
  userId: number,
  lastsMilliseconds = LINK_LASTS_MILLISECONDS,
): Promise<{ token: string; expiresAt: Date }> {
  const token = createToken();
  const expiresAt = new Date(clock().getTime() + lastsMilliseconds);
  await replaceClaim(db, { user_id: userId, token_hash: hashToken(token), expires_at: expiresAt });
  return { token, expiresAt };
}

/**
 * Makes the token of an invitation at the moment its mail is sent (D82). @returns undefined when the account is claimed or gone
 */
export async function makeInviteClaim(
  deps: Pick<Deps, 'db' | 'clock'>,
  facts: object,
): Promise<string | undefined> {
  const { userId } = facts as { userId: number };
  return inTransaction(deps.db, async (tx) => {
    const account = await lockUser(tx, userId);
    if (!account || account.password_hash !== null || account.disabled_at) return undefined;
    return (await createClaimToken(tx, deps, userId, days(MEMBER_INVITE_DAYS))).token;
  });
}

/**
 * Makes an account of the desk its member's own: they set email and password, and agree to the terms and the privacy
 * notice. Signs nobody in. Of two with one token exactly one succeeds; opening the link does nothing.
 * Refuses: 400 `claimLinkExpired` also for a token that never was one; 409 the email has another account; 429 more than
 * 20 tries of one network in an hour.
 */
export async function claim(
  deps: Deps,
  { token, password, ...form }: Claim,
  address: VisitorAddress,
): Promise<Reply<'auth/claim'>> {
  await consumeAttempt(deps, [await limitOfNetwork(deps, address, TRIES_PER_NETWORK)]);
  const tokenHash = hashToken(token);
  // The slow hash is only made for a link that works.
  if (!(await isClaimOpen(deps.db, tokenHash, deps.clock()))) throw refuse('claimLinkExpired');
  const passwordHash = await hashPassword(password);
  await inTransaction(deps.db, async (tx) => {
    const userId = await consumeClaim(tx, tokenHash, deps.clock());
    if (userId === undefined) throw refuse('claimLinkExpired');
    await claimAccount(tx, deps, userId, form, passwordHash);
    await askToConfirm(tx, deps, userId, form.email);
  });
  return { status: sentences().messages.accountClaimed };
}
