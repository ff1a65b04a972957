import { sql } from 'kysely';
import type { PersonalData } from '../../../module.ts';
import { ERASED } from '../../../platform/db/erased.ts';
import { memberTables } from '../../../platform/shared/member-rows.ts';

export const visitsData: PersonalData = {
  tables: memberTables({
    visits: {
      download: {
        part: 'visits',
        fields: {
          visitId: 'id',
          center: 'center',
          at: 'at',
          wasLetIn: 'is_in',
          refusal: 'refusal',
          overruled: 'overruled',
        },
      },
      // Visits remain in the daily counts without the member.
      deletion: {
        set: {
          user_id: null,
          membership_id: null,
          overruled: sql`case when overruled is not null then ${ERASED} end`,
        },
      },
    },
  }),
};
