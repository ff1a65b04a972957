import { z } from 'zod';
import type { CallsOf } from '../call.ts';
import { id, statusReply } from '../fields.ts';
import { dues } from '../members/schemas.ts';
import { ownTimeline, ownTimelineQuery } from '../members/timeline-schemas.ts';
import { cardSecret } from '../visits/schemas.ts';
import { endedSession, ownSession, passwordReset, profile, staffProfileUpdate } from './schemas.ts';

export const userCalls = {
  'user/profile': { access: 'member', summary: 'Who is signed in', reply: profile },
  'user/update': {
    access: 'member',
    summary: 'Change name, phone, date of birth; an admin may have a name alone',
    body: staffProfileUpdate,
    reply: statusReply,
  },
  'user/reset': {
    access: 'member',
    summary: 'Change the password; ends every other session',
    body: passwordReset,
    reply: statusReply,
  },
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
  'user/cardSecret': {
    access: 'member',
    summary: "What the member's card is made of: the secret of this session, the name and the membership",
    reply: cardSecret,
  },
  'user/getSessions': {
    access: 'member',
    summary: 'Where the caller is signed in: this session first, then the last used; at most 100',
    reply: z.array(ownSession),
  },
  'user/endSession': {
    access: 'member',
    summary: "End one of the caller's sessions, or with 'others' all but this one",
    body: endedSession,
    reply: statusReply,
  },
  'admin/confirmGuardian': {
    access: 'admin',
    permission: 'addMembers',
    summary: 'Keep that a parent or guardian of a member under 18 was seen',
    body: z.object({ id }),
    reply: statusReply,
  },
} as const satisfies CallsOf<'user'>;
