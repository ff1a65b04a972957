import { type CallsOf, defineDomain } from '../call.ts';
import { statusReply } from '../fields.ts';
import { passRefusals, passStaffRefusals } from './refusals.ts';
import * as schemas from './schemas.ts';
import {
  passDay,
  passDayQuery,
  passMove,
  passMoved,
  passQuery,
  passRequest,
  passRequested,
  passSale,
  passShown,
  passSold,
  requestToDismiss,
} from './schemas.ts';

const passCalls = {
  'passes/request': {
    access: 'public',
    summary: 'Request a day to try the gym; the desk calls back',
    body: passRequest,
    reply: passRequested,
    success: 201,
  },
  'passes/sell': {
    permission: 'sellPasses',
    centerOf: { center: 'center' },
    summary: 'Give out a trial, one a phone number, or sell a day; takes an Idempotency-Key header',
    body: passSale,
    reply: passSold,
    success: 201,
    idempotent: true,
  },
  'passes/getDay': {
    permission: 'sellPasses',
    centerOf: { center: 'scope' },
    summary: 'Open requests, and the passes of a day',
    query: passDayQuery,
    reply: passDay,
  },
  'passes/get': {
    permission: 'sellPasses',
    centerOf: { id: 'pass' },
    summary: 'One pass with its QR code, to be shown or printed',
    query: passQuery,
    reply: passShown,
  },
  'passes/dismiss': {
    permission: 'sellPasses',
    centerOf: { id: 'pass' },
    summary: 'Delete a request that nobody answers',
    body: requestToDismiss,
    reply: statusReply,
  },
  'passes/move': {
    permission: 'sellPasses',
    centerOf: { passId: 'pass', center: 'center' },
    summary: 'Move an unused pass to another day, or to another center as well',
    body: passMove,
    reply: passMoved,
  },
} as const satisfies CallsOf<'passes'>;

export const passes = defineDomain({
  calls: passCalls,
  refusals: passRefusals,
  staffRefusals: passStaffRefusals,
  auditSubjects: { pass: 'pass' },
  auditActions: ['pass sold', 'pass request dismissed', 'pass moved'],
  exportSections: ['passes'],
  schemas,
});
