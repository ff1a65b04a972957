import { z } from 'zod';
import { genders, roles } from '../business.ts';
import {
  code,
  comparedEmail,
  day,
  email,
  line,
  newPassword,
  password,
  phone,
  repeatedPassword,
  searchText,
  text,
} from '../fields.ts';
import { locales } from '../locales.ts';
import { messages } from '../messages.ts';
import { factorCode } from './second-factor-codes.ts';

export const NAME_MAX_CHARACTERS = 100;
export const ADDRESS_MAX_CHARACTERS = 300;

/** 'Sign up' of SPEC section 5. `isOldEnough` of members.ts checks the day of birth, which depends on today. */
const registrationFields = z.object({
  name: line(NAME_MAX_CHARACTERS, messages.nameRequired),
  email,
  phone,
  DOB: day('birth', messages.dobRequired),
  gender: z.enum(genders, messages.genderRequired),
  address: text(ADDRESS_MAX_CHARACTERS, messages.addressRequired),
  password: newPassword,
  Cpassword: repeatedPassword(messages.passwordsMustMatch),
  /** The language in which the terms and the privacy notice were shown, and in which mails are written. */
  locale: z.enum(locales).default('en'),
  /** Ignored: registration always makes a member (D4). */
  role: searchText(20).optional(),
});

/** An empty repetition has its message already. */
const repeats = (password: string, repetition: string | undefined): boolean =>
  !repetition || password === repetition;

export const registration = registrationFields.refine((form) => repeats(form.password, form.Cpassword), {
  path: ['Cpassword'],
  message: messages.passwordsMustMatch,
  // Makes this message appear together with those of other fields.
  when: ({ value }) => typeof value === 'object' && value !== null,
});
export type Registration = z.infer<typeof registration>;

/** `code` is asked for where the right password alone is refused with `secondFactor` (D77). */
export const login = z.object({
  email: comparedEmail,
  password: password(),
  code: factorCode.optional(),
});
export type Login = z.infer<typeof login>;

export const loginReply = z.object({ token: z.string(), role: z.enum(roles), status: z.string() });

/** A new password, typed twice. */
export const newPasswordFields = {
  newPassword,
  conPassword: repeatedPassword(messages.passwordsDoNotMatch),
};

/** The same under the name that a first password has. */
export const newPasswordTwice = {
  password: newPassword,
  conPassword: repeatedPassword(messages.passwordsDoNotMatch),
};

/** Refuses two that differ. */
export const confirmsPassword = <T extends z.ZodType<{ password: string; conPassword: string }>>(form: T) =>
  form.refine((typed) => repeats(typed.password, typed.conPassword), {
    path: ['conPassword'],
    message: messages.passwordsDoNotMatch,
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

/** Refuses two that differ. */
export const confirmsNewPassword = <T extends z.ZodType<{ newPassword: string; conPassword: string }>>(
  form: T,
) =>
  form.refine(({ newPassword, conPassword }) => repeats(newPassword, conPassword), {
    path: ['conPassword'],
    message: messages.passwordsDoNotMatch,
    // Shown beside the other messages, not only after they are gone.
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

export const forgottenPassword = z.object({ email });
export type ForgottenPassword = z.infer<typeof forgottenPassword>;

/** `token` stands behind the # of the link in the mail. */
export const resetByLink = confirmsNewPassword(z.object({ token: code(100), ...newPasswordFields }));
export type ResetByLink = z.infer<typeof resetByLink>;

/** What a visitor may do without signing in, as the server is set up. */
export const authOptions = z.object({
  /** Whether a forgotten password can be replaced by a link in a mail. */
  canResetByMail: z.boolean(),
});

/** `token` stands behind the # of the link in the mail. */
export const emailLink = z.object({ token: code(100) });

/** The member's password, and the email that they want; their present one asks for another mail to confirm it. */
export const emailChange = z.object({ newEmail: email, password: password() });
export type EmailChange = z.infer<typeof emailChange>;

/** How the caller's email stands. */
export const emailState = z.object({
  email: z.string(),
  isConfirmed: z.boolean(),
  /** Whether links can be mailed: only where mails leave the server. */
  canChange: z.boolean(),
  /** The address to which a link was mailed that still works. */
  pending: z.string().nullable(),
  /** Whether the mail to it came back, or nobody would take it. */
  isUndelivered: z.boolean(),
});
export type EmailState = z.infer<typeof emailState>;

/** `token` stands behind the # of the desk's link; `locale` is the language in which the notices were shown (D78). */
export const claim = z
  .object({
    token: code(100),
    email,
    password: newPassword,
    conPassword: repeatedPassword(messages.passwordsDoNotMatch),
    locale: z.enum(locales).default('en'),
  })
  .refine(({ password, conPassword }) => repeats(password, conPassword), {
    path: ['conPassword'],
    message: messages.passwordsDoNotMatch,
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
export type Claim = z.infer<typeof claim>;
