import { z } from 'zod';
import type { AdminCalls } from '../call.ts';

export const demoCalls = {
  'admin/getDemo': {
    permission: 'openAdmin',
    centerOf: 'none',
    summary: 'Whether there is demo data, which `npm run demo -- clear` removes',
    reply: z.object({ isThere: z.boolean() }),
  },
} as const satisfies AdminCalls;
