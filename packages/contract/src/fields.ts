import { z } from 'zod';
import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS, PHONE_DIGITS } from './business.ts';
import { isDay } from './days/dates.ts';
import { type HorizonName, withHorizon } from './days/horizons.ts';
import { ownSentences, type Said, said, say } from './default-errors.ts';
import { locales } from './locales.ts';
import { messages } from './messages.ts';
import {
  isBroken,
  isUnwritable,
  tidyLine,
  tidySearch,
  tidyText,
  toPhoneDigits,
  trimMarks,
  withoutSeparators,
} from './text/text.ts';
import { allCenters, isCenter, isOpenCenter, openCenters } from './values/centers.ts';

z.config(ownSentences);

/** The largest PostgreSQL integer: higher ids cannot exist. */
export const ID_MAX = 2_147_483_647;

/**
 * The version of a row: a different number after every change. A form sends it back, so that it overwrites no unseen
 * change.
 */
export const rowVersion = z
  .int()
  .min(-ID_MAX - 1)
  .max(ID_MAX);

/** Requires a text that the database can store. */
const storable = (value: string) => !isBroken(value);

/** Tidies a text unless it will be refused: tidying a text of control characters alone would make it blank. */
const unlessBroken = (tidy: (text: string) => string) => (value: string) =>
  isBroken(value) ? value : tidy(value);

const freeText = (tidy: (text: string) => string, max: number, requiredMessage: Said) =>
  z
    .string({ error: requiredMessage })
    .overwrite(unlessBroken(tidy))
    .min(1, { error: requiredMessage })
    .max(max, { error: said(messages.tooLong, max) })
    .refine(storable, messages.noControlCharacters);

/** Marks texts in which several lines may be written. A test refuses line breaks in all others. */
export const severalLines = z.registry<{ severalLines: true }>();

/**
 * Required free text of several lines, normalized by `tidyText`: composed, trimmed, without invisible characters (D96).
 * Refuses control characters, and a text without visible characters.
 */
export const text = (max: number, requiredMessage: Said) =>
  freeText(tidyText, max, requiredMessage).register(severalLines, { severalLines: true });

/** Required free text of one line, such as a name: like `text`, with a space for each line break. */
export const line = (max: number, requiredMessage: Said) => freeText(tidyLine, max, requiredMessage);

/** A `text` of at least this many characters, counted like the database: an emoji is one. */
export const longText = (max: number, requiredMessage: Said, min: number, tooShortMessage: Said) =>
  text(max, requiredMessage)
    .min(min, { error: tooShortMessage, abort: true })
    .refine((value) => [...value].length >= min, { error: tooShortMessage });

/** The text of a search box, on one line, with all digits as `0` to `9`: may be blank; refuses control characters. */
export const searchText = (max: number) =>
  z
    .string()
    .overwrite(unlessBroken(tidySearch))
    .max(max, { error: said(messages.tooLong, max) })
    .refine(storable, messages.noControlCharacters);

/** A number that is not an amount, such as a pincode: digits of any script and grouping become `0` to `9`. */
export const digits = (form: RegExp, message: Said) =>
  z.string({ error: message }).overwrite(withoutSeparators).regex(form, { error: message });

/** A generated code, such as the token of a link. */
export const code = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\x21-\x7e]*$/);

const EMAIL_MAX_CHARACTERS = 254;
/** The maximum lengths of the part before the @ (RFC 5321, 4.5.3.1.1), and of each label after it (RFC 1035, 2.3.4). */
const EMAIL_LOCAL_PART_MAX_CHARACTERS = 64;
const DOMAIN_LABEL_MAX_CHARACTERS = 63;

/**
 * An email address in lower case, for comparison with the addresses of accounts (D21). Removes invisible marks that
 * were copied around it; refuses an address with invisible characters inside, because it looks like another one.
 */
export const comparedEmail = z
  .string({ error: messages.emailRequired })
  .overwrite(trimMarks)
  .toLowerCase()
  .min(1, messages.emailRequired)
  .max(EMAIL_MAX_CHARACTERS, { error: said(messages.tooLong, EMAIL_MAX_CHARACTERS) })
  .pipe(z.email(messages.emailInvalid));

/** A deliverable email address in lower case: no part exceeds the limits of mail. */
export const email = comparedEmail.refine((address) => {
  const [localPart = '', domain = ''] = address.split('@');
  return (
    localPart.length <= EMAIL_LOCAL_PART_MAX_CHARACTERS &&
    domain.split('.').every((label) => label.length <= DOMAIN_LABEL_MAX_CHARACTERS)
  );
}, messages.emailInvalid);

/** A phone number in any notation, as its ten digits: see `toPhoneDigits` (D96). */
export const phone = z
  .string({ error: messages.phoneDigits })
  .overwrite(toPhoneDigits)
  .regex(new RegExp(`^[0-9]{${PHONE_DIGITS}}$`), messages.phoneDigits);

