import { statusReply } from '../schemas/fields.ts';
import { ownData, ownDataQuery } from '../schemas/own-data.ts';
import { accountDeletion } from '../schemas/privacy.ts';
import type { CallsOf } from './call.ts';

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
