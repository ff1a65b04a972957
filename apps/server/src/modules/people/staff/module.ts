import { defineModule } from '../../../module.ts';
import { staffData } from './personal-data.ts';
import { deleteOld } from './profile-views.ts';
import { listStaffAt } from './queries/staff.ts';
import { registerStaff } from './routes.ts';

export const staffModule = defineModule({
  name: 'staff',
  owns: ['staff', 'factor_demands', 'staff_invites', 'staff_invite_tokens', 'profile_views', 'exports'],
  routes: registerStaff,
  jobs: [{ name: 'delete old invitations, and who looked at whom', everyMinutes: 60, run: deleteOld }],
  personalData: staffData,
  atCenter: async (db, { center }) => ({ staff: await listStaffAt(db, center) }),
});
