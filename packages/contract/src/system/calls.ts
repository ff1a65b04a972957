import type { CallsOf } from '../call.ts';
import { system } from './schemas.ts';

export const systemCalls = {
  'admin/getSystem': {
    permission: 'readSystem',
    centerOf: 'none',
    summary:
      'Version, database, backups, jobs and missing settings of the server; nothing of it leaves the server',
    reply: system,
  },
} as const satisfies CallsOf<'admin'>;
