import { z } from 'zod';
import { bookingExportQuery } from '../appointments/schemas.ts';
import { type CallsOf, csvFile } from '../call.ts';
import { dashboard } from '../dashboard/schemas.ts';
import {
  documentListQuery,
  documentPage,
  gstExportQuery,
  newProductTax,
  productTaxListQuery,
  productTaxPage,
} from '../documents/schemas.ts';
import { enquiryExportQuery } from '../enquiries/schemas.ts';
import { id, idInQuery, statusReply } from '../fields.ts';
import { mailDetails, mailListQuery, mailPage, mailToSendAgain } from '../mail/schemas.ts';
import { memberDetails, memberListQuery, memberPage } from '../members/schemas.ts';
import { timeline, timelineQuery } from '../members/timeline-schemas.ts';
import { membershipExportQuery } from '../memberships/schemas.ts';
import { orderDetails, orderExportQuery } from '../orders/schemas.ts';
import { cashUpQuery } from '../payments/schemas.ts';
import { report, reportExportQuery, reportQuery } from '../reports/schemas.ts';
import {
  activityExportQuery,
  activityListQuery,
  activityPage,
  readMark,
  undoReply,
  undoRequest,
  unreadCounts,
} from './schemas.ts';

export const adminCalls = {
  'admin/getDashData': { access: 'admin', summary: 'How the business is doing', reply: dashboard },
  'admin/getDemo': {
    access: 'admin',
    summary: 'Whether there is demo data, which `npm run demo -- clear` removes',
    reply: z.object({ isThere: z.boolean() }),
  },
  'admin/getOrder': {
    access: 'admin',
    summary: 'One order with its whole checkout and its history',
    query: z.object({ id: idInQuery }),
    reply: orderDetails,
  },
  'admin/getActivity': {
    access: 'admin',
    summary: 'Who changed what and when, newest first',
    query: activityListQuery,
    reply: activityPage,
  },
  'admin/undo': {
    access: 'admin',
    summary: 'Take back a step of your own, within 10 seconds, while its rows are as it left them',
    body: undoRequest,
    reply: undoReply,
  },
  'admin/exportOrders': {
    access: 'admin',
    summary: 'The filtered orders as CSV',
    query: orderExportQuery,
    reply: csvFile,
    csv: true,
  },
  'admin/exportMemberships': {
    access: 'admin',
    summary: 'The filtered memberships as CSV',
    query: membershipExportQuery,
    reply: csvFile,
    csv: true,
  },
  'admin/exportQueries': {
    access: 'admin',
    summary: 'The filtered queries as CSV',
    query: enquiryExportQuery,
    reply: csvFile,
    csv: true,
  },
  'admin/exportPayments': {
    access: 'admin',
    summary: 'The receipts of a day as CSV',
    query: cashUpQuery,
    reply: csvFile,
    csv: true,
  },
  'admin/exportActivity': {
    access: 'admin',
    summary: 'The filtered record as CSV',
    query: activityExportQuery,
    reply: csvFile,
    csv: true,
  },
  'admin/exportAppointments': {
    access: 'admin',
    summary: 'The filtered appointments as CSV',
    query: bookingExportQuery,
    reply: csvFile,
    csv: true,
  },
  'admin/getReport': {
    access: 'admin',
    summary: 'A report on a period, compared with another one if asked for',
    query: reportQuery,
    reply: report,
  },
  'admin/exportReport': {
    access: 'admin',
    summary: 'A report as CSV, in its finest rows',
    query: reportExportQuery,
    reply: csvFile,
    csv: true,
  },
  'admin/getUnread': {
    access: 'admin',
    summary: 'How much has come into each list since this admin last opened it',
    reply: unreadCounts,
  },
  'admin/markRead': {
    access: 'admin',
    summary: 'Keep that this admin has opened a list',
    body: readMark,
    reply: statusReply,
  },
  'admin/getDocuments': {
    access: 'admin',
    summary: 'All receipts, invoices and credit notes, newest first',
    query: documentListQuery,
    reply: documentPage,
  },
  'admin/exportGst': {
    access: 'admin',
    summary: 'What the GST return of a month asks for, as CSV: sales by rate and by code, documents issued',
    query: gstExportQuery,
    reply: csvFile,
    csv: true,
  },
  'admin/getProductTax': {
    access: 'admin',
    summary: 'HSN codes and rates of the products, those that need a review first',
    query: productTaxListQuery,
    reply: productTaxPage,
  },
  'admin/setProductTax': {
    access: 'admin',
    summary: 'Set the HSN code and the rate of a product from a day on',
    body: newProductTax,
    reply: statusReply,
  },
  'admin/getMails': {
    access: 'admin',
    summary: 'Mails to members and visitors of the last 90 days, newest first',
    query: mailListQuery,
    reply: mailPage,
  },
  'admin/getMail': {
    access: 'admin',
    summary: 'One mail with its text and its HTML',
    query: z.object({ id: idInQuery }),
    reply: mailDetails,
  },
  'admin/sendMailAgain': {
    access: 'admin',
    summary: 'Send a mail once more that was sent or has failed for good',
    body: mailToSendAgain,
    reply: statusReply,
  },
  'admin/getMembers': {
    access: 'admin',
    summary: 'Members and admins, found by name, email, phone or number',
    query: memberListQuery,
    reply: memberPage,
  },
  'admin/getMember': {
    access: 'admin',
    summary: 'One person with what they still have to pay',
    query: z.object({ id: idInQuery }),
    reply: memberDetails,
  },
  'admin/getMemberTimeline': {
    access: 'admin',
    summary: 'Everything between a person and the gym in one list, newest first',
    query: timelineQuery,
    reply: timeline,
  },
  'admin/confirmGuardian': {
    access: 'admin',
    summary: 'Keep that a parent or guardian of a member under 18 was seen',
    body: z.object({ id }),
    reply: statusReply,
  },
} as const satisfies CallsOf<'admin'>;
