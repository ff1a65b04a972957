import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Reply } from '@namma/contract/calls';
import {
  CARD_STEP_SECONDS,
  type CardCode,
  cardMessage,
  cardProof,
  cardStep,
  readCardCodes,
} from '@namma/contract/codes/card';
import { parsePassCode } from '@namma/contract/codes/pass-code';
import { addDays, type Day, gymDay } from '@namma/contract/days/dates';
import type { EntryState } from '@namma/contract/front-desk/schemas';
import { type Center, openCenters } from '@namma/contract/values/centers';
import { admit } from '@namma/contract/visits/admission';
import { CROWD_DAYS, CROWD_VISITS_LEAST, type VisitRefusal } from '@namma/contract/visits/rules';
import type { CrowdQuery, Scan, TodayQuery } from '@namma/contract/visits/schemas';
import type { Deps } from '../../../deps.ts';
import { lastIdOf } from '../../../platform/db/lists/own-list.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Db, Tx } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { logActivity } from '../../core/audit/api.ts';
import { markArrival } from '../../gym/classes/api.ts';
import { listEntryTerms } from '../../gym/memberships/api.ts';
import { getSessionEnd, getSessionHashes } from '../../people/auth/api.ts';
import { findPerson, lockUser } from '../../people/users/api.ts';
import { admitPass, sameVisitSince } from './passes.ts';
import { insideSince, presentEntryTerm, presentVisit } from './present.ts';
import {
  countByHour,
  countOfDay,
  countVisitsByCenter,
  findVisitSince,
  insertVisit,
  listOfDay,
  setStep,
} from './queries.ts';
import { refusalOfCode } from './rules.ts';

/** Returns the secret from which the member's phone generates card codes (D54). It ends with this session. */
export async function getCardSecret(
  { db, clock }: Deps,
  { userId, tokenHash }: Session,
): Promise<Reply<'user/cardSecret'>> {
  const now = clock();
  const today = gymDay(now);
  const [person, terms, end] = await Promise.all([
    findPerson(db, userId),
    listEntryTerms(db, userId, today),
    getSessionEnd(db, tokenHash),
  ]);
  if (!person || !end) throw refuse('unauthorized');
  const { term } = admit(terms, undefined, today);
  return {
    secret: cardSecretOf(tokenHash).toString('base64url'),
    memberId: userId,
    name: person.name,
    membership: term ? presentEntryTerm(term) : null,
    now: now.toISOString(),
    expiresAt: end.toISOString(),
  };
}

/** For the counter: returns if a member may enter, without writing anything. */
export async function readEntryState(
  db: Db,
  { userId, center, now }: { userId: number; center: Center | undefined; now: Date },
): Promise<EntryState> {
  const today = gymDay(now);
  const last = await findVisitSince(db, userId, sameVisitSince(now));
  const { term, refusal } = admit(await listEntryTerms(db, userId, today), center, today);
  return {
    membership: term ? presentEntryTerm(term) : null,
    ...(refusal && { refusal }),
    ...(last && (center === undefined || last.center === center) && { since: last.at.toISOString() }),
  };
}

/** A scan in progress. */
interface Scanning {
  center: Center;
  now: Date;
  /** The admin's. */
  userId: number;
}

/**
 * Decides if a member may enter, and stores the decision (D54). A second scan at the same center within an hour belongs
 * to the same visit; of two concurrent scans one creates it. Each code works once.
 * @throws 400 not a card code; 404 no such member
 */
export async function scanMember(
  { db, clock }: Deps,
  { userId }: Session,
  { code: written, memberId, center, overrule }: Scan,
): Promise<Reply<'visits/scan'>> {
  const scanning = { center, now: clock(), userId };
  const passCode = written === undefined ? undefined : parsePassCode(written);
  return inTransaction(db, async (tx) => {
    if (passCode !== undefined) return admitPass(tx, scanning, passCode);
    const code = written === undefined ? undefined : await findCard(tx, written, scanning.now);
    if (written !== undefined && !code) {
      await storeRefusal(tx, scanning, { refusal: 'unknown code', memberId: null, membershipId: null });
      return { verdict: 'refused', reason: 'unknown code', member: null };
    }
    return checkIn(tx, scanning, code?.memberId ?? memberId ?? 0, code, overrule);
  });
}

/**
 * Finds the card code that a live session of the named member generated. A keyboard layout that swaps letters alters
 * the scanned text, so every possible original is tried.
 */
async function findCard(db: Db, written: string, now: Date): Promise<CardCode | undefined> {
  for (const code of readCardCodes(written))
    if (isProvedBy(code, await getSessionHashes(db, code.memberId, now))) return code;
  return undefined;
}

