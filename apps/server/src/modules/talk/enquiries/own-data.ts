import { formatTicketNumber } from '@namma/contract/enquiries/ticket-number';
import type { MemberData } from '../../../module.ts';
import { deleteLimitsOf } from '../../../platform/shared/limits.ts';
import { deleteMailsByKey } from '../mail/api.ts';
import { listEmailsOf, listEnquiriesOf, overwriteEnquiriesOf } from './queries.ts';
import { answerKey, receivedKey } from './service.ts';

/** Queries that were sent while signed in, or with the member's email. Their mails may have gone to another address. */
export const contactData: MemberData = {
  tables: { enquiries: { download: 'queries', deletion: 'erased' } },
  read: async ({ db }, { userId, email, isWithAllQueries }) => {
    const rows = await listEnquiriesOf(db, userId, email);
    return {
      queries: rows.map((row) => {
        // Nobody has proved that the email of a query is the member's.
        const isShown = isWithAllQueries || row.user_id === userId;
        return {
          ticketNumber: formatTicketNumber(row.id),
          sentAt: row.created_at.toISOString(),
          status: row.status,
          name: isShown ? row.name : null,
          email: row.email,
          phone: isShown ? row.phone : null,
          message: isShown ? row.message : null,
          answer: isShown ? row.answer : null,
        };
      }),
    };
  },
  forget: async (tx, { userId, email }) => {
    const sentWith = await listEmailsOf(tx, userId);
    const queries = await overwriteEnquiriesOf(tx, userId, email);
    await deleteMailsByKey(
      tx,
      queries.flatMap(({ id }) => [receivedKey(id), answerKey(id)]),
    );
    for (const other of new Set(sentWith.map((row) => row.email))) await deleteLimitsOf(tx, other);
  },
};
