import { z } from 'zod';
import { type CallsOf, csvFile, defineDomain } from '../call.ts';
import { id, idInQuery, statusReply } from '../fields.ts';
import { imageTypes } from '../images/rules.ts';
import { newMember } from '../users/schemas.ts';
import { memberRefusals } from './refusals.ts';
import * as schemas from './schemas.ts';
import {
  claimLinkReply,
  dues,
  memberDetails,
  memberEdit,
  memberExportQuery,
  memberListQuery,
  memberPage,
  memberPhoto,
  newNote,
  newPhoto,
  noteAdded,
  walletCard,
} from './schemas.ts';
import * as timelineSchemas from './timeline-schemas.ts';
import { ownTimeline, ownTimelineQuery, timeline, timelineQuery } from './timeline-schemas.ts';

const memberCalls = {
  'user/getDues': {
    access: 'member',
    summary: 'What the member still has to pay, where and by when',
    reply: dues,
  },
  'user/getTimeline': {
    access: 'member',
    summary:
      "The member's memberships, orders, payments, appointments and documents in one list, newest first",
    query: ownTimelineQuery,
    reply: ownTimeline,
  },
  'admin/getMembers': {
    permission: 'findMembers',
    centerOf: 'none',
    summary: 'Members and admins, found by name, email, phone or number, and filtered by their standing',
    query: memberListQuery,
    reply: memberPage,
  },
  'admin/exportMembers': {
    permission: 'exportLists',
    exportOf: 'admin/getMembers',
    summary: 'The found members and admins as CSV, each with the newest membership',
    query: memberExportQuery,
    reply: csvFile,
    csv: true,
  },
  'admin/getMember': {
    permission: 'findMembers',
    centerOf: 'none',
    summary: 'One person with what they still have to pay',
    query: z.object({ id: idInQuery }),
    reply: memberDetails,
  },
  'admin/getMemberTimeline': {
    permission: 'findMembers',
    centerOf: 'none',
    summary: 'Everything between a person and the gym in one list, newest first',
    query: timelineQuery,
    reply: timeline,
  },
  'members/add': {
    permission: 'addMembers',
    centerOf: { center: 'center' },
    summary: 'Make the account of somebody at the desk, to be claimed on their own phone',
    body: newMember,
    reply: claimLinkReply,
    success: 201,
    idempotent: true,
  },
  'members/claimLink': {
    permission: 'addMembers',
    centerOf: 'none',
    summary: 'Make another link by which somebody claims the account; earlier ones no longer work',
    body: z.object({ userId: id }),
    reply: claimLinkReply,
    success: 201,
  },
  'members/update': {
    permission: 'addMembers',
    centerOf: 'none',
    summary: 'Correct the details of a member; 409 when somebody else has changed it meanwhile',
    body: memberEdit,
    reply: statusReply,
  },
  'members/getCard': {
    permission: 'findMembers',
    centerOf: 'none',
    summary: 'A card for the wallet, to be printed: the counter finds the member by its QR code',
    query: z.object({ id: idInQuery }),
    reply: walletCard,
  },
  'members/note': {
    permission: 'addMembers',
    centerOf: 'none',
    summary: 'Write a note about a member, which the counter shows',
    body: newNote,
    reply: noteAdded,
    success: 201,
    idempotent: true,
  },
  'members/deleteNote': {
    permission: 'addMembers',
    centerOf: 'none',
    summary: 'Delete an own note within a day',
    body: z.object({ id }),
    reply: statusReply,
  },
  'members/getPhoto': {
    permission: 'findMembers',
    centerOf: 'none',
    summary: 'The photo of a member, with who noted the consent to it',
    query: z.object({ id: idInQuery }),
    reply: memberPhoto,
  },
  'members/setPhoto': {
    permission: 'addMembers',
    centerOf: 'none',
    summary: 'Set the photo of a member who consents to it',
    query: newPhoto,
    upload: imageTypes,
    reply: statusReply,
    success: 201,
  },
  'members/removePhoto': {
    permission: 'addMembers',
    centerOf: 'none',
    summary: 'Remove the photo of a member, who withdraws the consent to it',
    body: z.object({ userId: id }),
    reply: statusReply,
  },
} as const satisfies CallsOf<'members' | 'user'>;

export const members = defineDomain({
  calls: memberCalls,
  staffRefusals: memberRefusals,
  auditSubjects: { member: 'none' },
  auditActions: [
    'member added',
    'member changed',
    'claim link made',
    'note written',
    'note deleted',
    'photo set',
    'photo removed',
    'guardian seen',
  ],
  exportSections: ['notes', 'photo'],
  schemas: { ...schemas, ...timelineSchemas },
});
