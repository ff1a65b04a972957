import { z } from 'zod';
import { type CallsOf, defineDomain } from '../call.ts';
import { statusReply } from '../fields.ts';
import { closureRefusals } from './refusals.ts';
import * as schemas from './schemas.ts';
import {
  closedDaysAffected,
  closedDaysQuery,
  closedTime,
  closure,
  closureReply,
  closureToReopen,
  hoursToRemove,
  newClosure,
  newSpecialHours,
  reopenReply,
  specialHours,
  specialHoursReply,
} from './schemas.ts';

const centerCalls = {
  'centers/getClosed': {
    access: 'public',
    summary:
      'When centers are closed or keep other hours within the next 30 days, with the reasons, soonest first',
    reply: z.array(closedTime),
    cached: true,
  },
  'centers/close': {
    permission: 'closeCenters',
    centerOf: { center: 'center' },
    summary: 'Close a center for days, which its memberships get back without using their pause days',
    body: newClosure,
    reply: closureReply,
    success: 201,
  },
  'centers/reopen': {
    permission: 'closeCenters',
    centerOf: { id: 'closure' },
    summary: 'Take back a closure that has not begun',
    body: closureToReopen,
    reply: reopenReply,
  },
  'centers/getClosures': {
    permission: 'closeCenters',
    centerOf: 'scope',
    summary: 'The closures that are not over, soonest first',
    reply: z.array(closure),
  },
  'centers/setHours': {
    permission: 'closeCenters',
    centerOf: { center: 'scope' },
    summary: 'Other hours than usual on one day, of a center or of all; appointments and classes follow',
    body: newSpecialHours,
    reply: specialHoursReply,
    success: 201,
  },
  'centers/removeHours': {
    permission: 'closeCenters',
    centerOf: { ids: 'special hours' },
    summary: 'The usual hours again on a day that is not over',
    body: hoursToRemove,
    reply: statusReply,
  },
  'centers/getHours': {
    permission: 'closeCenters',
    centerOf: 'scope',
    summary: 'The days with other hours that are not over, soonest first',
    reply: z.array(specialHours),
  },
  'centers/getAffected': {
    permission: 'closeCenters',
    centerOf: { center: 'center' },
    summary: 'How many memberships of a center run on days, before it is closed on them',
    query: closedDaysQuery,
    reply: closedDaysAffected,
  },
} as const satisfies CallsOf<'centers'>;

export const centers = defineDomain({
  calls: centerCalls,
  staffRefusals: closureRefusals,
  auditSubjects: { center: 'name' },
  auditActions: ['center closed', 'center reopened', 'center hours set', 'center hours removed'],
  schemas,
});
