import type { EnquiryStatus } from '@namma/contract/enquiries/rules';
import type { Locale } from '@namma/contract/locales';
import type { MailKind, MailStatus } from '@namma/contract/mail/rules';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Fixed } from './column-types.ts';

export interface EnquiriesTable {
  id: GeneratedAlways<number>;
  /** The signed-in sender. */
  user_id: ColumnType<number | null, number | null | undefined, null>;
  /** Replaced, with email, phone and message, when the sender deletes the account. */
  name: string;
  email: string;
  phone: string;
  message: string;
  status: Generated<EnquiryStatus>;
  /** The mailed answer; null where there is none, or it was given in another way. */
  answer: ColumnType<string | null, string | null | undefined>;
  /** When a mail confirmed the receipt of the query to the customer. */
  acknowledged_at: ColumnType<Date | null, Date | null | undefined>;
  /** When a reply is due; 'infinity' once it is Answered. */
  due_at: GeneratedAlways<Date>;
  created_at: Fixed<Date>;
  searched: GeneratedAlways<string>;
  /** The idempotency key of the request, if any. */
  request_key: ColumnType<string | null, string | null | undefined, never>;
}

export interface MailsTable {
  id: GeneratedAlways<number>;
  key: Fixed<string>;
  kind: Fixed<MailKind>;
  recipient: Fixed<string>;
  recipient_name: Fixed<string>;
  payload: Fixed<object>;
  locale: ColumnType<Locale, Locale | undefined, never>;
  message_id: string;
  status: MailStatus;
  attempts: Generated<number>;
  created_at: Fixed<Date>;
  next_try_at: Date;
  expires_at: Fixed<Date | null>;
  /** The end of a process's claim of the mail, by the database's clock. */
  claimed_until: Date | null;
  is_unreached: Generated<boolean>;
  last_error: string | null;
  sent_at: Date | null;
}
