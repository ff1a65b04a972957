import type { PersonalData } from '../../../module.ts';
import { memberTables } from '../../../platform/shared/member-rows.ts';

export const membersData: PersonalData = {
  tables: memberTables({
    member_notes: {
      download: { part: 'notes', fields: { at: 'at', text: 'text' } },
      deletion: {},
    },
    member_photos: {
      download: {
        part: 'photo',
        fields: {
          consentAt: 'consent_at',
          webpInBase64: ({ photo }) => Buffer.from(photo).toString('base64'),
        },
        orderBy: 'user_id',
      },
      deletion: { isRepeated: true },
    },
  }),
};
