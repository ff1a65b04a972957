import { defineModule } from '../../../module.ts';
import { documentsData } from './personal-data.ts';
import { registerDocuments } from './routes.ts';
import { documentTimeline } from './timeline.ts';

export const documentsModule = defineModule({
  name: 'documents',
  owns: ['documents', 'product_tax'],
  routes: registerDocuments,
  personalData: documentsData,
  timeline: { document: documentTimeline },
});
