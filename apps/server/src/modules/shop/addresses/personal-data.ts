import type { PersonalData } from '../../../module.ts';
import { memberTables } from '../../../platform/shared/member-rows.ts';

export const addressesData: PersonalData = {
  tables: memberTables({
    addresses: {
      download: {
        part: 'addresses',
        fields: {
          addressId: 'id',
          name: 'name',
          email: 'email',
          phone: 'phone',
          address: 'address',
          town: 'town',
          pincode: 'pincode',
          district: 'district',
          state: 'state',
          addressType: 'address_type',
          savedAt: 'created_at',
        },
      },
      deletion: {},
    },
  }),
};
