import type { CallsOf } from '../call.ts';
import { dashboard, firstHour } from './schemas.ts';

export const dashboardCalls = {
  'admin/getDashData': {
    permission: 'readMoney',
    centerOf: 'none',
    summary: 'How the business is doing',
    reply: dashboard,
  },
  'admin/getFirstHour': {
    permission: 'manageStaff',
    centerOf: 'none',
    summary:
      'What an empty shop still needs before its first member comes in; nothing once somebody has come in',
    reply: firstHour,
  },
} as const satisfies CallsOf<'admin'>;
