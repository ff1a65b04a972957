import type { Facts } from '@namma/contract/facts/values';
import { inLanguage, type Locale } from '@namma/contract/locales';

/** A part of a mail. Texts are plain; the frame escapes them. */
export type Block =
  | {
      kind: 'text';
      text: string;
      /** It is about an attached file, which a message of a chat does not have. */
      isOfFile?: true;
    }
  /** Labels with their values, one below the other. */
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  /** Items with their amounts; the last row is the total. */
  | { kind: 'sum'; rows: readonly (readonly [label: string, amount: string])[] }
  /** Someone's own words, with line breaks. */
  | { kind: 'quote'; text: string }
  | { kind: 'button'; label: string; url: string }
  /** Something that few will press. */
  | { kind: 'link'; label: string; url: string };

/** A file attached to a mail. */
export interface Attachment {
  name: string;
  type: string;
  text: string;
  /** Of an invitation to a time, which mailboxes show beside the text and put into the calendar. */
  calendarMethod?: 'REQUEST' | 'CANCEL';
}

/** The content of a mail, before it is rendered as text and HTML. */
export interface Content {
  subject: string;
  /** One sentence that mailboxes show beside the subject. */
  summary: string;
  blocks: readonly Block[];
  attachments?: readonly Attachment[];
  /** Where one POST stops such mails (RFC 8058): mailboxes show a button of their own for it. */
  stopUrl?: string;
}

/** What a template may use besides its facts. */
export interface Context {
  /** The recipient's name. */
  name: string;
  /** The recipient's address. */
  email: string;
  /** The language of the mail: the member's when it was written. */
  locale: Locale;
  /** The shop's address, such as `https://gym.example`, without a trailing slash. */
  origin: string;
  /** Who organizes appointments in calendars: the address that mails come from. */
  organizer: string;
  /** When the mail was written. */
  writtenAt: Date;
  /** Phone, address and centers of the gym, on the day when the mail is sent. */
  gym: Facts;
  /** The token of a link that only this mail contains; dots in previews. Few kinds have one. */
  secret: string;
}

/** The address of a page in the language of the mail. */
export const linkTo = ({ origin, locale }: Pick<Context, 'origin' | 'locale'>, path: string): string =>
  `${origin}${inLanguage(locale, path)}`;

/** Turns the facts of one kind of mail into its content. Pure. */
export type Template<Facts> = (facts: Facts, context: Context) => Content;
