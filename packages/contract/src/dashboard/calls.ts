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
    centerOf: { center: 'scope' },
    summary:
      'Money, active members, renewals, dues, low stock, visits by hour, class fill and trials, of a center or of all',
    query: schemas.insightsQuery,
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
