import { defineModule } from '../../../module.ts';
import { registerUnread } from './routes.ts';

export const unreadModule = defineModule({
  name: 'unread',
  owns: ['list_reads'],
  routes: registerUnread,
  personalData: {
    tables: {
      list_reads: { download: { not: 'by admins: how far they have read' }, deletion: { not: 'by admins' } },
    },
  },
});
