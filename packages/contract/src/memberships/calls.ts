import { z } from 'zod';
import { bulkReply, stepReply } from '../admin/schemas.ts';
import { type CallsOf, csvFile, defineDomain } from '../call.ts';
import { idInQuery, ownListQuery, statusReply } from '../fields.ts';
import { slip } from '../payments/schemas.ts';
import * as endSchemas from './end-schemas.ts';
import {
  changeQuery,
  changeQuote,
  endQuery,
  endQuote,
  membershipChange,
  membershipEnded,
  membershipEnding,
  membershipReplaced,
  membershipWithdrawal,
  membershipWithdrawn,
} from './end-schemas.ts';
import * as joinSchemas from './join-schemas.ts';
import { joining, joinReply } from './join-schemas.ts';
import { membershipRefusals, membershipStaffRefusals } from './refusals.ts';
import * as schemas from './schemas.ts';
import {
  membership,
  membershipChanged,
  membershipExportQuery,
  membershipExtension,
  membershipInQuery,
  membershipLedger,
  membershipListQuery,
  membershipMove,
  membershipPage,
  membershipPause,
  membershipPayment,
  membershipPayments,
  membershipResumption,
  membershipTransfer,
  newMembership,
  transferRevocation,
} from './schemas.ts';

const membershipCalls = {
  'membership/register': {
    access: 'member',
    forOthers: 'changeMemberships',
    centerOf: { center: 'center', renewalOf: 'membership' },
    person: 'user_id',
    summary:
      'Take a membership, to be paid at its center; an admin may take it for a member. Takes an Idempotency-Key header',
    body: newMembership,
    reply: statusReply,
    success: 201,
    idempotent: true,
  },
  'membership/registerFor': {
    permission: 'changeMemberships',
    centerOf: { center: 'center', renewalOf: 'membership' },
    summary:
      'Take a membership for somebody at the desk, who may be added with it, and receive what is paid; takes an Idempotency-Key header',
    body: joining,
    reply: joinReply,
    success: 201,
    idempotent: true,
  },
  'membership/getMemberships': {
    access: 'member',
    summary: "The member's memberships, newest first, 500 at most",
    query: ownListQuery,
    reply: z.array(membership),
  },
  'membership/slip': {
    access: 'member',
    summary: 'The slip that a membership is paid with',
    query: z.object({ id: idInQuery }),
    reply: slip,
  },
  'membership/getAllMemberships': {
    permission: 'readMemberships',
    centerOf: { center: 'scope' },
    summary: 'All memberships, newest first',
    query: membershipListQuery,
    reply: membershipPage,
  },
  'membership/update': {
    permission: 'receivePayments',
    centerOf: { id: 'membership' },
    summary: 'Receive the rest that is due for a membership in cash, which makes it paid',
    body: membershipPayment,
    reply: stepReply,
  },
  'membership/updateMany': {
    permission: 'receivePayments',
    centerOf: { ids: 'membership' },
    summary:
      'Receive the rest of several memberships, in cash or by card; those paid meanwhile are left alone and named',
    body: membershipPayments,
    reply: bulkReply,
  },
  'membership/getLedger': {
    access: 'member',
    forOthers: 'readMemberships',
    centerOf: { id: 'membership' },
    summary: 'What is left of a membership and the steps that moved its end; admins may ask for any',
    query: membershipInQuery,
    reply: membershipLedger,
  },
  'membership/pause': {
    access: 'member',
    forOthers: 'changeMemberships',
    centerOf: { id: 'membership' },
    summary: 'Pause a paid membership from tomorrow or later; admins may do it for a member',
    body: membershipPause,
    reply: membershipChanged,
  },
  'membership/resume': {
    access: 'member',
    forOthers: 'changeMemberships',
    centerOf: { id: 'membership' },
    summary: 'End a pause today; its other days come back. Admins may do it for a member',
    body: membershipResumption,
    reply: membershipChanged,
  },
  'membership/extend': {
    access: 'member',
    forOthers: 'changeMemberships',
    centerOf: { id: 'membership' },
    summary: 'Extend a paid membership, once; admins may do it for a member',
    body: membershipExtension,
    reply: membershipChanged,
  },
  'membership/transferDays': {
    access: 'member',
    forOthers: 'changeMemberships',
    centerOf: { id: 'membership' },
    summary:
      "Hand days to another member's running membership of the same tier, once; admins may do it for a member",
    body: membershipTransfer,
    reply: membershipChanged,
  },
  'membership/revokeTransfer': {
    permission: 'overrideMemberships',
    centerOf: { id: 'membership' },
    summary: 'Take back the days that a membership handed over, as far as they are still to come',
    body: transferRevocation,
    reply: membershipChanged,
  },
  'membership/moveCenter': {
    access: 'member',
    forOthers: 'changeMemberships',
    centerOf: { id: 'membership', center: 'center' },
    summary: 'Change the center of an Elite membership; admins may do it for a member',
    body: membershipMove,
    reply: membershipChanged,
  },
  'membership/withdraw': {
    access: 'member',
    forOthers: 'changeMemberships',
    centerOf: { id: 'membership' },
    summary: 'Withdraw a membership for which nothing was paid; admins may do it for a member',
    body: membershipWithdrawal,
    reply: membershipWithdrawn,
  },
  'membership/quoteEnd': {
    access: 'member',
    forOthers: 'readMemberships',
    centerOf: { id: 'membership' },
    summary: 'What would go back of a membership that ends on a day',
    query: endQuery,
    reply: endQuote,
  },
  'membership/end': {
    permission: 'endMemberships',
    centerOf: { id: 'membership', center: 'center' },
    summary:
      'End a membership on a day and refund its unused days, or refund what still waits of one that has ended; takes an Idempotency-Key',
    body: membershipEnding,
    reply: membershipEnded,
    success: 201,
    idempotent: true,
  },
  'membership/quoteChange': {
    access: 'member',
    forOthers: 'readMemberships',
    centerOf: { id: 'membership' },
    summary: 'What a change into another membership would cost, less the value of the unused days',
    query: changeQuery,
    reply: changeQuote,
  },
  'membership/change': {
    permission: 'changeMemberships',
    centerOf: { id: 'membership' },
    summary:
      'End a membership today and take another one from tomorrow, on which its unused value counts; takes an Idempotency-Key',
    body: membershipChange,
    reply: membershipReplaced,
    success: 201,
    idempotent: true,
  },
  'admin/exportMemberships': {
    permission: 'exportLists',
    exportOf: 'membership/getAllMemberships',
    summary: 'The filtered memberships as CSV',
    query: membershipExportQuery,
    reply: csvFile,
    csv: true,
  },
} as const satisfies CallsOf<'membership'>;

export const memberships = defineDomain({
  calls: membershipCalls,
  refusals: membershipRefusals,
  staffRefusals: membershipStaffRefusals,
  auditSubjects: { membership: 'membership' },
  auditActions: [
    'membership registered',
    'membership paid',
    'membership changed',
    'membership withdrawn',
    'membership ended',
    'membership refunded',
    'membership replaced',
  ],
  exportSections: ['memberships'],
  schemas: { ...endSchemas, ...joinSchemas, ...schemas },
});
