import { type CallsOf, defineDomain } from '../call.ts';
import * as schemas from './schemas.ts';
import { cardSecret, crowd, crowdQuery, scan, today, todayQuery, verdict } from './schemas.ts';

const visitCalls = {
  'user/cardSecret': {
    access: 'member',
    summary: "What the member's card is made of: the secret of this session, the name and the membership",
    reply: cardSecret,
  },
  'visits/scan': {
    permission: 'checkIn',
    centerOf: { center: 'center' },
    summary: 'Check a member in by card or by name; says why not, which a reason overrules',
    body: scan,
    reply: verdict,
  },
  'visits/getToday': {
    permission: 'checkIn',
    centerOf: { center: 'scope' },
    summary: 'The visits of today by center, newest first, and how many are in',
    query: todayQuery,
    reply: today,
  },
  'visits/getCrowd': {
    access: 'public',
    summary: 'How busy a center usually is by weekday and hour, from the visits of the last four weeks',
    query: crowdQuery,
    reply: crowd,
    cached: true,
  },
} as const satisfies CallsOf<'visits' | 'user'>;

export const visits = defineDomain({
  calls: visitCalls,
  auditSubjects: { visit: 'visit' },
  auditActions: ['refusal overruled'],
  exportSections: ['visits'],
  schemas,
});
