import { defineModule } from '../../../module.ts';
import { deleteDemoRows } from '../../../platform/db/demo-rows.ts';
import { documentsData } from './own-data.ts';
import { registerDocuments } from './routes.ts';
import { documentTimeline } from './timeline.ts';

export const documentsModule = defineModule({
  name: 'documents',
  owns: ['documents', 'product_tax'],
  routes: registerDocuments,
  memberData: documentsData,
  demo: {
    clear: async (tx) => {
      await deleteDemoRows(tx, 'documents');
      return {};
    },
  },
  timeline: { document: documentTimeline },
});
