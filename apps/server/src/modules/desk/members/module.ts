import { defineModule } from '../../../module.ts';
import { membersData } from './personal-data.ts';
import { registerMembers } from './routes.ts';

export const membersModule = defineModule({
  name: 'members',
  owns: ['member_notes', 'member_photos'],
  routes: registerMembers,
  personalData: membersData,
});
