import type { CallsOf } from '../call.ts';
import {
  breachChange,
  breachLetter,
  breachLetterQuery,
  breachList,
  breachReply,
  newBreach,
} from './schemas.ts';

export const breachCalls = {
  'breaches/getAll': {
    access: 'admin',
    permission: 'keepBreaches',
    summary: 'The register of breaches of personal data, the newest first',
    reply: breachList,
  },
  'breaches/add': {
    access: 'admin',
    permission: 'keepBreaches',
    summary: 'Write down a breach of personal data; takes an Idempotency-Key header',
    body: newBreach,
    reply: breachReply,
    success: 201,
    takesKey: true,
  },
  'breaches/change': {
    access: 'admin',
    permission: 'keepBreaches',
    summary: 'Change an entry as it was read; the record of changes keeps what it said before',
    body: breachChange,
    reply: breachReply,
  },
  'breaches/getLetter': {
    access: 'admin',
    permission: 'keepBreaches',
    summary: 'The letter to the Board, in English, or to the people, in a language, made from an entry',
    query: breachLetterQuery,
    reply: breachLetter,
  },
} as const satisfies CallsOf<'breaches'>;
