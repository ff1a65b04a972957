import { type CallsOf, csvFile, defineDomain } from '../call.ts';
import { followUpRefusals } from './refusals.ts';
import * as schemas from './schemas.ts';
import {
  followUpExportQuery,
  followUpPage,
  followUpQuery,
  followUpRecord,
  followUpRecorded,
  followUpReport,
  followUpReportQuery,
} from './schemas.ts';

const followUpCalls = {
  'followUps/getAll': {
    permission: 'followUp',
    centerOf: { center: 'scope' },
    summary: 'Whom to call today and why, from the state of this minute',
    query: followUpQuery,
    reply: followUpPage,
  },
  'followUps/record': {
    permission: 'followUp',
    centerOf: { passId: 'pass' },
    summary: 'What came of a call; takes an Idempotency-Key header',
    body: followUpRecord,
    reply: followUpRecorded,
    success: 201,
    idempotent: true,
  },
  'followUps/getReport': {
    permission: 'readMoney',
    centerOf: 'none',
    summary: 'Of those reached, how many came, paid and joined within 14 days, beside those not reached',
    query: followUpReportQuery,
    reply: followUpReport,
  },
  'followUps/export': {
    permission: 'exportLists',
    exportOf: 'followUps/getAll',
    summary: 'The list as CSV, for phoning',
    query: followUpExportQuery,
    reply: csvFile,
    csv: true,
  },
} as const satisfies CallsOf<'followUps'>;

export const followUps = defineDomain({
  calls: followUpCalls,
  staffRefusals: followUpRefusals,
  exportSections: ['followUps'],
  schemas,
});
