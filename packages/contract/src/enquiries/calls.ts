import { bulkIds, bulkReply, stepReply } from '../admin/schemas.ts';
import { type CallsOf, csvFile, defineDomain } from '../call.ts';
import { enquiryRefusals } from './refusals.ts';
import * as schemas from './schemas.ts';
import {
  enquiryAnswer,
  enquiryExportQuery,
  enquiryListQuery,
  enquiryPage,
  newEnquiry,
  newEnquiryReply,
} from './schemas.ts';

const contactCalls = {
  'contact/register': {
    access: 'public',
    summary: 'Write to the gym',
    body: newEnquiry,
    reply: newEnquiryReply,
    success: 201,
    idempotent: true,
  },
  'contact/getAll': {
    permission: 'answerQueries',
    centerOf: 'none',
    summary: 'All queries, newest first unless asked otherwise',
    query: enquiryListQuery,
    reply: enquiryPage,
  },
  'contact/update': {
    permission: 'answerQueries',
    centerOf: 'none',
    summary: 'Mark a query as Answered, and mail the answer if there is one',
    body: enquiryAnswer,
    reply: stepReply,
  },
  'contact/updateMany': {
    permission: 'answerQueries',
    centerOf: 'none',
    summary: 'Mark several queries as Answered; those answered meanwhile are left alone and named',
    body: bulkIds,
    reply: bulkReply,
  },
  'admin/exportQueries': {
    permission: 'exportLists',
    exportOf: 'contact/getAll',
    summary: 'The filtered queries as CSV',
    query: enquiryExportQuery,
    reply: csvFile,
    csv: true,
  },
} as const satisfies CallsOf<'contact'>;

export const enquiries = defineDomain({
  calls: contactCalls,
  staffRefusals: enquiryRefusals,
  auditSubjects: { query: 'none' },
  auditActions: ['query answered'],
  exportSections: ['queries'],
  schemas,
});
