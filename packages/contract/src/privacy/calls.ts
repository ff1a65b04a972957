import type { CallsOf } from '../call.ts';
import { statusReply } from '../fields.ts';
import { ownData, ownDataQuery } from './own-data.ts';
import { accountDeletion } from './schemas.ts';

export const privacyCalls = {
  'privacy/getMine': {
    access: 'member',
    summary: 'Everything that is stored about the member, in one answer',
    query: ownDataQuery,
    reply: ownData,
  },
  'privacy/deleteAccount': {
    access: 'member',
    summary: 'Delete the own account; what has to be kept is locked and erased a year later',
    body: accountDeletion,
    reply: statusReply,
  },
} as const satisfies CallsOf<'privacy'>;
