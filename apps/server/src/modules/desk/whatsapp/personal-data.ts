import { sql } from 'kysely';
import type { PersonalData } from '../../../module.ts';
import { memberTables } from '../../../platform/shared/member-rows.ts';
import { deletePressesOfQueries } from './queries.ts';

/** Presses about a member and about the member's queries and passes; deleted with the account. */
export const whatsAppData: PersonalData = {
  tables: memberTables({
    whatsapp_presses: {
      whose: ({ userId }) => sql`(whatsapp_presses.user_id = ${userId}
        or whatsapp_presses.enquiry_id in (select id from enquiries where user_id = ${userId})
        or whatsapp_presses.pass_id in (select id from passes where user_id = ${userId}))`,
      download: { part: 'whatsApp', fields: { at: 'at', writtenOf: 'kind' } },
      deletion: { isRepeated: true },
    },
  }),
  // Runs before the queries lose their sender, which happens before table rows are erased.
  anonymize: deletePressesOfQueries,
};
