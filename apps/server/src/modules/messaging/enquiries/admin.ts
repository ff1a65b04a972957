import { UNDO_SECONDS } from '@namma/contract/admin/rules';
import type { BulkIds } from '@namma/contract/admin/schemas';
import type { Reply } from '@namma/contract/calls';
import { formatTicketNumber } from '@namma/contract/codes/ticket-number';
import { gymDateTime, seconds } from '@namma/contract/days/dates';
import type { EnquiryAnswer, EnquiryExportQuery, EnquiryListQuery } from '@namma/contract/enquiries/schemas';
import type { Deps } from '../../../deps.ts';
import type { UndoStep } from '../../../module.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { defineExportedList, exportList, getPageWithNewestId } from '../../../platform/shared/admin-list.ts';
import { orRefuse, outcomeOf, presentBulk, type StepOutcome } from '../../../platform/shared/bulk.ts';
import type { CsvFile } from '../../../platform/shared/csv.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { refuse, refuseWith } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { logActivity, undoRows } from '../../core/audit/api.ts';
import { deleteUnsentMails, writeMails } from '../mail/api.ts';
import { presentEnquiry } from './present.ts';
import {
  enquiryRows,
  listEnquiries,
  lockEnquiries,
  markAnswered,
  reopenEnquiries,
  storeAnswer,
} from './queries.ts';
import { answerKey } from './service.ts';

const enquiryList = defineExportedList({
  ...enquiryRows,
  name: 'queries',
  listRows: listEnquiries,
  idOf: (row) => row.id,
  present: presentEnquiry,
  columns: {
    Query: (row) => row.id,
    Ticket: (row) => formatTicketNumber(row.id),
    'Received at': (row) => gymDateTime(row.created_at),
    Status: (row) => row.status,
    Name: (row) => row.name,
    Email: (row) => row.email,
    Phone: (row) => row.phone,
    Message: (row) => row.message,
    Answer: (row) => row.answer,
  },
});

/** Returns a page of all queries for admins, newest first by default (D16). */
export const getAllEnquiries = (
  { db, clock }: Deps,
  query: EnquiryListQuery,
): Promise<Reply<'contact/getAll'>> => getPageWithNewestId(db, enquiryList, withDueTimes(query, clock()));

/** Exports the filtered queries as CSV. */
export async function exportEnquiries({ db, clock }: Deps, query: EnquiryExportQuery): Promise<CsvFile> {
  const now = clock();
  return exportList(db, enquiryList, withDueTimes(query, now), now);
}

/** Translates `overdue` and the sort `due`, which starts with the least time left. */
const withDueTimes = <Query extends EnquiryExportQuery>({ overdue, sort, ...query }: Query, now: Date) => ({
  ...query,
  dueBefore: overdue && now,
  isByDue: sort === 'due',
  sort: sort === 'due' ? ('oldest' as const) : sort,
});

/** Moves unanswered queries to Answered, logged as one step; returns the others with a reason. */
async function moveToAnswered(
  tx: Tx,
  deps: Deps,
  { userId }: Session,
  ids: readonly number[],
): Promise<StepOutcome> {
  const rows = await lockEnquiries(tx, ids);
  const done = (await markAnswered(tx, ids)).map(({ id }) => id);
  const activityId = await logActivity(
    tx,
    { userId, now: deps.clock() },
    done.map((id) => ({
      action: 'query answered',
      subjectType: 'query',
      subjectId: id,
      subject: '',
      subjectUserId: null,
      before: { status: 'unanswered' },
      after: { status: 'Answered' },
    })),
  );
  const reasons = new Map(
    rows.map((row) => [row.id, refuseWith({ query: presentEnquiry(row) }, 'answeredAlready')]),
  );
  return { ...outcomeOf(ids, done, reasons, refuse('noSuchEnquiry')), activityId };
}

/**
 * Marks a query as answered, and stores and mails the answer; of two concurrent calls one succeeds.
 * @throws 404 unknown; 409 already answered, with the current query
 */
export async function answerEnquiry(
  deps: Deps,
  session: Session,
  { id, answer }: EnquiryAnswer,
): Promise<Reply<'contact/update'>> {
  const activityId = await inTransaction(deps.db, async (tx) => {
    const step = orRefuse(await moveToAnswered(tx, deps, session, [id]));
    if (answer !== undefined) await mailAnswer(tx, deps, id, answer);
    return step.activityId;
  });
  return { status: messages().messages.enquiryAnswered, activityId };
}

/** Stores the answer and mails it after the undo period. */
async function mailAnswer(tx: Tx, deps: Deps, id: number, answer: string): Promise<void> {
  const { name, email, message } = await storeAnswer(tx, id, answer);
  const payload = { ticket: formatTicketNumber(id), message, answer };
  await writeMails(tx, deps, [
    {
      key: answerKey(id),
      kind: 'query answered',
      to: { name, email },
      payload,
      delayMilliseconds: seconds(UNDO_SECONDS),
    },
  ]);
}

/** Marks several queries as answered; returns unknown and already answered ones with a reason. */
export async function answerEnquiries(
  deps: Deps,
  session: Session,
  { ids }: BulkIds,
): Promise<Reply<'contact/updateMany'>> {
  const outcome = await inTransaction(deps.db, (tx) => moveToAnswered(tx, deps, session, ids));
  return presentBulk(outcome, messages().messages.enquiriesAnswered);
}

/** Reopens queries and deletes their answers. */
export const undoAnswers: UndoStep = (tx, changes) =>
  undoRows(tx, changes, {
    noSuchRow: () => refuse('noSuchEnquiry'),
    lockRows: lockEnquiries,
    revert: async (open) => {
      const rows = await reopenEnquiries(
        tx,
        open.map(({ subject_id }) => subject_id),
      );
      const done = rows.map(({ id }) => id);
      await deleteUnsentMails(tx, done.map(answerKey));
      return done;
    },
  });
