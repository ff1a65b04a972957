import { z } from 'zod';
import { ENQUIRY_MAX_CHARACTERS, ENQUIRY_MIN_CHARACTERS, enquiryStatuses } from '../contact.ts';
import { messages } from '../messages.ts';
import { adminFilter, adminListPageOf, adminQuery, arrivalFilter, dayFilter } from './admin.ts';
import { NAME_MAX_CHARACTERS } from './auth.ts';
import { email, id, phone, text } from './fields.ts';

/** SPEC section 5, 'Contact'. */
export const newEnquiry = z.object({
  name: text(NAME_MAX_CHARACTERS, messages.required('Name')),
  email,
  phone,
  msg: text(ENQUIRY_MAX_CHARACTERS, messages.required('Message')).min(
    ENQUIRY_MIN_CHARACTERS,
    messages.enquiryLength,
  ),
});
export type NewEnquiry = z.infer<typeof newEnquiry>;

/** 'Contact query' of SPEC section 3. */
export const enquiry = z.object({
  contact_id: id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  status: z.enum(enquiryStatuses),
  /** So that a screen can say how long it has waited. */
  createdAt: z.iso.datetime(),
});
export type Enquiry = z.infer<typeof enquiry>;

export const enquiryPage = adminListPageOf(enquiry);

const enquiryFilter = { status: z.enum(enquiryStatuses).optional(), ...dayFilter };
/** `q` is part of the name, email, phone or message, or an id; days are when it was received. */
export const enquiryListQuery = z.object({ ...adminQuery, ...enquiryFilter, ...arrivalFilter });
export type EnquiryListQuery = z.infer<typeof enquiryListQuery>;
export const enquiryExportQuery = z.object({ ...adminFilter, ...enquiryFilter });
export type EnquiryExportQuery = z.infer<typeof enquiryExportQuery>;

export const enquiryAnswer = z.object({ id, status: z.literal('Answered', messages.oneOf(['Answered'])) });
export type EnquiryAnswer = z.infer<typeof enquiryAnswer>;
