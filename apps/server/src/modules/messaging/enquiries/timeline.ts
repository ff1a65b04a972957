import { formatTicketNumber } from '@namma/contract/codes/ticket-number';
import type { TimelineSource } from '../../../module.ts';
import { enquiryEntries, listEnquiries } from './queries.ts';

export const enquiryTimeline: TimelineSource<'query'> = {
  entries: enquiryEntries,
  read: async ({ db }, ids) =>
    (await listEnquiries(db, { ids })).map(({ id, message, status }) => ({
      kind: 'query',
      id,
      ticketNumber: formatTicketNumber(id),
      message,
      status,
    })),
};
