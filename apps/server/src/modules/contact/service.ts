import type { Reply } from '@namma/contract/calls';
import { gymDateTime, minutes } from '@namma/contract/dates';
import { messages } from '@namma/contract/messages';
import type { BulkIds } from '@namma/contract/schemas/admin';
import type {
  EnquiryAnswer,
  EnquiryExportQuery,
  EnquiryListQuery,
  NewEnquiry,
} from '@namma/contract/schemas/contact';
import { listFiltered, readNewestId, windowFor } from '../../db/lists/filtered-list.ts';
import { type FoundIds, type ListWindow, pagesOf, readTally, windowOf } from '../../db/lists/list-window.ts';
import { searchIds } from '../../db/lists/search-ids.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Db, Tx } from '../../db/types.ts';
import type { Deps } from '../../deps.ts';
import { type BulkOutcome, outcomeOf, presentBulk, type StepOutcome } from '../../shared/bulk.ts';
import { type CsvFile, toCsvFile } from '../../shared/csv.ts';
import { consumeAttempt } from '../../shared/limits.ts';
import { refuse } from '../../shared/refusal.ts';
import type { Session } from '../../shared/session.ts';
import type { VisitorAddress } from '../../shared/visitor-address.ts';
import {
  type ActivityEntry,
  findUndoObstacles,
  logActivity,
  type RecordedChange,
} from '../activity/service.ts';
import { presentEnquiry } from './present.ts';
import {
  conditionsOf,
  type EnquiryFilter,
  findEnquiryIds,
  insertEnquiry,
  listEnquiries,
  lockEnquiries,
  lookAtEnquiries,
  markAsAnswered,
  markAsUnanswered,
} from './queries.ts';

const ENQUIRIES_MOST = 5;
const ENQUIRY_WINDOW_MILLISECONDS = minutes(10);

/**
 * Keeps a visitor's message, unanswered (SPEC section 4).
 * Refuses: 429 more than 5 messages from one address in 10 minutes.
 */
export async function sendEnquiry(
  deps: Deps,
  form: NewEnquiry,
  address: VisitorAddress,
): Promise<Reply<'contact/register'>> {
  await consumeAttempt(deps, [
    { key: `contact ${address}`, most: ENQUIRIES_MOST, windowMilliseconds: ENQUIRY_WINDOW_MILLISECONDS },
  ]);
  await insertEnquiry(deps.db, {
    name: form.name,
    email: form.email,
    phone: form.phone,
    message: form.msg,
    created_at: deps.clock(),
    is_demo: deps.isDemo ?? false,
  });
  return { status: messages.enquirySent };
}

/** A page of all enquiries for admins, newest first unless asked otherwise (D16). */
export async function getAllEnquiries(
  { db }: Deps,
  query: EnquiryListQuery,
): Promise<Reply<'contact/getAll'>> {
  const newestId = await readNewestId(db, 'enquiries');
  const found = await findIds(db, query, windowOf(query));
  const rows = await listEnquiries(db, found);
  return { content: rows.map(presentEnquiry), ...pagesOf(found, query.limit), newestId };
}

async function findIds(db: Db, filter: EnquiryFilter, asked: ListWindow): Promise<FoundIds> {
  const { status, q, from, to, after } = filter;
  const window = windowFor(filter, asked, 'enquiries');
  if (!q) {
    const isTallied = from === undefined && to === undefined && after === undefined;
    return listFiltered(
      db,
      {
        table: 'enquiries',
        conditions: conditionsOf(filter),
        readTotal: isTallied ? () => readTally(db, 'enquiry_status', status) : undefined,
      },
      window,
    );
  }
  return searchIds(
    {
      size: () => readTally(db, 'enquiry_status'),
      look: (each, rows) => lookAtEnquiries(db, { ...filter, q }, each, rows),
      find: (each) => findEnquiryIds(db, { ...filter, q }, each),
    },
    window,
  );
}

/** The filtered enquiries as CSV. */
export async function exportEnquiries({ db, clock }: Deps, query: EnquiryExportQuery): Promise<CsvFile> {
  return toCsvFile({
    name: 'queries',
    now: clock(),
    sort: query.sort,
    listIn: async (window) => listEnquiries(db, await findIds(db, query, window)),
    idOf: (row) => row.id,
    columns: {
      Query: (row) => row.id,
      'Received at': (row) => gymDateTime(row.created_at),
      Status: (row) => row.status,
      Name: (row) => row.name,
      Email: (row) => row.email,
      Phone: (row) => row.phone,
      Message: (row) => row.message,
    },
  });
}

/**
 * Marks an unanswered enquiry as answered; of two admins at once exactly one succeeds.
 * Refuses: 404 no such enquiry, 409 answered already.
 */
export async function answerEnquiry(
  deps: Deps,
  session: Session,
  { id }: EnquiryAnswer,
): Promise<Reply<'contact/update'>> {
  const { left, activityId } = await answerAll(deps, session, [id]);
  for (const { refusal } of left) throw refusal;
  return { status: messages.enquiryAnswered, activityId };
}

/** Marks many as answered; those that are already, or are none, are left alone and named. */
export async function answerEnquiries(
  deps: Deps,
  session: Session,
  { ids }: BulkIds,
): Promise<Reply<'contact/updateMany'>> {
  return presentBulk(await answerAll(deps, session, ids), messages.enquiriesAnswered);
}

const answerAll = ({ db, clock }: Deps, { userId }: Session, ids: readonly number[]): Promise<StepOutcome> =>
  inTransaction(db, async (tx) => {
    const held = await lockEnquiries(tx, ids);
    const outcome = outcomeOf(
      ids,
      await markAsAnswered(tx, ids),
      new Map(held.map(({ id }) => [id, refuse('answeredAlready')])),
      refuse('noSuchEnquiry'),
    );
    const entries = held
      .filter(({ id }) => outcome.done.includes(id))
      .map(
        ({ id, name, status }): ActivityEntry => ({
          action: 'query answered',
          subjectType: 'query',
          subjectId: id,
          subject: name,
          before: { status },
          after: { status: 'Answered' },
        }),
      );
    const activityId = await logActivity(tx, { userId, now: clock() }, entries);
    return { ...outcome, activityId };
  });

/** For the undo: enquiries wait for an answer again, unless they changed since. */
export async function undoAnswers(tx: Tx, changes: readonly RecordedChange[]): Promise<BulkOutcome> {
  const ids = changes.map(({ subject_id }) => subject_id);
  const held = await lockEnquiries(tx, ids);
  const obstacles = await findUndoObstacles(tx, changes);
  const done = await markAsUnanswered(
    tx,
    ids.filter((id) => !obstacles.has(id)),
  );
  const reasons = held.map(({ id }) => [id, obstacles.get(id) ?? refuse('changedSince')] as const);
  return outcomeOf(ids, done, new Map(reasons), refuse('noSuchEnquiry'));
}

/** For the dashboard: how many wait for an answer. */
export const countUnanswered = (db: Db): Promise<number> => readTally(db, 'enquiry_status', 'unanswered');
