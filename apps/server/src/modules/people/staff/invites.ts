import type { Reply } from '@namma/contract/calls';
import { hours } from '@namma/contract/days/dates';
import * as paths from '@namma/contract/paths';
import { INVITE_HOURS } from '@namma/contract/staff/rules';
import type { InviteAcceptance, InviteToken, StaffInvite } from '@namma/contract/staff/schemas';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { limitOfNetwork } from '../../../platform/shared/known-networks.ts';
import { consumeAttempt } from '../../../platform/shared/limits.ts';
import { refuse, refuseAt, refuseFieldSaying } from '../../../platform/shared/refusal.ts';
import { sentences } from '../../../platform/shared/sentences.ts';
import type { Session } from '../../../platform/shared/session.ts';
import type { VisitorAddress } from '../../../platform/shared/visitor-address.ts';
import { writeMails } from '../../messaging/mail/api.ts';
import { checkPassword, createToken, hashPassword, hashToken } from '../auth/api.ts';
import { findCredentialsByEmail, lockUser, setRole } from '../users/api.ts';
import { checkGrant, refuseUnknownCoach } from './grants.ts';
import { addInviteToken, consumeInvite, findInvite, replaceInvite } from './queries/invites.ts';
import { findStaffByEmail, insertStaff } from './queries/staff.ts';
import { makeStaffAccount, record } from './service.ts';

const TRIES_OF_ADDRESS = { name: 'invitation', most: 60, windowMilliseconds: hours(1) };

/**
 * Invites somebody by a link that works once, for 72 hours; a second invitation of an email replaces the first. It is mailed, or
 * handed out here once where no mail can be sent. Refuses: 403 more than the granter holds, 409 an email of the staff.
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
  const { staffMessages } = sentences();
  return inTransaction(deps.db, async (tx) => {
    if (await findStaffByEmail(tx, email)) throw refuseAt('email', 'isStaff');
    await refuseUnknownCoach(tx, grant);
    const { userId } = session;
    const row = { ...grant, email, invited_by: userId, invited_at: now, expires_at: expiresAt };
    const inviteId = await replaceInvite(tx, row);
    const after = { preset: grant.preset, center: grant.center };
    await record(tx, { userId, now }, inviteId, 'staff invited', { before: null, after });
    if (isMailed) {
      const to = { name: '', email };
      const facts = { inviteId, preset: grant.preset, center: grant.center };
      await writeMails(tx, deps, [
        { key: `invite:${inviteId}`, kind: 'staff invited', to, facts, expiresAt },
      ]);
      return { status: staffMessages.inviteMailed };
    }
    const token = createToken();
    await addInviteToken(tx, inviteId, hashToken(token), now);
    const link = `${deps.mail?.origin ?? ''}${paths.invitation}#${token}`;
    return { status: staffMessages.inviteMade, link };
  });
}

/** Makes the token of a link at the moment its mail is sent; only its SHA-256 is kept. @returns undefined when it is over */
export async function makeInviteToken(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  facts: object,
): Promise<string | undefined> {
  const token = createToken();
  const { inviteId } = facts as { inviteId: number };
  return (await addInviteToken(db, inviteId, hashToken(token), clock())) ? token : undefined;
}

/** What an invitation is for; it stays as good as it was. Refuses: 400 `inviteOver`, 429 too many tries. */
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
 * Accepts an invitation, which uses it up, and signs nobody in. Whoever has an account proves that it is theirs by its password,
 * and keeps it with everything in it: so no owner takes an account over. An account without a password gets the one that is
 * chosen here, because the link was sent to its email. Refuses: 400 `inviteOver`, a wrong password or no name;
 * 409 an account made meanwhile; 429 too many tries.
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
  else if (name === undefined) throw refuseFieldSaying('name', sentences().messages.nameRequired);
  // The slow hash is only made for an account that needs one.
  const passwordHash = account?.password_hash ?? (await hashPassword(password));
  const now = deps.clock();
  await inTransaction(deps.db, async (tx) => {
    const invite = await consumeInvite(tx, hashToken(token), now);
    if (!invite) throw refuse('inviteOver');
    const made = account
      ? { id: await takeAccount(tx, account.id, passwordHash) }
      : await makeStaffAccount(tx, { email, name: name ?? '', passwordHash, now });
    // Somebody has claimed the account or signed up with its email meanwhile; the invitation still works.
    if (!made) throw refuse('emailTaken');
    const userId = made.id;
    const { preset, center, coach_id, invited_by } = invite;
    const grant = { preset, center, coach_id };
    await insertStaff(tx, { user_id: userId, ...grant, granted_by: invited_by, granted_at: now });
    await record(tx, { userId, now }, userId, 'staff joined', {
      before: null,
      after: { preset, center, grantedBy: invited_by },
    });
  });
  return { status: sentences().staffMessages.inviteAccepted };
}

/** An account of a member becomes one of staff too. @returns its id */
async function takeAccount(tx: Tx, id: number, passwordHash: string): Promise<number> {
  const user = await lockUser(tx, id);
  // Deleted, disabled or with another password since it was compared.
  if (!user || user.disabled_at || user.password_hash !== passwordHash) throw refuse('inviteOver');
  if (user.role === 'ADMIN') throw refuse('isStaff');
  await setRole(tx, id, 'ADMIN');
  return id;
}
