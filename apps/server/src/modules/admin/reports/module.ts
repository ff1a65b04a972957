import { defineModule } from '../../../module.ts';
import { registerReports } from './routes.ts';

export const reportsModule = defineModule({
  name: 'reports',
  routes: registerReports,
});
