import type { Reply } from '@namma/contract/calls';
import { gymDateTime } from '@namma/contract/dates';
import { messages } from '@namma/contract/messages';
import type { BulkIds } from '@namma/contract/schemas/admin';
import type { EnquiryAnswer, EnquiryExportQuery, EnquiryListQuery } from '@namma/contract/schemas/contact';
import { listFiltered, readNewestId, windowFor } from '../../db/lists/filtered-list.ts';
import { type FoundIds, type ListWindow, pagesOf, readTally, windowOf } from '../../db/lists/list-window.ts';
import { searchIds } from '../../db/lists/search-ids.ts';
import type { Db } from '../../db/types.ts';
import type { Deps } from '../../deps.ts';
import { presentBulk } from '../../shared/bulk.ts';
import { type CsvFile, toCsvFile } from '../../shared/csv.ts';
import { refuse } from '../../shared/refusal.ts';
import type { Session } from '../../shared/session.ts';
import { changeStatus, changeStatuses, type StatusChange } from '../status-changes/service.ts';
import { presentEnquiry } from './present.ts';
import {
  conditionsOf,
  type EnquiryFilter,
  findEnquiryIds,
  listEnquiries,
  lockEnquiries,
  lookAtEnquiries,
  moveEnquiries,
} from './queries.ts';

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

/** From unanswered to Answered. */
export const enquiryAnswer: StatusChange<Awaited<ReturnType<typeof lockEnquiries>>[number]> = {
  action: 'query answered',
  subjectType: 'query',
  field: 'status',
  lockRows: lockEnquiries,
  subjectOf: ({ name }) => name,
  takeSteps: moveEnquiries,
  noSuchRow: 'noSuchEnquiry',
  whyNotChanged: () => refuse('answeredAlready'),
};
const toAnswered = (id: number) => ({ id, from: 'unanswered', to: 'Answered' });

/**
 * Marks an unanswered enquiry as answered; of two admins at once exactly one succeeds.
 * Refuses: 404 no such enquiry, 409 answered already.
 */
export async function answerEnquiry(
  deps: Deps,
  session: Session,
  { id }: EnquiryAnswer,
): Promise<Reply<'contact/update'>> {
  const activityId = await changeStatus(deps, session, enquiryAnswer, toAnswered(id));
  return { status: messages.enquiryAnswered, activityId };
}

/** Marks many as answered; those that are already, or are none, are left alone and named. */
export async function answerEnquiries(
  deps: Deps,
  session: Session,
  { ids }: BulkIds,
): Promise<Reply<'contact/updateMany'>> {
  const outcome = await changeStatuses(deps, session, enquiryAnswer, ids.map(toAnswered));
  return presentBulk(outcome, messages.enquiriesAnswered);
}
