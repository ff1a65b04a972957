import type { Mail } from '@namma/contract/mail/schemas';
import type { MailRow } from '../../../platform/db/types.ts';

/** Presents a mail for the list. */
export const presentMail = (row: MailRow, subject: string): Mail => ({
  id: row.id,
  kind: row.kind,
  status: row.status,
  to: row.recipient,
  name: row.recipient_name,
  subject,
  createdAt: row.created_at.toISOString(),
  sentAt: row.sent_at?.toISOString() ?? null,
  attempts: row.attempts,
  nextTryAt: row.status === 'waiting' ? row.next_try_at.toISOString() : null,
  error: row.last_error,
});
