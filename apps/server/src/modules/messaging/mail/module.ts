import { defineModule } from '../../../module.ts';
import { mailData } from './personal-data.ts';
import { registerMail } from './routes.ts';
import { deleteOldMails } from './service.ts';
import { mailTimeline } from './timeline.ts';

export const mailModule = defineModule({
  name: 'mail',
  owns: ['mails'],
  routes: registerMail,
  jobs: [{ name: 'delete old mails', everyMinutes: 60, run: deleteOldMails }],
  personalData: mailData,
  timeline: { mail: mailTimeline },
});
