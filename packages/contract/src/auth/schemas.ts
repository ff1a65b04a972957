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

/** 'Sign up' of SPEC section 5. `isOldEnough` of members.ts checks the date of birth, which depends on today. */
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
  /** Ignored: registration always creates a member (D4). */
  role: searchText(20).optional(),
});

/** An empty repetition already has its own message. */
const repeats = (password: string, repetition: string | undefined): boolean =>
  !repetition || password === repetition;

export const registration = registrationFields.refine((form) => repeats(form.password, form.Cpassword), {
  path: ['Cpassword'],
  message: messages.passwordsMustMatch,
  // Makes this message appear together with those of other fields.
  when: ({ value }) => typeof value === 'object' && value !== null,
});
export type Registration = z.infer<typeof registration>;

/** `code` is required where the right password alone is refused with `secondFactor` (D77). */
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

/** The same with the field names of a first password. */
export const newPasswordTwice = {
  password: newPassword,
  conPassword: repeatedPassword(messages.passwordsDoNotMatch),
};

/** Refuses passwords that differ. */
export const confirmsPassword = <T extends z.ZodType<{ password: string; conPassword: string }>>(form: T) =>
  form.refine((typed) => repeats(typed.password, typed.conPassword), {
    path: ['conPassword'],
    message: messages.passwordsDoNotMatch,
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

/** Refuses passwords that differ. */
export const confirmsNewPassword = <T extends z.ZodType<{ newPassword: string; conPassword: string }>>(
  form: T,
) =>
  form.refine(({ newPassword, conPassword }) => repeats(newPassword, conPassword), {
    path: ['conPassword'],
    message: messages.passwordsDoNotMatch,
    // Shown together with the other messages, not only after they are resolved.
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

export const forgottenPassword = z.object({ email });
export type ForgottenPassword = z.infer<typeof forgottenPassword>;

/** `token` is in the fragment of the mail's link. */
export const resetByLink = confirmsNewPassword(z.object({ token: code(100), ...newPasswordFields }));
export type ResetByLink = z.infer<typeof resetByLink>;

/** Options for visitors who are not signed in, depending on the server's settings. */
export const authOptions = z.object({
  /** True if a forgotten password can be reset by mail. */
  canResetByMail: z.boolean(),
});

/** `token` is in the fragment of the mail's link. */
export const emailLink = z.object({ token: code(100) });

/** The member's password, and the new email; the current one requests another confirmation mail. */
export const emailChange = z.object({ newEmail: email, password: password() });
export type EmailChange = z.infer<typeof emailChange>;

/** The state of the caller's email. */
export const emailState = z.object({
  email: z.string(),
  isConfirmed: z.boolean(),
  /** True if links can be mailed, which requires a mail server. */
  canChange: z.boolean(),
  /** The address of a pending change whose link is still valid. */
  pending: z.string().nullable(),
  /** True if the mail to it bounced or was refused. */
  isUndelivered: z.boolean(),
});
export type EmailState = z.infer<typeof emailState>;

/** `token` is in the fragment of the desk's link; `locale` is the language in which the notices were shown (D78). */
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
