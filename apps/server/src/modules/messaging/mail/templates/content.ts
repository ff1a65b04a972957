import { inLanguage, type Locale } from '@namma/contract/locales';
import type { Settings } from '@namma/contract/settings/values';

/** A part of a mail, as plain text; the frame escapes it. */
export type Block =
  | {
      kind: 'text';
      text: string;
      /** True for text about an attached file, which chat messages omit. */
      isOfFile?: true;
    }
  /** Labels with their values, one per line. */
  | { kind: 'details'; rows: readonly (readonly [label: string, value: string])[] }
  /** Items with their amounts; the last row is the total. */
  | { kind: 'sum'; rows: readonly (readonly [label: string, amount: string])[] }
  /** Text written by a person, with line breaks. */
  | { kind: 'quote'; text: string }
  | { kind: 'button'; label: string; url: string }
  /** A secondary link. */
  | { kind: 'link'; label: string; url: string };

/** A file attached to a mail. */
export interface Attachment {
  name: string;
  type: string;
  text: string;
  /** The method of an invitation, which mailboxes show beside the text and add to the calendar. */
  calendarMethod?: 'REQUEST' | 'CANCEL';
}

/** The content of a mail, before it is rendered as text and HTML. */
export interface Content {
  subject: string;
  /** One sentence that mailboxes show beside the subject. */
  summary: string;
  blocks: readonly Block[];
  attachments?: readonly Attachment[];
  /** The URL for one-click unsubscribe by POST (RFC 8058), for which mailboxes show their own button. */
  stopUrl?: string;
}

/** The data available to every template besides its payload. */
export interface Context {
  /** The recipient's name. */
  name: string;
  /** The recipient's address. */
  email: string;
  /** The member's language when the mail was written. */
  locale: Locale;
  /** The shop's base URL, such as `https://gym.example`, without a trailing slash. */
  origin: string;
  /** The organizer of calendar events: the sender's address. */
  organizer: string;
  /** When the mail was written. */
  writtenAt: Date;
  /** Phone, address and centers of the gym on the day the mail is sent. */
  gym: Settings;
  /** The token of a link that only this mail contains; dots in previews. Few kinds have one. */
  secret: string;
}

/** Returns the URL of a page in the language of the mail. */
export const linkTo = ({ origin, locale }: Pick<Context, 'origin' | 'locale'>, path: string): string =>
  `${origin}${inLanguage(locale, path)}`;

/** Builds the content of one kind of mail from its data. Pure. */
export type Template<Payload> = (payload: Payload, context: Context) => Content;
