import { z } from 'zod';
import { type CallsOf, defineDomain } from '../call.ts';
import { idInQuery, statusReply } from '../fields.ts';
import { mailRefusals } from './refusals.ts';
import * as schemas from './schemas.ts';
import { mailDetails, mailListQuery, mailPage, mailState, mailToSendAgain } from './schemas.ts';

const mailCalls = {
  'admin/getMails': {
    permission: 'readMails',
    centerOf: 'none',
    summary: 'Mails to members and visitors of the last 90 days, newest first',
    query: mailListQuery,
    reply: mailPage,
  },
  'admin/getMail': {
    permission: 'readMails',
    centerOf: 'none',
    summary: 'One mail with its text and its HTML',
    query: z.object({ id: idInQuery }),
    reply: mailDetails,
  },
  'admin/getMailState': {
    permission: 'openAdmin',
    centerOf: 'none',
    summary: 'Whether mails are sent; without a mail server they are only kept',
    reply: mailState,
  },
  'admin/sendMailAgain': {
    permission: 'sendMails',
    centerOf: 'none',
    summary: 'Send a mail once more that was sent or has failed for good',
    body: mailToSendAgain,
    reply: statusReply,
  },
} as const satisfies CallsOf<'admin'>;

export const mail = defineDomain({
  calls: mailCalls,
  staffRefusals: mailRefusals,
  auditSubjects: { mail: 'none' },
  auditActions: ['mail sent again'],
  exportSections: ['mails'],
  schemas,
});
