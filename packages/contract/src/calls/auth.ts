import { login, loginReply, registration } from '../schemas/auth.ts';
import { statusReply } from '../schemas/fields.ts';
import type { CallsOf } from './call.ts';

export const authCalls = {
  'auth/userRegister': {
    access: 'public',
    summary: 'Make a member account',
    body: registration,
    reply: statusReply,
    success: 201,
  },
  'auth/userLogin': { access: 'public', summary: 'Sign in', body: login, reply: loginReply },
  'auth/logout': { access: 'member', summary: 'End this session', reply: statusReply },
} as const satisfies CallsOf<'auth'>;
