import { z } from 'zod';
import { emailChange, emailState } from '../auth/schemas.ts';
import {
  confirmedFactor,
  factorConfirmation,
  factorDrop,
  factorStart,
  factorState,
  startedFactor,
} from '../auth/second-factor-schemas.ts';
import { type CallsOf, defineDomain } from '../call.ts';
import { id, statusReply } from '../fields.ts';
import { userRefusals, userStaffRefusals } from './refusals.ts';
import * as schemas from './schemas.ts';
import { endedSession, ownSession, passwordReset, profile, staffProfileUpdate } from './schemas.ts';

const userCalls = {
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
  'user/getEmail': {
    access: 'member',
    summary: "Whether the caller's email is confirmed, and which one waits for it",
    reply: emailState,
  },
  'user/changeEmail': {
    access: 'member',
    summary:
      'Mail a link to another email, which the account has once the link was opened; 404 without a mail server',
    body: emailChange,
    reply: statusReply,
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
  'user/getFactor': {
    permission: 'openAdmin',
    centerOf: 'none',
    setsUpFactor: true,
    summary: "Whether the caller's sign-in asks for a second factor",
    reply: factorState,
  },
  'user/startFactor': {
    permission: 'openAdmin',
    centerOf: 'none',
    setsUpFactor: true,
    summary:
      'Make a secret for an authenticator app; it counts once a code has confirmed it within 10 minutes',
    body: factorStart,
    reply: startedFactor,
  },
  'user/confirmFactor': {
    permission: 'openAdmin',
    centerOf: 'none',
    setsUpFactor: true,
    summary: 'Switch the second factor on with a first code; answers the recovery codes, once',
    body: factorConfirmation,
    reply: confirmedFactor,
  },
  'user/removeFactor': {
    permission: 'openAdmin',
    centerOf: 'none',
    summary: 'Switch the second factor off, with the password and a code or recovery code',
    body: factorDrop,
    reply: statusReply,
  },
  'admin/confirmGuardian': {
    permission: 'addMembers',
    centerOf: 'none',
    summary: 'Keep that a parent or guardian of a member under 18 was seen',
    body: z.object({ id }),
    reply: statusReply,
  },
} as const satisfies CallsOf<'user'>;

export const users = defineDomain({
  calls: userCalls,
  refusals: userRefusals,
  staffRefusals: userStaffRefusals,
  auditActions: ['second factor set', 'second factor dropped', 'date of birth changed'],
  exportSections: ['secondFactors'],
  schemas,
});