/** A calendar day, `YYYY-MM-DD`. Its meaning determines the accepted days (D18). */
export const day = (horizon: HorizonName, requiredMessage: Said = messages.dateInvalid) =>
  withHorizon(
    z
      .string({ error: requiredMessage })
      .min(1, { error: requiredMessage })
      .refine(isDay, messages.dateInvalid),
    horizon,
  );

/** Requires a text without NUL and lone surrogates, which hashing would alter. */
const hashable = (value: string) => !isUnwritable(value);

/**
 * A password for comparison, as typed: any storable characters, with a maximum length because hashing reads all of it.
 */
export const password = (requiredMessage: Said = messages.passwordRequired) =>
  z
    .string({ error: requiredMessage })
    .min(1, { error: requiredMessage })
    .max(PASSWORD_MAX_CHARACTERS, messages.passwordTooLong)
    .refine(hashable, messages.noControlCharacters);

/** Passwords are normalized to NFC, because keyboards encode the same letter differently (D94). */
const composed = (value: string) => value.normalize('NFC');

/** A new password. */
export const newPassword = password()
  .overwrite(composed)
  .min(PASSWORD_MIN_CHARACTERS, messages.passwordTooShort);

/** A new password typed again; the form compares the two. */
export const repeatedPassword = (mustMatchMessage: Said) =>
  z
    .string({ error: mustMatchMessage })
    .overwrite(composed)
    .min(1, { error: mustMatchMessage })
    .refine(hashable, { error: mustMatchMessage });

export const id = z.int().min(1).max(ID_MAX);
/** An id in a query string. */
export const idInQuery = z.coerce.number().pipe(id);
/** The highest id that a list had when it was read: 0 when it was empty. */
export const newestId = z.int().min(0).max(ID_MAX);
/** `newestId` in a query string. */
export const newestIdInQuery = z.coerce.number().pipe(newestId);

/** Above any price here, in rupees. */
const CLAIM_MAX_RUPEES = 1e12;
/** The amount in rupees that a client expects; the server compares it with its own. */
export const claimedRupees = (message?: string) =>
  z.number(message).min(-CLAIM_MAX_RUPEES, message).max(CLAIM_MAX_RUPEES, message);

/** The center of a stored row: a key of the list of centers, or of one that has closed since. */
export const anyCenter = z.string().meta({ examples: ['indiranagar'] });

const centerIn = (list: () => readonly string[], isIn: (value: unknown) => boolean, message?: Said) => {
  const error = message ?? (() => say(messages.oneOf, list().join(', ')));
  return z
    .string({ error })
    .refine(isIn, { error })
    .meta({ examples: ['indiranagar'] });
};

/** A center by which rows are listed: closed ones too. */
export const knownCenter = (message?: Said) => centerIn(allCenters, isCenter, message);

/** The center of something new: not one that has closed. */
export const openCenter = (message?: Said) => centerIn(openCenters, isOpenCenter, message);

/** An amount in paise of at least 0. */
export const paise = z.int().min(0);

/** Only older rows: those with an id below `before`. */
export const ownListQuery = z.object({ before: idInQuery.optional() });
export type OwnListQuery = z.infer<typeof ownListQuery>;

/** `limit` of a list in a query string. */
export const limitInQuery = (defaultLimit: number, maxLimit: number) =>
  z.coerce.number().pipe(z.int().min(1).max(maxLimit)).default(defaultLimit);

/**
 * `page` and `limit` of a list (D5, D16). Pages beyond any list are limited so that the offset is still an integer of
 * the database; all of them are empty.
 */
export const pageQuery = (defaultLimit: number, maxLimit: number) => ({
  page: z.coerce
    .number()
    .pipe(
      z
        .int()
        .min(1)
        .max(ID_MAX)
        .overwrite((page) => Math.min(page, Math.floor(ID_MAX / maxLimit))),
    )
    .default(1),
  limit: limitInQuery(defaultLimit, maxLimit),
});

/** A page of a list with the number of pages. */
export const pageOf = <T extends z.ZodType>(row: T) =>
  z.object({ content: z.array(row), totalPages: z.int().min(0) });

/** The reply of a write: the text for the toast (D2). */
export const statusReply = z.object({ status: z.string() });

/** Names and descriptions in a language other than English, where available. */
export const inLang = {
  lang: z
    .enum(locales)
    .transform((locale) => (locale === 'en' ? undefined : locale))
    .optional(),
};

/** A QR code: its side in modules, quiet zone included, and the SVG path of its dark modules. */
export const qrCode = z.object({ size: z.int().positive(), path: z.string() });
export type QrCode = z.infer<typeof qrCode>;
