import { defineModule } from '../../../module.ts';
import { whatsAppData } from './personal-data.ts';
import { registerWhatsApp } from './routes.ts';
import { deleteOldPresses } from './service.ts';
import { whatsAppTimeline } from './timeline.ts';

/** WhatsApp links with the text of a mail, and a log of their use (D88). */
export const whatsAppModule = defineModule({
  name: 'whatsapp',
  owns: ['whatsapp_presses'],
  routes: registerWhatsApp,
  jobs: [{ name: 'delete old presses of WhatsApp links', everyMinutes: 60, run: deleteOldPresses }],
  personalData: whatsAppData,
  timeline: { whatsApp: whatsAppTimeline },
});
