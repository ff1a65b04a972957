import { defineModule } from '../../../module.ts';
import { memberTables } from '../../../platform/shared/member-rows.ts';
import { registerPrivacy } from './routes.ts';
import { sweepDeletedAccounts } from './service.ts';

export const privacyModule = defineModule({
  name: 'privacy',
  owns: ['deleted_accounts', 'offer_choices', 'nominees'],
  routes: registerPrivacy,
  jobs: [{ name: 'erase what deleted accounts held', everyMinutes: 60, run: sweepDeletedAccounts }],
  personalData: {
    tables: memberTables({
      deleted_accounts: {
        download: { not: 'only of those who have deleted their accounts, and so cannot sign in' },
        deletion: { not: 'locked away, and erased after a year' },
      },
      offer_choices: {
        download: {
          part: 'offers',
          fields: { offers: 'is_wanted', chosenAt: 'chosen_at', isByDesk: 'is_by_desk' },
          orderBy: 'user_id',
        },
        deletion: { isRepeated: true },
      },
      nominees: {
        download: {
          part: 'nominee',
          fields: {
            nomineeId: 'id',
            name: 'name',
            relation: 'relation',
            phone: 'phone',
            email: 'email',
            namedAt: 'named_at',
          },
        },
        deletion: { isRepeated: true },
      },
    }),
  },
});
