import { defineModule } from '../../../module.ts';
import { authData } from './personal-data.ts';
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
  personalData: authData,
});
