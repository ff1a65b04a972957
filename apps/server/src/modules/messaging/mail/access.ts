import { gym, inBody, inQuery, nothing, type Questions } from '../../../testing/access.ts';

/** Access cases of this module's calls, run by acceptance/access.test.ts. */
export const access: Questions = {
  'admin/getMails': nothing,
  'admin/getMail': inQuery('id', async () => await gym.make.mail()),
  'admin/getMailState': nothing,
  'admin/sendMailAgain': inBody('id', async () => await gym.make.mail({ status: 'dead' })),
};
