import { defineModule } from '../../../module.ts';
import { activityData } from './personal-data.ts';
import { registerActivity } from './routes.ts';

export const auditModule = defineModule({
  name: 'audit',
  owns: ['activity'],
  routes: registerActivity,
  personalData: activityData,
});
