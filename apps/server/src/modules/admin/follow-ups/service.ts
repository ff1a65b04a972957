import type { Reply } from '@namma/contract/calls';
import { addDays, gymDay } from '@namma/contract/days/dates';
import { followUpMessages } from '@namma/contract/follow-ups/messages';
import { dueAgain, FOLLOW_UP_REPORT_DAYS, followUpReasons } from '@namma/contract/follow-ups/rules';
import type {
  FollowUpExportQuery,
  FollowUpQuery,
  FollowUpRecord,
  FollowUpReportQuery,
} from '@namma/contract/follow-ups/schemas';
import { centerLabel } from '@namma/contract/messages/centers';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { type CsvFile, toCsvFile } from '../../../platform/shared/csv.ts';
import { withIdempotencyKey } from '../../../platform/shared/idempotency.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { presentFollowUp } from './present.ts';
import { listFollowUps } from './queries/list.ts';
import {
  countTrials,
  deleteAboutErased,
  findLast,
  findSubject,
  insertFollowUp,
  listResults,
  lockSubject,
} from './queries/records.ts';

/** The list of a center, including rows without a center. */
async function listOf({ db, clock }: Pick<Deps, 'db' | 'clock'>, { center }: FollowUpExportQuery) {
  const rows = await listFollowUps(db, gymDay(clock()));
  return center === undefined ? rows : rows.filter((row) => row.center === null || row.center === center);
}

/** Returns a page of today's calls, most urgent first; computed on each read. */
export async function getFollowUps(deps: Deps, query: FollowUpQuery): Promise<Reply<'followUps/getAll'>> {
  const today = gymDay(deps.clock());
  const ofCenter = await listOf(deps, query);
  const rows = ofCenter.filter(({ reason }) => query.reason === undefined || reason === query.reason);
  const first = (query.page - 1) * query.limit;
  return {
    day: today,
    content: rows.slice(first, first + query.limit).map((row) => presentFollowUp(row, today)),
    totalElements: rows.length,
    totalPages: Math.ceil(rows.length / query.limit),
    counts: followUpReasons.map((reason) => ({
      reason,
      count: ofCenter.filter((row) => row.reason === reason).length,
    })),
  };
}

/**
 * Records the outcome of a call. For the key see `withIdempotencyKey`.
 * @throws 404 unknown; 409 recorded by someone else since the row was read (named)
 */
export function recordFollowUp(
  { db, clock }: Deps,
  { userId }: Session,
  form: FollowUpRecord,
  key: string | undefined,
): Promise<Reply<'followUps/record'>> {
  const now = clock();
  const request = { userId, key, call: 'followUps/record', body: form, now } as const;
  return inTransaction(db, (tx) =>
    withIdempotencyKey(tx, request, async () => {
      const subject = {
        user_id: form.userId ?? null,
        enquiry_id: form.queryId ?? null,
        pass_id: form.passId ?? null,
      };
      await lockSubject(tx, subject);
      if (!(await findSubject(tx, subject))) throw refuse('noSuchFollowUp');
      const last = await findLast(tx, subject);
      if (form.lastId !== undefined && (last?.id ?? 0) !== form.lastId)
        throw refuse('followUpRecorded', last?.name ?? '');
      const lastId = await insertFollowUp(tx, {
        ...subject,
        reason: form.reason,
        outcome: form.outcome,
        at: now,
        made_by: userId,
        again_on: dueAgain(form.outcome, gymDay(now), form.againOn),
        note: form.note ?? null,
      });
      return { status: followUpMessages.recorded, lastId };
    }),
  );
}

/** Returns the members' actions within 14 days of calls on some days (IST); by default days at least 14 days ago. */
export async function getReport(
  { db, clock }: Deps,
  { from, to }: FollowUpReportQuery,
): Promise<Reply<'followUps/getReport'>> {
  const today = gymDay(clock());
  const last = to ?? today;
  const first = from ?? addDays(last, -2 * FOLLOW_UP_REPORT_DAYS);
  const [results, trials] = await Promise.all([listResults(db, first, last), countTrials(db, first, last)]);
  const of = (isReached: boolean) => {
    const {
      people = 0,
      came = 0,
      paid = 0,
      joined = 0,
    } = results.find((each) => each.is_reached === isReached) ?? {};
    return { people, came, paid, joined };
  };
  return { from: first, to: last, reached: of(true), notReached: of(false), trials };
}

/** Exports the list as CSV. */
export function exportFollowUps(deps: Deps, query: FollowUpExportQuery): CsvFile {
  const now = deps.clock();
  const today = gymDay(now);
  return toCsvFile({
    name: 'follow-ups',
    now,
    sort: 'oldest',
    // Read as a whole: it has at most as many rows as there are people.
    listIn: async ({ after = 0 }) =>
      (await listOf(deps, query))
        .filter(({ reason }) => query.reason === undefined || reason === query.reason)
        .map((row, i) => ({ ...presentFollowUp(row, today), line: i + 1 }))
        .filter(({ line }) => line > after)
        .slice(0, 500),
    idOf: ({ line }) => line,
    columns: {
      Line: ({ line }) => line,
      Name: ({ name }) => name,
      Phone: ({ phone }) => phone,
      Email: ({ email }) => email,
      Center: ({ center }) => center && centerLabel(center),
      Reason: ({ reason }) => reason,
      Why: ({ why }) => why,
      'Last outcome': ({ last }) => last?.outcome ?? null,
      Note: ({ last }) => last?.note ?? null,
    },
  });
}

/** Deletes notes about queries and passes whose people were erased, including notes written concurrently. */
export async function sweepFollowUps({ db }: Pick<Deps, 'db'>): Promise<void> {
  await deleteAboutErased(db);
}
