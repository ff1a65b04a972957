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
import { orRefuse, presentBulk } from '../../../platform/shared/bulk.ts';
import type { CsvFile } from '../../../platform/shared/csv.ts';
import { refuse, refuseWith } from '../../../platform/shared/refusal.ts';
import { sentences } from '../../../platform/shared/sentences.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { changeStatuses, type StatusChange, undoStatuses } from '../../core/audit/api.ts';
import { deleteUnsentMails, writeMails } from '../mail/api.ts';
import { presentEnquiry } from './present.ts';
import {
  deleteAnswers,
  enquiryRows,
  keepAnswer,
  listEnquiries,
  lockEnquiries,
  moveEnquiries,
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

/** A page of all queries for admins, newest first by default (D16). */
export const getAllEnquiries = (
  { db, clock }: Deps,
  query: EnquiryListQuery,
): Promise<Reply<'contact/getAll'>> => getPageWithNewestId(db, enquiryList, withDueTimes(query, clock()));

/** The filtered queries as a CSV file. */
export async function exportEnquiries({ db, clock }: Deps, query: EnquiryExportQuery): Promise<CsvFile> {
  const now = clock();
  return exportList(db, enquiryList, withDueTimes(query, now), now);
}

/** Translates `overdue` and the sort `due`, which begins with the least time left. */
const withDueTimes = <Query extends EnquiryExportQuery>({ overdue, sort, ...query }: Query, now: Date) => ({
  ...query,
  dueBefore: overdue && now,
  isByDue: sort === 'due',
  sort: sort === 'due' ? ('oldest' as const) : sort,
});

/** From unanswered to Answered. An undo deletes the answer. */
const enquiryAnswer: StatusChange<Awaited<ReturnType<typeof lockEnquiries>>[number]> = {
  action: 'query answered',
  subjectType: 'query',
  field: 'status',
  lockRows: lockEnquiries,
  subjectOf: () => ({ subject: '', subjectUserId: null }),
  applySteps: async (tx, steps) => {
    const undone = steps.filter(({ to }) => to === 'unanswered').map(({ id }) => id);
    if (undone.length > 0) {
      await deleteAnswers(tx, undone);
      await deleteUnsentMails(tx, undone.map(answerKey));
    }
    return moveEnquiries(tx, steps);
  },
  noSuchRow: () => refuse('noSuchEnquiry'),
  whyNotChanged: (row) => refuseWith({ query: presentEnquiry(row) }, 'answeredAlready'),
};
const toAnswered = (id: number) => ({ id, from: 'unanswered', to: 'Answered' });

/**
 * Marks a query as answered and stores and mails the answer; of two concurrent admins one succeeds. Refuses: 404 unknown, 409
 * answered already, with the query as it is now.
 */
export async function answerEnquiry(
  deps: Deps,
  session: Session,
  { id, answer }: EnquiryAnswer,
): Promise<Reply<'contact/update'>> {
  const activityId = await inTransaction(deps.db, async (tx) => {
    const step = orRefuse(
      await changeStatuses({ ...deps, db: tx }, session, enquiryAnswer, [toAnswered(id)]),
    );
    if (answer !== undefined) await mailAnswer(tx, deps, id, answer);
    return step.activityId;
  });
  return { status: sentences().messages.enquiryAnswered, activityId };
}

/** Keeps the answer and mails it, after the time in which it can be undone. */
async function mailAnswer(tx: Tx, deps: Deps, id: number, answer: string): Promise<void> {
  const { name, email, message } = await keepAnswer(tx, id, answer);
  const facts = { ticket: formatTicketNumber(id), message, answer };
  await writeMails(tx, deps, [
    {
      key: answerKey(id),
      kind: 'query answered',
      to: { name, email },
      facts,
      delayMilliseconds: seconds(UNDO_SECONDS),
    },
  ]);
}

/** Marks several as answered; unknown ones and those answered already are left alone, each with the reason. */
export async function answerEnquiries(
  deps: Deps,
  session: Session,
  { ids }: BulkIds,
): Promise<Reply<'contact/updateMany'>> {
  const outcome = await changeStatuses(deps, session, enquiryAnswer, ids.map(toAnswered));
  return presentBulk(outcome, sentences().messages.enquiriesAnswered);
}

/** Makes queries unanswered again. */
export const undoAnswers: UndoStep = (tx, changes, by) => undoStatuses(tx, by, enquiryAnswer, changes);
