import { defineModule } from '../../../module.ts';
import { deleteDemoRows } from '../../../platform/db/demo-rows.ts';
import { addressesData } from './own-data.ts';
import { registerAddresses } from './routes.ts';

export const addressesModule = defineModule({
  name: 'addresses',
  owns: ['addresses'],
  routes: registerAddresses,
  memberData: addressesData,
  demo: {
    clear: async (tx) => {
      await deleteDemoRows(tx, 'addresses');
      return {};
    },
  },
});
