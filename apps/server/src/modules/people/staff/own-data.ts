import type { MemberData } from '../../../module.ts';
import { memberTables } from '../../../platform/shared/member-rows.ts';

/** Staff keep their account while they are staff, and afterwards have no row. */
export const staffData: MemberData = {
  tables: memberTables({
    staff: {
      download: { not: 'by staff: shown in the profile' },
      deletion: { not: 'by staff, who cannot delete their account' },
    },
  }),
};
