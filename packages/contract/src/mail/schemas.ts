import { z } from 'zod';
import { adminPageOf, adminQuery } from '../admin/schemas.ts';
import { id } from '../fields.ts';
import { mailKinds, mailStatuses } from './rules.ts';

/** One mail in the outbox, as the list shows it. */
const mail = z.object({
  id,
  kind: z.enum(mailKinds),
  status: z.enum(mailStatuses),
  /** The address it goes to. */
  to: z.string(),
  name: z.string(),
  subject: z.string(),
  createdAt: z.iso.datetime(),
  /** When the mail server took it. */
  sentAt: z.iso.datetime().nullable(),
  /** Tries that failed since it was written or last sent again. */
  attempts: z.int().min(0),
  /** When it is tried next; null unless it waits. */
  nextTryAt: z.iso.datetime().nullable(),
  /** Why the last try failed, in the mail server's words where it said something. */
  error: z.string().nullable(),
});
export type Mail = z.infer<typeof mail>;

export const mailPage = adminPageOf(mail);

/** `q` is part of the name or address it goes to, or a mail's number. */
export const mailListQuery = z.object({
  ...adminQuery,
  status: z.enum(mailStatuses).optional(),
});
export type MailListQuery = z.infer<typeof mailListQuery>;

/**
 * One mail with both of its bodies. They are rendered anew from its payload; what must be secret, such as the link of a
 * password reset, is not among them.
 */
export const mailDetails = mail.extend({
  text: z.string(),
  html: z.string(),
  /** Names of the files that are attached. */
  attachments: z.array(z.string()),
});
export type MailDetails = z.infer<typeof mailDetails>;

/** `isSending` is false without a mail server: mails are written and kept, and nobody gets them. */
export const mailState = z.object({ isSending: z.boolean() });

export const mailToSendAgain = z.object({ id });
export type MailToSendAgain = z.infer<typeof mailToSendAgain>;
