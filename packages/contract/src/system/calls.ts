import { type CallsOf, defineDomain } from '../call.ts';
import * as schemas from './schemas.ts';

const systemCalls = {
  'admin/getSystem': {
    permission: 'readSystem',
    centerOf: 'none',
    summary:
      'Version, database, backups, jobs and missing settings of the server; nothing of it leaves the server',
    reply: schemas.system,
  },
} as const satisfies CallsOf<'admin'>;

export const system = defineDomain({
  calls: systemCalls,
  schemas,
});
