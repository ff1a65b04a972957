import type { CallsOf } from '../call.ts';
import { legalFactsReply } from './schemas.ts';

export const legalCalls = {
  'legal/getFacts': {
    access: 'public',
    summary: 'The facts that the law asks the business to publish; null where the owner has not given one',
    reply: legalFactsReply,
    cached: true,
  },
} as const satisfies CallsOf<'legal'>;
