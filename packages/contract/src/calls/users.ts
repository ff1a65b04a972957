import { statusReply } from '../schemas/fields.ts';
import { passwordReset, profile, profileUpdate } from '../schemas/users.ts';
import type { CallsOf } from './call.ts';

export const userCalls = {
  'user/profile': { access: 'member', summary: 'Who is signed in', reply: profile },
  'user/update': {
    access: 'member',
    summary: 'Change name, phone, date of birth',
    body: profileUpdate,
    reply: statusReply,
  },
  'user/reset': {
    access: 'member',
    summary: 'Change the password; ends every other session',
    body: passwordReset,
    reply: statusReply,
  },
} as const satisfies CallsOf<'user'>;
