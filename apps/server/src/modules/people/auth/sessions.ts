import type { Reply } from '@namma/contract/calls';
import { minutes } from '@namma/contract/days/dates';
import type { EndedSession } from '@namma/contract/users/schemas';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Db } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import { sentences } from '../../../platform/shared/sentences.ts';
import type { FoundSession, Session } from '../../../platform/shared/session.ts';
import { describeDevice } from './device.ts';
import { deleteWishOfOtherSessions, deleteWishOfSession } from './queries/email-links.ts';
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

/** How exactly it is known when a session was last used: a write for each request would slow all of them down. */
const SEEN_EVERY_MILLISECONDS = minutes(5);

/**
 * The live session of a token, with the grant of a member of staff as it is now; undefined when there is none. Keeps, every five
 * minutes, that it is used.
 */
export async function findSession({ db, clock }: Deps, token: string): Promise<FoundSession | undefined> {
  const tokenHash = hashToken(token);
  const now = clock();
  const session = await findLiveSession(db, tokenHash, now);
  if (!session) return undefined;
  const { lastSeenAt, userId, role, preset, center, coachId, isFactorMissing } = session;
  const staff = preset ? { preset, center, coachId } : undefined;
  const seenBefore = new Date(now.getTime() - SEEN_EVERY_MILLISECONDS);
  // A disk that is full ends no session.
  if (lastSeenAt < seenBefore) await markSeen(db, tokenHash, { now, seenBefore }).catch(() => undefined);
  return { userId, role, staff, isFactorMissing, tokenHash };
}

/** The token hashes of a member's live sessions: what the codes of their cards are checked with. */
export const getSessionHashes = async (db: Db, userId: number, now: Date): Promise<Buffer[]> =>
  (await listLiveSessions(db, userId, now)).map(({ token_hash }) => token_hash);

/** When a session ends at the latest; undefined when it has ended. */
export const getSessionEnd = async (db: Db, tokenHash: Buffer): Promise<Date | undefined> =>
  (await findSessionEnd(db, tokenHash))?.expires_at;

/** Ends the session of this request only. */
export async function logOut({ db }: Deps, session: Session): Promise<Reply<'auth/logout'>> {
  await deleteSession(db, session.tokenHash);
  return { status: sentences().messages.loggedOut };
}

/** Where somebody is signed in (D77). */
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
 * Ends one of somebody's own sessions, or all but this one (D77). Its next request is refused by every process, and the link to
 * another email that it asked for no longer works (D93).
 * Refuses: 403 another person's session, 404 one that has ended.
 */
export async function endSession(
  { db }: Deps,
  { userId, tokenHash }: Session,
  { id }: EndedSession,
): Promise<Reply<'user/endSession'>> {
  const { securityMessages } = sentences();
  if (id === 'others') {
    await inTransaction(db, async (tx) => {
      await deleteWishOfOtherSessions(tx, userId, tokenHash);
      await deleteOtherSessions(tx, userId, tokenHash);
    });
    return { status: securityMessages.otherSessionsEnded };
  }
  const isEnded = await inTransaction(db, async (tx) => {
    // In the order of a confirmation, which uses up the link and then ends sessions.
    await deleteWishOfSession(tx, userId, id);
    return (await deleteOwnSession(tx, userId, id)) !== undefined;
  });
  if (!isEnded) {
    // It was not the caller's a moment ago, and no session changes hands.
    throw refuse((await findSessionOwner(db, id)) ? 'notYours' : 'sessionOver');
  }
  return { status: securityMessages.sessionEnded };
}
