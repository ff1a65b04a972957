import type { Reply } from '@namma/contract/calls';
import { minutes } from '@namma/contract/days/dates';
import type { EndedSession } from '@namma/contract/users/schemas';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Db } from '../../../platform/db/types.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import type { FoundSession, Session } from '../../../platform/shared/session.ts';
import { describeDevice } from './device.ts';
import { deletePendingEmailOfOtherSessions, deletePendingEmailOfSession } from './queries/email-links.ts';
import {
  deleteOtherSessions,
  deleteOwnSession,
  deleteSession,
  findLiveSession,
  findSessionEnd,
  findSessionOwner,
  listLiveSessions,
  listOwnSessions,
  markSeen,
} from './queries/sessions.ts';
import { hashToken } from './tokens.ts';

/** The precision of a session's last-used time: a write on every request would slow all of them down. */
const SEEN_EVERY_MILLISECONDS = minutes(5);

/**
 * Finds the live session of a token, with the current staff role; undefined when there is none. Updates its last-used
 * time every five minutes.
 */
export async function findSession({ db, clock }: Deps, token: string): Promise<FoundSession | undefined> {
  const tokenHash = hashToken(token);
  const now = clock();
  const session = await findLiveSession(db, tokenHash, now);
  if (!session) return undefined;
  const { lastSeenAt, userId, role, preset, center, coachId, isFactorMissing } = session;
  const staff = preset ? { preset, center, coachId } : undefined;
  const seenBefore = new Date(now.getTime() - SEEN_EVERY_MILLISECONDS);
  // A full disk must not end sessions.
  if (lastSeenAt < seenBefore) await markSeen(db, tokenHash, { now, seenBefore }).catch(() => undefined);
  return { userId, role, staff, isFactorMissing, tokenHash };
}

/** Returns the token hashes of a member's live sessions, used to verify the codes of member cards. */
export const getSessionHashes = async (db: Db, userId: number, now: Date): Promise<Buffer[]> =>
  (await listLiveSessions(db, userId, now)).map(({ token_hash }) => token_hash);

/** Returns when a session expires; undefined when it has ended. */
export const getSessionEnd = async (db: Db, tokenHash: Buffer): Promise<Date | undefined> =>
  (await findSessionEnd(db, tokenHash))?.expires_at;

/** Ends the session of this request only. */
export async function logOut({ db }: Deps, session: Session): Promise<Reply<'auth/logout'>> {
  await deleteSession(db, session.tokenHash);
  return { status: messages().messages.loggedOut };
}

/** Lists the user's sessions (D77). */
export async function getSessions(
  { db, clock }: Deps,
  { userId, tokenHash }: Session,
): Promise<Reply<'user/getSessions'>> {
  const rows = await listOwnSessions(db, userId, { current: tokenHash, now: clock() });
  return rows.map((row) => ({
    id: row.id,
    device: describeDevice(row),
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    isCurrent: Boolean(row.is_current),
  }));
}

/**
 * Ends one of the user's own sessions, or all but the current one (D77). Takes effect in every process with the next
 * request, and cancels an email change that the session requested (D93).
 * @throws 403 another person's session; 404 already ended
 */
export async function endSession(
  { db }: Deps,
  { userId, tokenHash }: Session,
  { id }: EndedSession,
): Promise<Reply<'user/endSession'>> {
  const { securityMessages } = messages();
  if (id === 'others') {
    await inTransaction(db, async (tx) => {
      await deletePendingEmailOfOtherSessions(tx, userId, tokenHash);
      await deleteOtherSessions(tx, userId, tokenHash);
    });
    return { status: securityMessages.otherSessionsEnded };
  }
  const isEnded = await inTransaction(db, async (tx) => {
    // Same order as a confirmation, which consumes the link and then ends sessions.
    await deletePendingEmailOfSession(tx, userId, id);
    return (await deleteOwnSession(tx, userId, id)) !== undefined;
  });
  if (!isEnded) {
    // It was not the caller's a moment ago, and sessions never change owners.
    throw refuse((await findSessionOwner(db, id)) ? 'notYours' : 'sessionOver');
  }
  return { status: securityMessages.sessionEnded };
}
