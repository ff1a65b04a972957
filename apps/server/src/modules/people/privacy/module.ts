import { defineModule } from '../../../module.ts';
import { deleteDemoRows } from '../../../platform/db/demo-rows.ts';
import { registerPrivacy } from './routes.ts';
import { sweepDeletedAccounts } from './service.ts';

export const privacyModule = defineModule({
  name: 'privacy',
  owns: ['deleted_accounts'],
  routes: registerPrivacy,
  jobs: [{ name: 'erase what deleted accounts held', everyMinutes: 60, run: sweepDeletedAccounts }],
  memberData: {
    tables: {
      deleted_accounts: {
        download: { not: 'only of those who have deleted their accounts, and so cannot sign in' },
        deletion: { not: 'locked away, and erased after a year' },
      },
    },
  },
  demo: {
    clear: async (tx) => {
      await deleteDemoRows(tx, 'deleted_accounts');
      return {};
    },
  },
});
