import { formatTicketNumber } from '@namma/contract/codes/ticket-number';
import { sql } from 'kysely';
import type { PersonalData } from '../../../module.ts';
import { deleteLimitsOf } from '../../../platform/shared/limits.ts';
import { type DataSubject, memberTables } from '../../../platform/shared/member-rows.ts';
import { deleteMailsByKey } from '../mail/api.ts';
import { listEmailsOf, overwriteEnquiriesOf } from './queries.ts';
import { answerKey, receivedKey } from './service.ts';

/** A text of a query; null while the query's email is not proved to be the member's. */
const text = (column: string) => ({
  sql: ({ userId, isWithAllQueries }: DataSubject) =>
    sql`case when user_id = ${userId} or ${isWithAllQueries} then ${sql.ref(`enquiries.${column}`)} end`,
});

/** Queries sent while signed in, or with the member's email. Their mails may have gone to another address. */
export const contactData: PersonalData = {
  tables: memberTables({
    enquiries: {
      whose: ({ userId, email }) => sql`(user_id = ${userId} or email = ${email})`,
      download: {
        part: 'queries',
        fields: {
          ticketNumber: (row) => formatTicketNumber(row.id),
          sentAt: 'created_at',
          status: 'status',
          name: text('name'),
          email: 'email',
          phone: text('phone'),
          message: text('message'),
          answer: text('answer'),
        },
      },
      deletion: 'byModule',
    },
  }),
  anonymize: async (tx, { userId, email }) => {
    const sentWith = await listEmailsOf(tx, userId);
    const queries = await overwriteEnquiriesOf(tx, userId, email);
    await deleteMailsByKey(
      tx,
      queries.flatMap(({ id }) => [receivedKey(id), answerKey(id)]),
    );
    for (const other of new Set(sentWith.map((row) => row.email))) await deleteLimitsOf(tx, other);
  },
};
