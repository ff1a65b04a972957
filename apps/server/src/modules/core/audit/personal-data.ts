import { sql } from 'kysely';
import type { PersonalData } from '../../../module.ts';
import { memberTables } from '../../../platform/shared/member-rows.ts';

export const activityData: PersonalData = {
  tables: memberTables({
    activity: {
      whose: ({ userId }) => sql`subject_user_id = ${userId}`,
      download: {
        part: 'changes',
        fields: {
          at: 'at',
          action: 'action',
          subjectType: 'subject_type',
          subjectId: 'subject_id',
          isOwn: (row) => row.admin_id === row.subject_user_id,
          before: 'before',
          after: 'after',
        },
      },
      deletion: { not: 'refers to people only by their ids' },
    },
  }),
};
