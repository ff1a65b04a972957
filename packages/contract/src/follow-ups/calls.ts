import { type CallsOf, csvFile } from '../call.ts';
import {
  followUpExportQuery,
  followUpPage,
  followUpQuery,
  followUpRecord,
  followUpRecorded,
  followUpReport,
  followUpReportQuery,
} from './schemas.ts';

export const followUpCalls = {
  'followUps/getAll': {
    permission: 'followUp',
    summary: 'Whom to call today and why, from the state of this minute',
    query: followUpQuery,
    reply: followUpPage,
  },
  'followUps/record': {
    permission: 'followUp',
    summary: 'What came of a call; takes an Idempotency-Key header',
    body: followUpRecord,
    reply: followUpRecorded,
    success: 201,
    takesKey: true,
  },
  'followUps/getReport': {
    permission: 'readMoney',
    summary: 'Of those reached, how many came, paid and joined within 14 days, beside those not reached',
    query: followUpReportQuery,
    reply: followUpReport,
  },
  'followUps/export': {
    permission: 'exportLists',
    summary: 'The list as CSV, for phoning',
    query: followUpExportQuery,
    reply: csvFile,
    csv: true,
  },
} as const satisfies CallsOf<'followUps'>;
