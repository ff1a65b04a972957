import { sql } from 'kysely';
import type { PersonalData } from '../../../module.ts';
import { memberTables } from '../../../platform/shared/member-rows.ts';

const ofStaff = {
  download: { not: 'by staff' },
  deletion: { not: 'by staff, who cannot delete their account' },
} as const;

export const staffData: PersonalData = {
  tables: memberTables({
    staff: ofStaff,
    staff_invite_tokens: {
      whose: ({ email }) => sql`invite_id in (select id from staff_invites where email = ${email})`,
      download: { not: 'secrets' },
      deletion: {},
    },
    staff_invites: {
      whose: ({ email }) => sql`email = ${email}`,
      download: { not: 'lasts three days, and was mailed' },
      deletion: {},
    },
    factor_demands: {
      whose: ({ userId }) => sql`demanded_by = ${userId}`,
      ...ofStaff,
    },
    exports: ofStaff,
    profile_views: {
      whose: ({ userId }) => sql`person_id = ${userId}`,
      download: { not: 'about staff: how many pages each has opened in 30 days' },
      deletion: {},
    },
  }),
};
