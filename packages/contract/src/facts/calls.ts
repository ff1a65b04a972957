import { z } from 'zod';
import { type CallsOf, defineDomain } from '../call.ts';
import { inLang } from '../fields.ts';
import { factRefusals } from './refusals.ts';
import * as schemas from './schemas.ts';
import { allFacts, factReply, factToRemove, gymFacts, gymTexts, newFact, offer } from './schemas.ts';

const factCalls = {
  'facts/getGym': {
    access: 'public',
    summary: 'Phone, email, address, opening hours and centers, as they are today',
    query: z.object(inLang),
    reply: gymFacts,
    cached: true,
  },
  'facts/getPlans': {
    access: 'public',
    summary: 'Prices and benefits of the plans, as they are today',
    reply: offer,
    cached: true,
  },
  'facts/getTexts': {
    access: 'public',
    summary: "The offer of today, and the owner's texts, in a language; null where pages have their own",
    query: z.object(inLang),
    reply: gymTexts,
    cached: true,
  },
  'facts/getAll': {
    permission: 'changeFacts',
    centerOf: 'none',
    summary: 'Each fact of the business: its default, what holds today, and what comes from which day',
    reply: allFacts,
  },
  'facts/set': {
    permission: 'changeFacts',
    centerOf: 'none',
    summary: 'Set a fact from a day on, today or later, in place of another value from the same day',
    body: newFact,
    reply: factReply,
  },
  'facts/remove': {
    permission: 'changeFacts',
    centerOf: 'none',
    summary: 'Take back a value that has not begun',
    body: factToRemove,
    reply: factReply,
  },
  'facts/getDemo': {
    permission: 'openAdmin',
    centerOf: 'none',
    summary: 'Whether this is a demo shop, whose people and orders are invented',
    reply: z.object({ isDemo: z.boolean() }),
  },
} as const satisfies CallsOf<'facts'>;

export const facts = defineDomain({
  calls: factCalls,
  staffRefusals: factRefusals,
  auditSubjects: { fact: 'none' },
  auditActions: ['fact set', 'fact removed'],
  schemas,
});
