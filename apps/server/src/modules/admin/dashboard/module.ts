import { defineModule } from '../../../module.ts';
import { registerDashboard } from './routes.ts';

export const dashboardModule = defineModule({
  name: 'dashboard',
  routes: registerDashboard,
});
