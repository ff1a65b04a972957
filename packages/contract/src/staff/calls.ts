import { type CallsOf, defineDomain } from '../call.ts';
import { statusReply } from '../fields.ts';
import { invitationRefusals, staffRefusals } from './refusals.ts';
import * as schemas from './schemas.ts';
import {
  factorDemand,
  factorDemands,
  factorDropOf,
  inviteAcceptance,
  inviteToken,
  openedInvite,
  staffChange,
  staffEnd,
  staffInvite,
  staffInviteReply,
  staffList,
} from './schemas.ts';

const staffCalls = {
  'staff/getAll': {
    permission: 'manageStaff',
    centerOf: 'none',
    summary: 'Who belongs to the staff and who is invited, with what each may do and looked at',
    reply: staffList,
  },
  'staff/invite': {
    permission: 'manageStaff',
    centerOf: 'none',
    summary: 'Invite somebody to the staff by a link that works once, for 72 hours',
    body: staffInvite,
    reply: staffInviteReply,
    success: 201,
  },
  'auth/openInvite': {
    access: 'public',
    summary: 'What an invitation to the staff is for; uses nothing up',
    body: inviteToken,
    reply: openedInvite,
  },
  'auth/acceptInvite': {
    access: 'public',
    summary: 'Accept an invitation to the staff; an account that is there keeps its password and memberships',
    body: inviteAcceptance,
    reply: statusReply,
  },
  'staff/change': {
    permission: 'manageStaff',
    centerOf: 'none',
    summary: 'Change what a member of staff may do, and where',
    body: staffChange,
    reply: statusReply,
  },
  'staff/end': {
    permission: 'manageStaff',
    centerOf: 'none',
    summary: 'End what a member of staff may do, with all sessions, or take an invitation back',
    body: staffEnd,
    reply: statusReply,
  },
  'staff/removeFactor': {
    permission: 'manageStaff',
    centerOf: 'none',
    summary: 'Switch off the second factor of somebody who has lost it, with all their sessions',
    body: factorDropOf,
    reply: statusReply,
  },
  'staff/getFactorDemands': {
    permission: 'manageStaff',
    centerOf: 'none',
    summary: 'Of which presets a second factor is demanded, and which owners lack one',
    reply: factorDemands,
  },
  'staff/demandFactor': {
    permission: 'manageStaff',
    centerOf: 'none',
    summary: 'Demand a second factor of a preset, or no longer; only once every owner has one',
    body: factorDemand,
    reply: statusReply,
  },
} as const satisfies CallsOf<'staff' | 'auth'>;

export const staff = defineDomain({
  calls: staffCalls,
  refusals: invitationRefusals,
  staffRefusals: staffRefusals,
  auditSubjects: { admin: 'none' },
  auditActions: [
    'admin created',
    'admin disabled',
    'staff invited',
    'staff invitation withdrawn',
    'staff joined',
    'staff changed',
    'staff ended',
    'second factor demanded',
  ],
  schemas,
});
