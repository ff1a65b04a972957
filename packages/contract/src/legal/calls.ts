import { type CallsOf, defineDomain } from '../call.ts';
import * as schemas from './schemas.ts';
import { legalFactsReply } from './schemas.ts';

const legalCalls = {
  'legal/getFacts': {
    access: 'public',
    summary: 'The facts that the law asks the business to publish; null where the owner has not given one',
    reply: legalFactsReply,
    cached: true,
  },
} as const satisfies CallsOf<'legal'>;

export const legal = defineDomain({
  calls: legalCalls,
  schemas,
});
