/** A part of a mail. Every text in it is plain: the frame escapes it. */
export type Block =
  | { kind: 'text'; text: string }
  /** Pairs of a label and its value, below each other. */
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  /** What was bought, each with its amount; the last row stands out as their sum. */
  | { kind: 'sum'; rows: readonly (readonly [label: string, amount: string])[] }
  /** Somebody's own words, line breaks kept. */
  | { kind: 'quote'; text: string }
  | { kind: 'button'; label: string; url: string };

/** A file that comes with a mail. */
export interface Attachment {
  name: string;
  type: string;
  text: string;
}

/** What one mail says, before it takes its form as text and HTML. */
export interface Content {
  subject: string;
  /** One sentence, which mailboxes show beside the subject. */
  summary: string;
  blocks: readonly Block[];
  attachments?: readonly Attachment[];
}

/** What a template may use besides its facts. */
export interface Context {
  /** The name of the person it is written to. */
  name: string;
  /** The shop's address, such as `https://gym.example`, without a slash at the end. */
  origin: string;
  /** When the mail was written. */
  writtenAt: Date;
  /** The token of a link that only this mail holds; dots where the mail is only looked at. Few kinds have one. */
  secret: string;
}

/** Turns the facts of one kind of mail into what it says. Pure. */
export type Template<Facts> = (facts: Facts, context: Context) => Content;
