import { type CallsOf, defineDomain } from '../call.ts';
import * as schemas from './schemas.ts';
import { legalDetailsReply } from './schemas.ts';

const legalCalls = {
  'legal/getDetails': {
    access: 'public',
    summary: 'The settings that the law asks the business to publish; null where the owner has not given one',
    reply: legalDetailsReply,
    cached: true,
  },
} as const satisfies CallsOf<'legal'>;

export const legal = defineDomain({
  calls: legalCalls,
  schemas,
});
