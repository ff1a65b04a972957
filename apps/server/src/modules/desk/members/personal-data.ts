import type { PersonalData } from '../../../module.ts';
import { memberTables } from '../../../platform/shared/member-rows.ts';

export const membersData: PersonalData = {
  tables: memberTables({
    member_notes: {
      download: { part: 'notes', fields: { at: 'at', text: 'text' } },
      deletion: {},
    },
  }),
};
