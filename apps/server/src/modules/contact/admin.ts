import type { ListSort } from '@namma/contract/admin';
import type { Reply } from '@namma/contract/calls';
import { gymDateTime } from '@namma/contract/dates';
import { messages } from '@namma/contract/messages';
import type { BulkIds } from '@namma/contract/schemas/admin';
import type { EnquiryAnswer, EnquiryExportQuery, EnquiryListQuery } from '@namma/contract/schemas/contact';
import { formatTicketNumber } from '@namma/contract/ticket-number';
import { listFiltered, readNewestId, windowFor } from '../../db/lists/filtered-list.ts';
import { type FoundIds, type ListWindow, pagesOf, readTally, windowOf } from '../../db/lists/list-window.ts';
import { searchIds } from '../../db/lists/search-ids.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Db } from '../../db/types.ts';
import type { Deps } from '../../deps.ts';
import { presentBulk } from '../../shared/bulk.ts';
import { type CsvFile, toCsvFile } from '../../shared/csv.ts';
import { refuseWith } from '../../shared/refusal.ts';
import type { Session } from '../../shared/session.ts';
import { changeStatus, changeStatuses, type StatusChange } from '../status-changes/service.ts';
import { presentEnquiry } from './present.ts';
import {
  conditionsOf,
  type EnquiryFilter,
  findEnquiryIds,
  forgetAnswers,
  keepAnswer,
  listEnquiries,
  lockEnquiries,
  lookAtEnquiries,
  moveEnquiries,
} from './queries.ts';

/** A page of all queries for admins, newest first by default (D16). */
export async function getAllEnquiries(
  { db, clock }: Deps,
  query: EnquiryListQuery,
): Promise<Reply<'contact/getAll'>> {
  const newestId = await readNewestId(db, 'enquiries');
  const window = { ...windowOf({ ...query, sort: directionOf(query) }), ...orderOf(query) };
  const found = await findIds(db, filterAt(clock(), query), window);
  const rows = await listEnquiries(db, found);
  return { content: rows.map(presentEnquiry), ...pagesOf(found, query.limit), newestId };
}

/** With "least time left first" the earliest day comes first. */
const directionOf = ({ sort }: EnquiryExportQuery): ListSort => (sort === 'due' ? 'oldest' : sort);

const orderOf = ({ sort }: EnquiryExportQuery): Pick<ListWindow, 'orderedBy'> =>
  sort === 'due' ? { orderedBy: { table: 'enquiries', column: 'due_at' } } : {};

const filterAt = (
  now: Date,
  { overdue, ...filter }: EnquiryExportQuery & { after?: number | undefined },
): EnquiryFilter => ({ ...filter, dueBefore: overdue && now });

async function findIds(db: Db, filter: EnquiryFilter, asked: ListWindow): Promise<FoundIds> {
  const { status, q, from, to, after, dueBefore } = filter;
  const window = asked.orderedBy ? asked : windowFor(filter, asked, 'enquiries');
  if (!q) {
    const isTallied = [from, to, after, dueBefore].every((each) => each === undefined);
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

/** The filtered queries as a CSV file. */
export async function exportEnquiries({ db, clock }: Deps, query: EnquiryExportQuery): Promise<CsvFile> {
  const now = clock();
  const filter = filterAt(now, query);
  return toCsvFile({
    name: 'queries',
    now,
    sort: directionOf(query),
    listIn: async (window) => listEnquiries(db, await findIds(db, filter, { ...window, ...orderOf(query) })),
    idOf: (row) => row.id,
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
}

/** From unanswered to Answered. An undo deletes the answer. */
export const enquiryAnswer: StatusChange<Awaited<ReturnType<typeof lockEnquiries>>[number]> = {
  action: 'query answered',
  subjectType: 'query',
  field: 'status',
  lockRows: lockEnquiries,
  subjectOf: ({ name }) => name,
  takeSteps: async (tx, steps) => {
    const undone = steps.filter(({ to }) => to === 'unanswered').map(({ id }) => id);
    if (undone.length > 0) await forgetAnswers(tx, undone);
    return moveEnquiries(tx, steps);
  },
  noSuchRow: 'noSuchEnquiry',
  whyNotChanged: (row) => refuseWith({ query: presentEnquiry(row) }, 'answeredAlready'),
};
const toAnswered = (id: number) => ({ id, from: 'unanswered', to: 'Answered' });

/**
 * Marks a query as answered and stores the answer; of two concurrent admins one succeeds. Refuses: 404 unknown, 409
 * answered already, with the query as it is now.
 */
export async function answerEnquiry(
  deps: Deps,
  session: Session,
  { id, answer }: EnquiryAnswer,
): Promise<Reply<'contact/update'>> {
  const activityId = await inTransaction(deps.db, async (tx) => {
    const step = await changeStatus({ ...deps, db: tx }, session, enquiryAnswer, toAnswered(id));
    if (answer !== undefined) await keepAnswer(tx, id, answer);
    return step;
  });
  return { status: messages.enquiryAnswered, activityId };
}

/** Marks several as answered; unknown ones and those answered already are left alone, each with the reason. */
export async function answerEnquiries(
  deps: Deps,
  session: Session,
  { ids }: BulkIds,
): Promise<Reply<'contact/updateMany'>> {
  const outcome = await changeStatuses(deps, session, enquiryAnswer, ids.map(toAnswered));
  return presentBulk(outcome, messages.enquiriesAnswered);
}
