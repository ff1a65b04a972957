import type { Reply } from '@namma/contract/calls';
import { formatPassCode } from '@namma/contract/codes/pass-code';
import { addDays, formatDay, gymDay } from '@namma/contract/days/dates';
import { centerLabel } from '@namma/contract/messages/centers';
import { rupeesToPaise } from '@namma/contract/money';
import {
  PASS_NAME_KEPT_DAYS,
  PASS_REQUEST_KEPT_DAYS,
  PASSES_LISTED_MOST,
} from '@namma/contract/passes/rules';
import type { PassDayQuery, PassMove } from '@namma/contract/passes/schemas';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Db, Tx } from '../../../platform/db/types.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { toQrCode } from '../../../platform/shared/qr.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { logActivity } from '../../core/audit/api.ts';
import { readSettings } from '../../core/settings/api.ts';
import { creditPass, hidePassBuyers } from '../../money/documents/api.ts';
import { passTitle } from '../../money/payments/api.ts';
import { withdrawClosedMails } from './mails.ts';
import { presentPass, presentRequest } from './present.ts';
import { listOnClosedDays } from './queries/closed-days.ts';
import { tieToMember, tieToMembers } from './queries/holders.ts';
import {
  deletePasses,
  deleteRequestsBefore,
  eraseNamesBefore,
  findPaidPass,
  findPass,
  listOfDay,
  listRequests,
  lockPasses,
  setDay,
  setVoided,
} from './queries/passes.ts';
import { refuseClosed } from './request.ts';

/** Returns the price of each kind on a day (IST), in paise. */
export async function readPrices(db: Db, day: string): Promise<{ trial: number; day: number }> {
  const { passPrices } = await readSettings(db, day);
  return { trial: rupeesToPaise(passPrices.trialRupees), day: rupeesToPaise(passPrices.dayRupees) };
}

/** Lists open requests and the passes of a day (IST), today by default, of one center or all. */
export async function getDay(
  { db, clock }: Deps,
  { day: asked, center }: PassDayQuery,
): Promise<Reply<'passes/getDay'>> {
  const today = gymDay(clock());
  const day = asked ?? today;
  const [pricePaise, requests, passes, closed] = await Promise.all([
    readPrices(db, today),
    listRequests(db, center),
    listOfDay(db, day, center),
    listOnClosedDays(db, today, center),
  ]);
  return {
    day,
    pricePaise,
    requests: requests.map(presentRequest),
    passes: passes.slice(0, PASSES_LISTED_MOST).map((row) => presentPass(row, today)),
    onClosedDays: closed.map((row) => presentPass(row, today)),
    isMore: passes.length > PASSES_LISTED_MOST,
  };
}

/**
 * Returns a pass with its QR code.
 * @throws 404 unknown
 */
export async function getPass({ db, clock }: Deps, id: number): Promise<Reply<'passes/get'>> {
  const row = await findPass(db, id);
  if (!row) throw refuse('noSuchPass');
  return { pass: presentPass(row, gymDay(clock())), qr: toQrCode(formatPassCode(row.code ?? 0)) };
}

/**
 * Deletes an unanswered request.
 * @throws 404 answered or unknown
 */
export const dismissRequest = (
  { db, clock }: Deps,
  { userId }: Session,
  id: number,
): Promise<Reply<'passes/dismiss'>> =>
  inTransaction(db, async (tx) => {
    const { numDeletedRows } = await deletePasses(tx, [id]);
    if (numDeletedRows === 0n) throw refuse('noSuchPassRequest');
    await logActivity(tx, { userId, now: clock() }, [
      {
        action: 'pass request dismissed',
        subjectType: 'pass',
        subjectId: id,
        subjectUserId: null,
        subject: '',
        before: { request: true },
        after: null,
      },
    ]);
    return { status: messages().passMessages.dismissed };
  });

/**
 * Moves an unused pass to another day, and optionally another center. Its price and receipt are unchanged. Withdraws
 * the mail about its closed day.
 * @throws 404 unknown; 409 used, void or of a past day, or the center is closed on the new day
 */
export const movePass = (
  deps: Deps,
  { userId }: Session,
  { passId, day, center: asked }: PassMove,
): Promise<Reply<'passes/move'>> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock();
    const today = gymDay(now);
    const [row] = await lockPasses(tx, [passId]);
    if (!row) throw refuse('noSuchPass');
    const center = asked ?? row.center;
    if (row.used_at) throw refuse('passUsed');
    if (row.voided_at || row.day < today) throw refuse('passNotOpen');
    await refuseClosed(tx, { center, day });
    const moved = { ...row, day, center };
    if (day !== row.day || center !== row.center) {
      await setDay(tx, passId, { day, center });
      await withdrawClosedMails(tx, [passId]);
      await logActivity(tx, { userId, now }, [
        {
          action: 'pass moved',
          subjectType: 'pass',
          subjectId: passId,
          subjectUserId: row.user_id,
          subject: '',
          before: { day: row.day, center: row.center },
          after: { day, center },
        },
      ]);
    }
    return {
      status: messages().passMessages.moved(row.name, formatDay(day), centerLabel(center)),
      pass: presentPass(moved, today),
    };
  });

/** For members added at the desk: assigns them the passes of their phone number. */
export const tiePasses = tieToMember;

/** For members who paid for a membership at the desk: assigns them the passes of their phone numbers. */
export const tiePassesOf = tieToMembers;

/**
 * Returns a paid pass for its receipt.
 * @throws 404 unknown
 */
export async function getPaidPass(db: Db, id: number) {
  const row = await findPaidPass(db, id);
  if (!row) throw refuse('noSuchPass');
  return {
    title: passTitle(row),
    userId: row.user_id,
    center: row.center,
    documentNumber: row.document_number,
  };
}

/**
 * The same, locked, before its receipt is reversed.
 * @throws 404 unknown
 */
export async function lockPaidPass(tx: Tx, id: number) {
  const [row] = await lockPasses(tx, [id]);
  if (!row) throw refuse('noSuchPass');
  return { name: passTitle(row), userId: row.user_id, paidPaise: row.price_paise ?? 0 };
}

/**
 * Voids a refunded pass and credits its document. Lock it first.
 * @throws 409 used or already void
 */
export async function voidPass(tx: Tx, deps: Pick<Deps, 'clock' | 'tax'>, id: number): Promise<void> {
  if (!(await setVoided(tx, id, deps.clock()))) throw refuse('passUsed');
  await creditPass(tx, deps, id);
}

/** Erases old requests and names; see `PASS_REQUEST_KEPT_DAYS` and `PASS_NAME_KEPT_DAYS`. */
export async function sweepPasses({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const today = gymDay(clock());
  await deleteRequestsBefore(db, addDays(today, -PASS_REQUEST_KEPT_DAYS));
  await inTransaction(db, async (tx) => {
    const erased = await eraseNamesBefore(tx, addDays(today, -PASS_NAME_KEPT_DAYS));
    if (erased.length > 0) await hidePassBuyers(tx, erased);
  });
}
