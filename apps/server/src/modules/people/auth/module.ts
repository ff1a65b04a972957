import { defineModule } from '../../../module.ts';
import { deleteDemoRows } from '../../../platform/db/demo-rows.ts';
import { authData } from './own-data.ts';
import { authReads, registerAuth } from './routes.ts';
import { deleteExpiredAccess } from './service.ts';

export const authModule = defineModule({
  name: 'auth',
  owns: [
    'account_claims',
    'email_links',
    'sessions',
    'sign_in_networks',
    'second_factors',
    'recovery_codes',
    'password_resets',
    'password_reset_tokens',
  ],
  routes: registerAuth,
  publicReads: authReads,
  jobs: [
    {
      name: 'delete expired sessions, links and networks of old sign-ins',
      everyMinutes: 60,
      run: deleteExpiredAccess,
    },
  ],
  memberData: authData,
  demo: {
    clear: async (tx) => {
      await deleteDemoRows(tx, 'account_claims');
      await deleteDemoRows(tx, 'email_links');
      await deleteDemoRows(tx, 'sessions');
      await deleteDemoRows(tx, 'sign_in_networks');
      await deleteDemoRows(tx, 'password_resets');
      await deleteDemoRows(tx, 'recovery_codes');
      await deleteDemoRows(tx, 'second_factors');
      return {};
    },
  },
});
