import { defineModule } from '../../../module.ts';
import { centerReads, registerCenters } from './routes.ts';

export const centersModule = defineModule({
  name: 'centers',
  owns: ['center_closures'],
  routes: registerCenters,
  publicReads: centerReads,
  memberData: {
    tables: {
      center_closures: { download: { not: 'by admins: they close centers' }, deletion: { not: 'by admins' } },
    },
  },
});
