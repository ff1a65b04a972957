import { defineModule } from '../../../module.ts';
import { factReads, registerFacts } from './routes.ts';
import { undoFactChanges } from './undo.ts';

export const factsModule = defineModule({
  name: 'facts',
  owns: ['facts'],
  routes: registerFacts,
  publicReads: factReads,
  undo: { 'fact set': undoFactChanges, 'fact removed': undoFactChanges },
  personalData: {
    tables: {
      facts: { download: { not: 'by admins: they set facts' }, deletion: { not: 'by admins' } },
    },
  },
});
