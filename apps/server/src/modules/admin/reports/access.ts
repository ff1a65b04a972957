import type { Questions } from '../../../testing/access.ts';

/** Who may make which call of this module; see acceptance/access.test.ts. */
export const access: Questions = {
  'admin/getReport': { ask: async () => ({ query: { report: 'sales' } }) },
  'admin/exportReport': { ask: async () => ({ query: { report: 'sales' } }) },
};
