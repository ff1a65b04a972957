import { z } from 'zod';
import { PASSWORD_MAX_CHARACTERS, PHONE_DIGITS } from '../business.ts';
import { isDay } from '../dates.ts';
import { messages } from '../messages.ts';

/** The largest PostgreSQL integer: higher ids cannot exist. */
export const ID_MAX = 2_147_483_647;

/** Control characters other than tab and line breaks. PostgreSQL refuses NUL, and nobody types the others. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters it looks for
const controlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

/** Required free text: trimmed, with a maximum length and without control characters. */
export const text = (max: number, requiredMessage: string) =>
  z
    .string({ error: requiredMessage })
    .trim()
    .min(1, requiredMessage)
    .max(max, messages.tooLong(max))
    .refine((value) => !controlCharacters.test(value), messages.noControlCharacters);

/** The text of a search box: may be blank; control characters are refused. */
export const searchText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, messages.tooLong(max))
    .refine((value) => !controlCharacters.test(value), messages.noControlCharacters);

const EMAIL_MAX_CHARACTERS = 254;

/** An email address in lower case, because addresses are compared without case (D21). */
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

/** A password to be compared: any characters, with a maximum length because hashing reads all of it. */
export const password = (requiredMessage: string = messages.passwordRequired) =>
  z
    .string({ error: requiredMessage })
    .min(1, requiredMessage)
    .max(PASSWORD_MAX_CHARACTERS, messages.passwordTooLong);

export const id = z.int().min(1).max(ID_MAX);
/** An id in a query string. */
export const idInQuery = z.coerce.number().pipe(id);

/** An amount in paise that is never below 0. */
export const paise = z.int().min(0);

/** Only rows with an id below `before`, which are older. */
export const ownListQuery = z.object({ before: idInQuery.optional() });
export type OwnListQuery = z.infer<typeof ownListQuery>;

/** `page` and `limit` of a list (D5, D16). */
export const pageQuery = (defaultLimit: number, maxLimit: number) => ({
  page: z.coerce.number().pipe(z.int().min(1).max(ID_MAX)).default(1),
  limit: z.coerce.number().pipe(z.int().min(1).max(maxLimit)).default(defaultLimit),
});

/** A page of a list with the number of pages. */
export const pageOf = <T extends z.ZodType>(row: T) =>
  z.object({ content: z.array(row), totalPages: z.int().min(0) });

/** The reply of a write: the text for the toast (D2). */
export const statusReply = z.object({ status: z.string() });
