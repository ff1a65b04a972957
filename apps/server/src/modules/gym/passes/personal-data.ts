import { formatPassCode } from '@namma/contract/codes/pass-code';
import type { PersonalData } from '../../../module.ts';
import { memberTables } from '../../../platform/shared/member-rows.ts';

/** Passes of a phone number are assigned to the member who was added with it at the desk. */
export const passesData: PersonalData = {
  tables: memberTables({
    passes: {
      download: {
        part: 'passes',
        fields: {
          passCode: (row) => formatPassCode(row.code ?? 0),
          pass: 'kind',
          name: 'name',
          phone: 'phone',
          center: 'center',
          day: 'day',
          requestedAt: 'requested_at',
          soldAt: 'sold_at',
          pricePaise: 'price_paise',
          usedAt: 'used_at',
        },
      },
      deletion: { set: { user_id: null, name: '', phone: null } },
    },
  }),
};
