import { legalFactsReply } from '../schemas/legal.ts';
import type { CallsOf } from './call.ts';

export const legalCalls = {
  'legal/getFacts': {
    access: 'public',
    summary: 'The facts that the law asks the business to publish; null where the owner has not given one',
    reply: legalFactsReply,
    cached: true,
  },
} as const satisfies CallsOf<'legal'>;
