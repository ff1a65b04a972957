import { defineModule } from '../../../module.ts';
import { deleteDemoRows } from '../../../platform/db/demo-rows.ts';
import { membersData } from './own-data.ts';
import { registerMembers } from './routes.ts';

export const membersModule = defineModule({
  name: 'members',
  owns: ['member_notes'],
  routes: registerMembers,
  memberData: membersData,
  demo: {
    clear: async (tx) => {
      await deleteDemoRows(tx, 'member_notes');
      return {};
    },
  },
});
