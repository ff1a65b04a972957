import { sql } from 'kysely';
import type { PersonalData } from '../../../module.ts';
import { memberTables } from '../../../platform/shared/member-rows.ts';
import { renderStoredMail, subjectOf } from './service.ts';

/** Deletion removes all mails to the member. */
export const mailData: PersonalData = {
  tables: memberTables({
    mails: {
      whose: ({ email }) => sql`recipient = ${email}`,
      download: {
        part: 'mails',
        // Excludes mails about queries: they may answer someone who only used the same email.
        where: ({ since }) =>
          sql`created_at >= ${since} and kind not in ('query received', 'query answered')`,
        fields: {
          kind: 'kind',
          recipient: 'recipient',
          subject: (row, deps) => subjectOf(deps, row),
          text: async (row, deps) => (await renderStoredMail(deps, row)).text,
          status: 'status',
          writtenAt: 'created_at',
          sentAt: 'sent_at',
        },
      },
      deletion: {},
    },
  }),
};
