import { defineModule } from '../../../module.ts';
import { deleteDemoRows } from '../../../platform/db/demo-rows.ts';
import { usersData } from './own-data.ts';
import { deleteDemoPeople } from './queries/users.ts';
import { registerUsers } from './routes.ts';

export const usersModule = defineModule({
  name: 'users',
  owns: ['users', 'consents'],
  routes: registerUsers,
  memberData: usersData,
  demo: {
    clear: async (tx) => {
      await deleteDemoRows(tx, 'consents');
      return { people: await deleteDemoPeople(tx) };
    },
  },
});
