import { type CallsOf, defineDomain } from '../call.ts';
import * as schemas from './schemas.ts';
import { firstHour, insights } from './schemas.ts';

const dashboardCalls = {
  'admin/getDashData': {
    permission: 'readMoney',
    centerOf: 'none',
    summary: 'How the business is doing',
    reply: schemas.dashboard,
  },
  'admin/getInsights': {
    permission: 'readMoney',
    centerOf: 'none',
    summary: 'Money received, active members, renewals, dues and visits by hour, for the dashboard',
    reply: insights,
  },
  'admin/getFirstHour': {
    permission: 'manageStaff',
    centerOf: 'none',
    summary:
      'What an empty shop still needs before its first member comes in; nothing once somebody has come in',
    reply: firstHour,
  },
} as const satisfies CallsOf<'admin'>;

export const dashboard = defineDomain({
  calls: dashboardCalls,
  schemas,
});
