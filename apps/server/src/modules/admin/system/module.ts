import { defineModule } from '../../../module.ts';
import { backUpWhenDue } from './back-up.ts';
import { registerSystem } from './routes.ts';

export const systemModule = defineModule({
  name: 'system',
  owns: ['backups', 'job_runs'],
  routes: registerSystem,
  jobs: [
    { name: 'back up, restore the backup and compare', everyMinutes: 1, atStart: true, run: backUpWhenDue },
  ],
});
