import { z } from 'zod';
import { withHorizon } from '../days/horizons.ts';
import { ID_MAX, id, idInQuery, line, rowVersion, statusReply, text } from '../fields.ts';
import { locales } from '../locales.ts';
import { messages } from '../messages.ts';
import { breachMessages } from '../words/en/breaches.ts';
import {
  BREACH_LINE_MAX_CHARACTERS,
  BREACH_PEOPLE_MAX,
  BREACH_TEXT_MAX_CHARACTERS,
  breachedData,
  breachKinds,
  breachRecipients,
  UNREACHED_AT_ONCE,
  unreachedReasons,
} from './rules.ts';

const instant = withHorizon(z.iso.datetime(breachMessages.dayAndTime), 'past', 'instant');
const longText = text(BREACH_TEXT_MAX_CHARACTERS, breachMessages.textRequired);

/** What is written down of a breach of personal data. Instants are UTC. */
const written = {
  noticedAt: instant,
  kind: z.enum(breachKinds, messages.oneOf(breachKinds)),
  /** What happened, when and where, and how it was found out. */
  happened: longText,
  /** Whose data. */
  whose: line(BREACH_LINE_MAX_CHARACTERS, breachMessages.whoseRequired),
  data: z
    .array(z.enum(breachedData, messages.oneOf(breachedData)), breachMessages.dataRequired)
    .min(1, breachMessages.dataRequired)
    .max(breachedData.length)
    .refine((data) => new Set(data).size === data.length, breachMessages.dataRequired),
  /** How many people, as far as it is known; without it, not known yet. */
  people: z
    .int(breachMessages.peopleWhole)
    .min(0, breachMessages.peopleWhole)
    .max(BREACH_PEOPLE_MAX)
    .optional(),
  /** What was done about it, and so that it does not happen again. */
  done: longText,
  /** What people are told in their language; without it they read the English one, and without that, the entry's texts. */
  toldEn: longText.optional(),
  toldKn: longText.optional(),
  toldHi: longText.optional(),
  boardToldAt: instant.optional(),
  peopleToldAt: instant.optional(),
};

interface Times {
  noticedAt: string;
  boardToldAt?: string | undefined;
  peopleToldAt?: string | undefined;
}
/** Nobody can be told before it is noticed. */
const isAfter = (field: 'boardToldAt' | 'peopleToldAt') => (entry: Times) =>
  Date.parse(entry[field] ?? entry.noticedAt) >= Date.parse(entry.noticedAt);
const tooEarly = (field: 'boardToldAt' | 'peopleToldAt') => ({
  path: [field],
  message: breachMessages.toldBeforeNoticed,
});

export const newBreach = z
  .object(written)
  .refine(isAfter('boardToldAt'), tooEarly('boardToldAt'))
  .refine(isAfter('peopleToldAt'), tooEarly('peopleToldAt'));
export type NewBreach = z.infer<typeof newBreach>;
/** The whole entry as it is from now on, with the version that was read. */
export const breachChange = z
  .object({ ...written, id, version: rowVersion })
  .refine(isAfter('boardToldAt'), tooEarly('boardToldAt'))
  .refine(isAfter('peopleToldAt'), tooEarly('peopleToldAt'));
export type BreachChange = z.infer<typeof breachChange>;

export const breach = z.object({
  id,
  noticedAt: z.iso.datetime(),
  kind: z.enum(breachKinds),
  happened: z.string(),
  whose: z.string(),
  data: z.array(z.enum(breachedData)),
  people: z.int().min(0).nullable(),
  done: z.string(),
  toldEn: z.string().nullable(),
  toldKn: z.string().nullable(),
  toldHi: z.string().nullable(),
  boardToldAt: z.iso.datetime().nullable(),
  peopleToldAt: z.iso.datetime().nullable(),
  addedAt: z.iso.datetime(),
  by: z.string(),
  /** To how many people it was mailed: each has one letter. */
  letters: z.int().min(0),
  version: rowVersion,
});
export type Breach = z.infer<typeof breach>;

export const breachList = z.object({ content: z.array(breach) });
export const breachReply = statusReply.extend({ breach });

export const breachLetterQuery = z.object({
  id: idInQuery,
  to: z.enum(['board', 'people'], messages.oneOf(['board', 'people'])),
  locale: z.enum(locales, messages.oneOf(locales)).default('en'),
});
export type BreachLetterQuery = z.infer<typeof breachLetterQuery>;
/** A letter to be printed: plain text with line breaks. */
export const breachLetter = z.object({ subject: z.string(), text: z.string(), locale: z.enum(locales) });
export type BreachLetter = z.infer<typeof breachLetter>;

const to = z.enum(breachRecipients, messages.oneOf(breachRecipients));
/** The entry as it was read: its texts are in the letter. */
export const breachToMail = z.object({ id, version: rowVersion, to });
export type BreachToMail = z.infer<typeof breachToMail>;

export const breachMailingQuery = z.object({ id: idInQuery, to });
export type BreachMailingQuery = z.infer<typeof breachMailingQuery>;
const people = z.int().min(0);
/** How far the letter has come among some people. Each of them is in one of the four numbers. */
export const breachMailing = z.object({
  /** Those with an email who have no letter yet. */
  toMail: people,
  /** Letters that wait to be sent. */
  waiting: people,
  /** Letters that the mail server has taken. */
  sent: people,
  /** Those without an email, and those whose letter could not be delivered. */
  unreached: people,
  /** Whether more letters are being written by themselves. */
  isUnderWay: z.boolean(),
  /** Whether a mail server is set. */
  canMail: z.boolean(),
});
export type BreachMailing = z.infer<typeof breachMailing>;

export const unreachedQuery = breachMailingQuery.extend({
  /** Only people with a higher `userId`: the `next` of the answer before. */
  after: z.coerce.number().int().min(0).max(ID_MAX).default(0),
});
export type UnreachedQuery = z.infer<typeof unreachedQuery>;
export const unreachedPeople = z.object({
  people: z
    .array(
      z.object({
        userId: id,
        name: z.string(),
        phone: z.string().nullable(),
        reason: z.enum(unreachedReasons),
      }),
    )
    .max(UNREACHED_AT_ONCE),
  /** Where the rest begins; null when there is none. */
  next: z.int().nullable(),
});
export type UnreachedPerson = z.infer<typeof unreachedPeople>['people'][number];
