import { defineModule } from '../../../module.ts';
import { registerDrawers } from './routes.ts';

/** The cash drawer of each center (D136). */
export const drawersModule = defineModule({
  name: 'drawers',
  owns: ['drawers', 'drawer_entries'],
  routes: registerDrawers,
  personalData: {
    tables: {
      drawers: { download: { not: 'by staff: they open and close drawers' }, deletion: { not: 'by staff' } },
      drawer_entries: {
        download: { not: 'by staff: they write about drawers' },
        deletion: { not: 'by staff' },
      },
    },
  },
});
