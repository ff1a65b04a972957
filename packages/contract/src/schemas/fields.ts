import { z } from 'zod';
import { PASSWORD_MAX_CHARACTERS, PHONE_DIGITS } from '../business.ts';
import { isDay } from '../dates.ts';
import { messages } from '../messages.ts';

/** Largest value of a PostgreSQL integer: ids beyond it cannot exist. */
export const ID_MAX = 2_147_483_647;

/** Everything below space but tab and line feeds, and DEL: the database refuses NUL, and no person types the rest. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters it looks for
const controlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

/** Required free text: trimmed, bounded, without control characters. */
export const text = (max: number, requiredMessage: string) =>
  z
    .string({ error: requiredMessage })
    .trim()
    .min(1, requiredMessage)
    .max(max, messages.tooLong(max))
    .refine((value) => !controlCharacters.test(value), messages.noControlCharacters);

/** What is typed into a search box: may be blank, and what no person types is no search. */
export const searchText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, messages.tooLong(max))
    .refine((value) => !controlCharacters.test(value), messages.noControlCharacters);

const EMAIL_MAX_CHARACTERS = 254;

/** An email address; compared without case, so kept in lower case (D21). */
export const email = z
  .string({ error: messages.emailRequired })
  .trim()
  .toLowerCase()
  .min(1, messages.emailRequired)
  .max(EMAIL_MAX_CHARACTERS, messages.tooLong(EMAIL_MAX_CHARACTERS))
  .pipe(z.email(messages.emailInvalid));

export const phone = z
  .string({ error: messages.phoneDigits })
  .trim()
  .regex(new RegExp(`^[0-9]{${PHONE_DIGITS}}$`), messages.phoneDigits);

/** A calendar day, `YYYY-MM-DD` (D18). */
export const day = (requiredMessage: string = messages.dateInvalid) =>
  z.string({ error: requiredMessage }).min(1, requiredMessage).refine(isDay, messages.dateInvalid);

/** A password given to be compared: any characters, bounded because hashing reads them all. */
export const password = (requiredMessage: string = messages.passwordRequired) =>
  z
    .string({ error: requiredMessage })
    .min(1, requiredMessage)
    .max(PASSWORD_MAX_CHARACTERS, messages.passwordTooLong);

export const id = z.int().min(1).max(ID_MAX);
/** An id in a query string. */
export const idInQuery = z.coerce.number().pipe(id);

/** `before` is the id of a row: only rows with a lower id, which are older, are answered. */
export const ownListQuery = z.object({ before: idInQuery.optional() });
export type OwnListQuery = z.infer<typeof ownListQuery>;

/** `page` and `limit` of a list (D5, D16). */
export const pageQuery = (defaultLimit: number, maxLimit: number) => ({
  page: z.coerce.number().pipe(z.int().min(1).max(ID_MAX)).default(1),
  limit: z.coerce.number().pipe(z.int().min(1).max(maxLimit)).default(defaultLimit),
});

export const pageOf = <T extends z.ZodType>(row: T) =>
  z.object({ content: z.array(row), totalPages: z.int().min(0) });

/** The answer of a write: the text for the toast (D2). */
export const statusReply = z.object({ status: z.string() });
