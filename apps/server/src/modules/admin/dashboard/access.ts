import { nothing, type Questions } from '../../../testing/access.ts';

/** Who may make which call of this module; see acceptance/access.test.ts. */
export const access: Questions = {
  'admin/getDashData': nothing,
  'admin/getInsights': nothing,
  'admin/getFirstHour': nothing,
};
