import { defineModule } from '../../../module.ts';
import { centerReads, registerCenters } from './routes.ts';

export const centersModule = defineModule({
  name: 'centers',
  owns: ['center_closures', 'special_hours'],
  routes: registerCenters,
  publicReads: centerReads,
  personalData: {
    tables: {
      special_hours: { download: { not: 'by admins: they set hours' }, deletion: { not: 'by admins' } },
      center_closures: { download: { not: 'by admins: they close centers' }, deletion: { not: 'by admins' } },
    },
  },
});
