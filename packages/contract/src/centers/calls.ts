import { z } from 'zod';
import { type CallsOf, defineDomain } from '../call.ts';
import { statusReply } from '../fields.ts';
import { closureRefusals } from './refusals.ts';
import * as schemas from './schemas.ts';
import {
  atCenter,
  centerChange,
  centerList,
  centerListReply,
  centerOrder,
  centerToKeep,
  closedDaysAffected,
  closedDaysQuery,
  closedTime,
  closure,
  closureReply,
  closureToReopen,
  hoursToRemove,
  lastClosure,
  lastClosureQuery,
  newCenter,
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
  'centers/getAll': {
    permission: 'openAdmin',
    centerOf: 'none',
    summary: 'All centers with their address, in their order, closed ones too',
    reply: centerList,
  },
  'centers/add': {
    permission: 'changeSettings',
    centerOf: 'none',
    summary: 'Add a center; its name becomes its key',
    body: newCenter,
    reply: centerListReply,
    success: 201,
  },
  'centers/update': {
    permission: 'changeSettings',
    centerOf: 'none',
    summary: "Change a center's label, area, street and phone",
    body: centerChange,
    reply: centerListReply,
  },
  'centers/order': {
    permission: 'changeSettings',
    centerOf: 'none',
    summary: 'Set the order in which centers are listed',
    body: centerOrder,
    reply: centerListReply,
  },
  'centers/getAtClosing': {
    permission: 'changeSettings',
    centerOf: 'none',
    summary:
      'What is at a center from a day on: memberships, appointments, passes, classes, coaches and staff',
    query: lastClosureQuery,
    reply: atCenter,
  },
  'centers/closeForGood': {
    permission: 'changeSettings',
    centerOf: 'none',
    summary: 'Close a center from a day on; nothing new can be booked there from then on',
    body: lastClosure,
    reply: centerListReply,
    success: 201,
  },
  'centers/keepOpen': {
    permission: 'changeSettings',
    centerOf: 'none',
    summary: 'Take back the day on which a center closes for good, or open it again',
    body: centerToKeep,
    reply: centerListReply,
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
  auditActions: [
    'center closed',
    'center reopened',
    'center hours set',
    'center hours removed',
    'center added',
    'center changed',
    'centers ordered',
    'center closed for good',
    'center kept open',
  ],
  schemas,
});
