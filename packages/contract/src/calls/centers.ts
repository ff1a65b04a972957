import { z } from 'zod';
import { closure, closureReply, closureToReopen, newClosure } from '../schemas/closures.ts';
import { statusReply } from '../schemas/fields.ts';
import type { CallsOf } from './call.ts';

export const centerCalls = {
  'centers/close': {
    access: 'admin',
    summary: 'Close a center for days, which its memberships get back without using their pause days',
    body: newClosure,
    reply: closureReply,
    success: 201,
  },
  'centers/reopen': {
    access: 'admin',
    summary: 'Take back a closure that has not begun',
    body: closureToReopen,
    reply: statusReply,
  },
  'centers/getClosures': {
    access: 'admin',
    summary: 'The closures that are not over, soonest first',
    reply: z.array(closure),
  },
} as const satisfies CallsOf<'centers'>;
