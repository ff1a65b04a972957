import { type CallsOf, defineDomain } from '../call.ts';
import { statusReply } from '../fields.ts';
import { authRefusals } from './refusals.ts';
import * as schemas from './schemas.ts';
import {
  authOptions,
  claim,
  emailLink,
  forgottenPassword,
  login,
  loginReply,
  registration,
  resetByLink,
} from './schemas.ts';
import * as secondFactorSchemas from './second-factor-schemas.ts';

const authCalls = {
  'auth/userRegister': {
    access: 'public',
    summary: 'Make a member account',
    body: registration,
    reply: statusReply,
    success: 201,
  },
  'auth/userLogin': { access: 'public', summary: 'Sign in', body: login, reply: loginReply },
  'auth/getOptions': {
    access: 'public',
    summary: 'Whether a forgotten password can be replaced by a link in a mail',
    reply: authOptions,
    cached: true,
  },
  'auth/forgot': {
    access: 'public',
    summary: 'Ask for a mail with a link to a new password; the answer is the same for any email',
    body: forgottenPassword,
    reply: statusReply,
  },
  'auth/resetByLink': {
    access: 'public',
    summary: 'Set a new password with the token of such a link; ends all sessions',
    body: resetByLink,
    reply: statusReply,
  },
  'auth/claim': {
    access: 'public',
    summary: "Make an account of the desk one's own: with the token of its link, an email and a password",
    body: claim,
    reply: statusReply,
  },
  'auth/confirmEmail': {
    access: 'public',
    summary: 'Prove an email with the token of the link that was mailed to it; signs nobody in',
    body: emailLink,
    reply: statusReply,
  },
  'auth/undoEmail': {
    access: 'public',
    summary: 'Give an account its former email back, within 7 days, with the token that was mailed there',
    body: emailLink,
    reply: statusReply,
  },
  'auth/logout': { access: 'member', summary: 'End this session', reply: statusReply },
} as const satisfies CallsOf<'auth'>;

export const auth = defineDomain({
  calls: authCalls,
  refusals: authRefusals,
  auditActions: ['account claimed', 'email confirmed', 'email changed', 'email given back', 'email lost'],
  exportSections: ['emailLinks', 'signIns', 'networks', 'resetLinks'],
  schemas: { ...schemas, ...secondFactorSchemas },
});
