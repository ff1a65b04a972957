import { defineModule } from '../../../module.ts';
import { registerMembers } from './routes.ts';

export const membersModule = defineModule({
  name: 'members',
  routes: registerMembers,
});
