import type { AdminCalls } from '../call.ts';
import { dashboard } from './schemas.ts';

export const dashboardCalls = {
  'admin/getDashData': {
    access: 'admin',
    permission: 'readMoney',
    summary: 'How the business is doing',
    reply: dashboard,
  },
} as const satisfies AdminCalls;
