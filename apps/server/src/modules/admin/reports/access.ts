import type { Questions } from '../../../testing/access.ts';

/** Access cases of this module's calls, run by acceptance/access.test.ts. */
export const access: Questions = {
  'admin/getReport': { ask: async () => ({ query: { report: 'attendance' } }) },
  'admin/exportReport': { ask: async () => ({ query: { report: 'attendance' } }) },
};
