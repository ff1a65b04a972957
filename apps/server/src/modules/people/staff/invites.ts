import type { Reply } from '@namma/contract/calls';
import { hours } from '@namma/contract/days/dates';
import * as paths from '@namma/contract/paths';
import { staffMessages } from '@namma/contract/staff/messages';
import { INVITE_HOURS } from '@namma/contract/staff/rules';
import type { InviteAcceptance, InviteToken, StaffInvite } from '@namma/contract/staff/schemas';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { emit } from '../../../platform/shared/events.ts';
import { limitOfNetwork } from '../../../platform/shared/known-networks.ts';
import { consumeAttempt } from '../../../platform/shared/limits.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { refuse, refuseAt, refuseFieldSaying } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import type { VisitorAddress } from '../../../platform/shared/visitor-address.ts';
import { writeMails } from '../../messaging/mail/api.ts';
import { checkPassword, createToken, hashPassword, hashToken } from '../auth/api.ts';
import { findCredentialsByEmail, lockUser, setRole } from '../users/api.ts';
import { checkGrant, refuseUnknownCoach } from './grants.ts';
import { addInviteToken, consumeInvite, findInvite, replaceInvite } from './queries/invites.ts';
import { findStaffByEmail, insertStaff } from './queries/staff.ts';
import { logStaffChange, makeStaffAccount } from './service.ts';

const TRIES_OF_ADDRESS = { name: 'invitation', most: 60, windowMilliseconds: hours(1) };

/**
 * Invites a person with a single-use link valid for 72 hours; a second invitation replaces the first. The link is
 * mailed, or returned once if no mail can be sent.
 * @throws 403 more than the granter holds; 409 already staff
 */
export async function inviteStaff(
  deps: Deps,
  session: Session,
  { email, ...asked }: StaffInvite,
): Promise<Reply<'staff/invite'>> {
  const grant = checkGrant(session, asked);
  const now = deps.clock();
  const expiresAt = new Date(now.getTime() + hours(INVITE_HOURS));
  const isMailed = deps.mail?.sending !== undefined;
  return inTransaction(deps.db, async (tx) => {
    if (await findStaffByEmail(tx, email)) throw refuseAt('email', 'isStaff');
    await refuseUnknownCoach(tx, grant);
    const { userId } = session;
    const row = { ...grant, email, invited_by: userId, invited_at: now, expires_at: expiresAt };
    const inviteId = await replaceInvite(tx, row);
    const after = { preset: grant.preset, center: grant.center };
    await logStaffChange(tx, { userId, now }, inviteId, 'staff invited', { before: null, after });
    if (isMailed) {
      const to = { name: '', email };
      const payload = { inviteId, preset: grant.preset, center: grant.center };
      await writeMails(tx, deps, [
        { key: `invite:${inviteId}`, kind: 'staff invited', to, payload, expiresAt },
      ]);
      return { status: staffMessages.inviteMailed };
    }
    const token = createToken();
    await addInviteToken(tx, inviteId, hashToken(token), now);
    const link = `${deps.mail?.origin ?? ''}${paths.invitation}#${token}`;
    return { status: staffMessages.inviteMade, link };
  });
}

/**
 * Creates the token of a link when its mail is sent, and stores only its SHA-256.
 * @returns undefined when the invitation is over
 */
export async function makeInviteToken(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  payload: object,
): Promise<string | undefined> {
  const token = createToken();
  const { inviteId } = payload as { inviteId: number };
  return (await addInviteToken(db, inviteId, hashToken(token), clock())) ? token : undefined;
}

/**
 * Returns the content of an invitation without consuming it.
 * @throws 400 `inviteOver`; 429 too many attempts
 */
export async function openInvite(
  deps: Deps,
  { token }: InviteToken,
  address: VisitorAddress,
): Promise<Reply<'auth/openInvite'>> {
  await consumeAttempt(deps, [await limitOfNetwork(deps, address, TRIES_OF_ADDRESS)]);
  const { email, preset, center } = await getInvite(deps, token);
  const account = await findCredentialsByEmail(deps.db, email);
  return { email, preset, center, hasAccount: account !== undefined };
}

async function getInvite({ db, clock }: Deps, token: string) {
  const invite = await findInvite(db, hashToken(token), clock());
  if (!invite) throw refuse('inviteOver');
  return invite;
}

/**
 * Accepts and consumes an invitation. Does not sign in. An existing account must give its own password and keeps its
 * data, so an owner cannot take over an account. An account without a password gets the chosen one, because the link
 * was sent to its email.
 * @throws 400 `inviteOver`, a wrong password or no name; 409 an account created meanwhile; 429 too many attempts
 */
export async function acceptInvite(
  deps: Deps,
  { token, name, password }: InviteAcceptance,
  address: VisitorAddress,
): Promise<Reply<'auth/acceptInvite'>> {
  await consumeAttempt(deps, [await limitOfNetwork(deps, address, TRIES_OF_ADDRESS)]);
  const { email } = await getInvite(deps, token);
  const account = await findCredentialsByEmail(deps.db, email);
  if (account) await checkPassword(deps, { userId: account.id }, password);
  else if (name === undefined) throw refuseFieldSaying('name', messages().messages.nameRequired);
  // Computes the slow hash only for an account that needs one.
  const passwordHash = account?.password_hash ?? (await hashPassword(password));
  const now = deps.clock();
  await inTransaction(deps.db, async (tx) => {
    const invite = await consumeInvite(tx, hashToken(token), now);
    if (!invite) throw refuse('inviteOver');
    const made = account
      ? { id: await takeAccount(tx, account.id, passwordHash) }
      : await makeStaffAccount(tx, { email, name: name ?? '', passwordHash, now });
    // Someone claimed the account or signed up with its email meanwhile; the invitation still works.
    if (!made) throw refuse('emailTaken');
    const userId = made.id;
    const { preset, center, coach_id, invited_by } = invite;
    const grant = { preset, center, coach_id };
    await insertStaff(tx, { user_id: userId, ...grant, granted_by: invited_by, granted_at: now });
    await logStaffChange(tx, { userId, now }, userId, 'staff joined', {
      before: null,
      after: { preset, center, grantedBy: invited_by },
    });
    await emit(tx, 'staff joined', { userId });
  });
  return { status: messages().invitationMessages.inviteAccepted };
}

/**
 * Adds a staff role to a member's account.
 * @returns its id
 */
async function takeAccount(tx: Tx, id: number, passwordHash: string): Promise<number> {
  const user = await lockUser(tx, id);
  // The account was deleted or disabled, or its password changed, since the comparison.
  if (!user || user.disabled_at || user.password_hash !== passwordHash) throw refuse('inviteOver');
  if (user.role === 'ADMIN') throw refuse('isStaff');
  await setRole(tx, id, 'ADMIN');
  return id;
}
