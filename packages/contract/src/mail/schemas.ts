import { z } from 'zod';
import { adminPageOf, adminQuery } from '../admin/schemas.ts';
import { id } from '../fields.ts';
import { mailKinds, mailStatuses } from './rules.ts';

/** One mail in the outbox, as shown in the list. */
const mail = z.object({
  id,
  kind: z.enum(mailKinds),
  status: z.enum(mailStatuses),
  /** The recipient's address. */
  to: z.string(),
  name: z.string(),
  subject: z.string(),
  createdAt: z.iso.datetime(),
  /** When the mail server accepted it. */
  sentAt: z.iso.datetime().nullable(),
  /** Failed attempts since it was written or last sent again. */
  attempts: z.int().min(0),
  /** The time of the next attempt; null unless it is queued. */
  nextTryAt: z.iso.datetime().nullable(),
  /** The reason of the last failure, in the mail server's words if available. */
  error: z.string().nullable(),
});
export type Mail = z.infer<typeof mail>;

export const mailPage = adminPageOf(mail);

/** `q` matches the recipient's name or address, or a mail's number. */
export const mailListQuery = z.object({
  ...adminQuery,
  status: z.enum(mailStatuses).optional(),
});
export type MailListQuery = z.infer<typeof mailListQuery>;

/**
 * One mail with both of its bodies. They are rendered again from its payload, without secrets such as the link of a
 * password reset.
 */
export const mailDetails = mail.extend({
  text: z.string(),
  html: z.string(),
  /** Names of the attached files. */
  attachments: z.array(z.string()),
});
export type MailDetails = z.infer<typeof mailDetails>;

/** `isSending` is false without a mail server: mails are only stored. */
export const mailState = z.object({ isSending: z.boolean() });

export const mailToSendAgain = z.object({ id });
export type MailToSendAgain = z.infer<typeof mailToSendAgain>;
