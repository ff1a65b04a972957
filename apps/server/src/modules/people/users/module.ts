import { defineModule } from '../../../module.ts';
import { usersData } from './personal-data.ts';
import { registerUsers } from './routes.ts';

export const usersModule = defineModule({
  name: 'users',
  owns: ['users', 'consents'],
  routes: registerUsers,
  personalData: usersData,
});
