import { sql } from 'kysely';
import type { PersonalData } from '../../../module.ts';
import { memberTables } from '../../../platform/shared/member-rows.ts';
import { deleteAboutQueriesOf } from './queries/records.ts';

/** Calls about a member, and about the member's queries and passes; deleted with the account. */
export const followUpsData: PersonalData = {
  tables: memberTables({
    follow_ups: {
      whose: ({ userId }) => sql`(follow_ups.user_id = ${userId}
        or follow_ups.enquiry_id in (select id from enquiries where user_id = ${userId})
        or follow_ups.pass_id in (select id from passes where user_id = ${userId}))`,
      download: {
        part: 'followUps',
        fields: { at: 'at', calledFor: 'reason', outcome: 'outcome', againOn: 'again_on', note: 'note' },
      },
      deletion: { isRepeated: true },
    },
  }),
  // Runs before the queries lose their sender, which happens before table rows are erased.
  anonymize: deleteAboutQueriesOf,
};
