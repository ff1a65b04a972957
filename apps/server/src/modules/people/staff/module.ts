import { defineModule } from '../../../module.ts';
import { staffData } from './own-data.ts';

export const staffModule = defineModule({
  name: 'staff',
  owns: ['staff'],
  memberData: staffData,
});