async function checkIn(
  tx: Tx,
  scanning: Scanning,
  memberId: number,
  code: CardCode | undefined,
  overrule: string | undefined,
): Promise<Reply<'visits/scan'>> {
  const { center, now } = scanning;
  const person = await lockUser(tx, memberId);
  if (!person || person.disabled_at) throw refuse('noSuchMember');
  const today = gymDay(now);
  const last = await findVisitSince(tx, memberId, sameVisitSince(now));
  const { term, refusal: ofMembership } = admit(await listEntryTerms(tx, memberId, today), center, today);
  const member = {
    userId: person.id,
    name: person.name,
    phone: person.phone ?? '',
    membership: term ? presentEntryTerm(term) : null,
  };
  const earlier = last && {
    since: last.at.toISOString(),
    ...(last.center !== center && { sinceCenter: last.center }),
  };
  const ofCode = code && refusalOfCode(code, cardStep(now.getTime()), last);
  const isSameVisit = last?.center === center;
  const refusal = ofCode ?? (isSameVisit ? undefined : ofMembership);
  const kept = { memberId, membershipId: term?.id ?? null };
  if (refusal && overrule === undefined) {
    await storeRefusal(tx, scanning, { ...kept, refusal });
    return {
      verdict: 'refused',
      reason: refusal,
      ...earlier,
      ...(refusal === 'stale code' && code && { codeSeconds: secondsAhead(code, now) }),
      member,
    };
  }
  await markArrival(tx, { userId: memberId, center, now });
  if (last && isSameVisit) {
    if (code) await setStep(tx, last.id, code.step);
    return { verdict: 'in', ...earlier, member };
  }
  await storeVisit(tx, scanning, { ...kept, step: code?.step ?? null, refusal, overrule });
  return {
    verdict: 'in',
    ...earlier,
    ...(refusal && { reason: refusal }),
    member: { ...member, ...(refusal && overrule !== undefined && { overruled: overrule }) },
  };
}

/** Returns by how many seconds the code is ahead of the server's time. */
const secondsAhead = ({ step }: CardCode, now: Date): number =>
  (step - cardStep(now.getTime())) * CARD_STEP_SECONDS;

interface Kept {
  memberId: number | null;
  membershipId: number | null;
}

const storeRefusal = (
  tx: Tx,
  { center, now, userId }: Scanning,
  { memberId, membershipId, refusal }: Kept & { refusal: VisitRefusal },
) =>
  insertVisit(tx, {
    user_id: memberId,
    membership_id: membershipId,
    center,
    at: now,
    is_in: false,
    refusal,
    scanned_by: userId,
  });

async function storeVisit(
  tx: Tx,
  { center, now, userId }: Scanning,
  {
    memberId,
    membershipId,
    step,
    refusal,
    overrule,
  }: Kept & { step: number | null; refusal: VisitRefusal | undefined; overrule: string | undefined },
): Promise<void> {
  const id = await insertVisit(tx, {
    user_id: memberId,
    membership_id: membershipId,
    center,
    at: now,
    is_in: true,
    step,
    refusal: refusal ?? null,
    overruled: refusal && overrule ? overrule : null,
    scanned_by: userId,
  });
  if (!refusal) return;
  await logActivity(tx, { userId, now }, [
    {
      action: 'refusal overruled',
      subjectType: 'visit',
      subjectId: id,
      subject: 'Visit',
      subjectUserId: memberId,
      before: null,
      after: { refusal, center },
    },
  ]);
}

/**
 * Returns today's visits (IST), newest first, and for each center visible to the staff member how many came and are
 * present.
 */
export async function getToday(
  { db, clock }: Deps,
  { staff }: Session,
  { center, ...page }: TodayQuery,
): Promise<Reply<'visits/getToday'>> {
  const now = clock();
  const day = gymDay(now);
  const [counts, found] = await Promise.all([
    countVisitsByCenter(db, day, insideSince(now)),
    listOfDay(db, { day, center, lastId: lastIdOf(page) }),
  ]);
  const none = { visits: 0, inside: 0, refused: 0 };
  return {
    day,
    totals: (staff?.center ? [staff.center] : openCenters()).map((each) => ({
      ...none,
      ...counts.find((row) => row.center === each),
      center: each,
    })),
    visits: found.rows.map((row) => presentVisit(row, now)),
    isMore: found.isMore,
  };
}

/** Returns how busy a center usually is. The period ends yesterday, so the response is the same all day. */
export async function getCrowd(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { center }: CrowdQuery,
): Promise<Reply<'visits/getCrowd'>> {
  const today = gymDay(clock());
  const rows = await countByHour(db, center, addDays(today, -CROWD_DAYS), today);
  const total = rows.reduce((sum, { visits }) => sum + visits, 0);
  if (total < CROWD_VISITS_LEAST) return [];
  const busiest = Math.max(...rows.map(({ visits }) => visits));
  return rows.map(({ weekday, hour, visits }) => ({
    weekday,
    hour,
    percent: Math.max(10, Math.round((visits / busiest) * 10) * 10),
  }));
}

/** For the dashboard: counts the admissions on an IST day at all centers. */
export const countVisitsOn = (db: Db, day: Day): Promise<number> => countOfDay(db, day);

/**
 * Derives the secret of a session's card from the stored hash of the session token, so nothing more is stored and it
 * ends with the session.
 */
const cardSecretOf = (tokenHash: Buffer): Buffer => createHmac('sha256', tokenHash).update('card').digest();

/** True if the card of one of these sessions generated the code, at any time. */
function isProvedBy(code: CardCode, tokenHashes: readonly Buffer[]): boolean {
  const given = Buffer.from(code.proof);
  const message = cardMessage(code);
  return tokenHashes.some((tokenHash) => {
    const hmac = createHmac('sha256', cardSecretOf(tokenHash)).update(message).digest();
    return timingSafeEqual(Buffer.from(cardProof(hmac)), given);
  });
}
