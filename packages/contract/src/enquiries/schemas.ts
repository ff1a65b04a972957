import { z } from 'zod';
import { adminFilter, adminListPageOf, adminQuery, arrivalFilter, dayFilter } from '../admin/schemas.ts';
import { NAME_MAX_CHARACTERS } from '../auth/schemas.ts';
import { said } from '../default-errors.ts';
import { email, id, line, longText, phone, statusReply, text } from '../fields.ts';
import { messages } from '../messages.ts';
import * as fieldNames from '../words/en/field-names.ts';
import {
  ANSWER_MAX_CHARACTERS,
  ENQUIRY_MAX_CHARACTERS,
  ENQUIRY_MIN_CHARACTERS,
  enquirySorts,
  enquiryStatuses,
} from './rules.ts';

/** SPEC section 5, 'Contact'. */
export const newEnquiry = z.object({
  name: line(NAME_MAX_CHARACTERS, said(messages.required, fieldNames.nameField)),
  email,
  phone,
  msg: longText(
    ENQUIRY_MAX_CHARACTERS,
    said(messages.required, fieldNames.messageField),
    ENQUIRY_MIN_CHARACTERS,
    messages.enquiryLength,
  ),
});
export type NewEnquiry = z.infer<typeof newEnquiry>;

/** `ticketNumber` is for the customer's reference, such as `NS-Q-236-3`. */
export const newEnquiryReply = statusReply.extend({ ticketNumber: z.string() });

/** 'Contact query' of SPEC section 3. */
export const enquiry = z.object({
  contact_id: id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  status: z.enum(enquiryStatuses),
  /** UTC instant, for showing how long the query has waited. */
  createdAt: z.iso.datetime(),
  ticketNumber: z.string(),
  /** The mailed answer; null while there is none, and where it was given in another way. */
  answer: z.string().nullable(),
  /** While unanswered: the next reply, and its deadline. */
  next: z.object({ kind: z.enum(['acknowledge', 'resolve']), dueAt: z.iso.datetime() }).nullable(),
});
export type Enquiry = z.infer<typeof enquiry>;

export const enquiryPage = adminListPageOf(enquiry);

const enquiryFilter = {
  status: z.enum(enquiryStatuses).optional(),
  sort: z.enum(enquirySorts).default('newest'),
  /** Only unanswered ones past their deadline. */
  overdue: z.literal('true').optional(),
  ...dayFilter,
};
/** `q` matches the name, email, phone or message, an id or a ticket number; days are those of receipt. */
export const enquiryListQuery = z.object({ ...adminQuery, ...enquiryFilter, ...arrivalFilter });
export type EnquiryListQuery = z.infer<typeof enquiryListQuery>;
export const enquiryExportQuery = z.object({ ...adminFilter, ...enquiryFilter });
export type EnquiryExportQuery = z.infer<typeof enquiryExportQuery>;

/** An admin's answer to a customer. */
export const answerForm = z.object({
  answer: text(ANSWER_MAX_CHARACTERS, said(messages.required, fieldNames.answerField)),
});

/** An `answer` is mailed to the customer; without one the query was answered on the phone or at a center. */
export const enquiryAnswer = answerForm.partial().extend({ id, status: z.literal('Answered') });
export type EnquiryAnswer = z.infer<typeof enquiryAnswer>;
