import { bulkIds, bulkReply, stepReply } from '../schemas/admin.ts';
import { enquiryAnswer, enquiryListQuery, enquiryPage, newEnquiry } from '../schemas/contact.ts';
import { statusReply } from '../schemas/fields.ts';
import type { CallsOf } from './call.ts';

export const contactCalls = {
  'contact/register': {
    access: 'public',
    summary: 'Write to the gym',
    body: newEnquiry,
    reply: statusReply,
    success: 201,
  },
  'contact/getAll': {
    access: 'admin',
    summary: 'All queries, newest first',
    query: enquiryListQuery,
    reply: enquiryPage,
  },
  'contact/update': {
    access: 'admin',
    summary: 'Mark a query as Answered',
    body: enquiryAnswer,
    reply: stepReply,
  },
  'contact/updateMany': {
    access: 'admin',
    summary: 'Mark several queries as Answered; those answered meanwhile are left alone and named',
    body: bulkIds,
    reply: bulkReply,
  },
} as const satisfies CallsOf<'contact'>;
