import type { CallsOf } from '../call.ts';
import {
  breachChange,
  breachLetter,
  breachLetterQuery,
  breachList,
  breachMailing,
  breachMailingQuery,
  breachReply,
  breachToMail,
  newBreach,
  unreachedPeople,
  unreachedQuery,
} from './schemas.ts';

export const breachCalls = {
  'breaches/getAll': {
    permission: 'keepBreaches',
    summary: 'The register of breaches of personal data, the newest first',
    reply: breachList,
  },
  'breaches/add': {
    permission: 'keepBreaches',
    summary: 'Write down a breach of personal data; takes an Idempotency-Key header',
    body: newBreach,
    reply: breachReply,
    success: 201,
    takesKey: true,
  },
  'breaches/change': {
    permission: 'keepBreaches',
    summary: 'Change an entry as it was read; the record of changes keeps what it said before',
    body: breachChange,
    reply: breachReply,
  },
  'breaches/getLetter': {
    permission: 'keepBreaches',
    summary: 'The letter to the Board, in English, or to the people, in a language, made from an entry',
    query: breachLetterQuery,
    reply: breachLetter,
  },
  'breaches/mail': {
    permission: 'keepBreaches',
    summary:
      'Mail the letter to everybody, or to those of a center, once each in their language; takes an Idempotency-Key header',
    body: breachToMail,
    reply: breachReply,
    takesKey: true,
  },
  'breaches/getMailing': {
    permission: 'keepBreaches',
    summary: 'To how many people the letter goes, and how far it has come',
    query: breachMailingQuery,
    reply: breachMailing,
  },
  'breaches/getUnreached': {
    permission: 'keepBreaches',
    summary: 'Who is not reached by mail, and why, up to 500 at once',
    query: unreachedQuery,
    reply: unreachedPeople,
  },
} as const satisfies CallsOf<'breaches'>;
