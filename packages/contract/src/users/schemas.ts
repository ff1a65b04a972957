import { z } from 'zod';
import { confirmsNewPassword, NAME_MAX_CHARACTERS, newPasswordFields } from '../auth/schemas.ts';
import { genders, roles } from '../business.ts';
import { said } from '../default-errors.ts';
import { comparedEmail, day, email, id, line, openCenter, password, phone } from '../fields.ts';
import { locales } from '../locales.ts';
import { messages } from '../messages.ts';
import { ownStaff } from '../staff/schemas.ts';
import * as fieldNames from '../words/en/field-names.ts';

export const profile = z.object({
  user_id: id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  DOB: z.string(),
  gender: z.string(),
  /** As given at sign-up; offered as the first delivery address. */
  address: z.string(),
  /** The language of mails. */
  locale: z.enum(locales),
  /** Lets a reopened browser distinguish an admin from a member without another request. */
  role: z.enum(roles),
  /** The role of a staff member. */
  staff: ownStaff.optional(),
});
export type Profile = z.infer<typeof profile>;

/**
 * Name, phone, date of birth and the language of mails, if given, can change; `user_id`, `email` and `gender` are
 * optional and must agree (D4, D19).
 */
export const profileUpdate = z.object({
  user_id: id.optional(),
  name: line(NAME_MAX_CHARACTERS, messages.nameRequired),
  email: comparedEmail.optional(),
  phone,
  DOB: day('birth', messages.dobRequired),
  gender: z.enum(genders).optional(),
  locale: z.enum(locales).optional(),
});
export type ProfileUpdate = z.infer<typeof profileUpdate>;

/** An admin's profile may lack phone and date of birth. A member's is refused without them. */
export const staffProfileUpdate = profileUpdate.partial({ phone: true, DOB: true });
export type StaffProfileUpdate = z.infer<typeof staffProfileUpdate>;

/** A session of the user. */
export const ownSession = z.object({
  id,
  /** The browser and system, such as 'Chrome on Android', in the language of the caller. */
  device: z.string(),
  createdAt: z.iso.datetime(),
  /** Up to five minutes before the last request. */
  lastSeenAt: z.iso.datetime(),
  /** True for the session of this request. */
  isCurrent: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

export const endedSession = z.object({ id: z.union([id, z.literal('others')]) });
export type EndedSession = z.infer<typeof endedSession>;

export const passwordReset = confirmsNewPassword(
  z.object({
    email: comparedEmail.optional(),
    oldPassword: password(said(messages.required, fieldNames.oldPasswordField)),
    ...newPasswordFields,
  }),
);
export type PasswordReset = z.infer<typeof passwordReset>;

/**
 * A person added at the desk (D78). A phone that a member already has is refused with that member's id and name;
 * `isAnother` confirms that it is another person, because families share phones.
 */
export const newMember = z.object({
  name: line(NAME_MAX_CHARACTERS, messages.nameRequired),
  phone,
  gender: z.enum(genders).optional(),
  DOB: day('birth', messages.dobRequired).optional(),
  email: email.optional(),
  /** The center where the person was added. */
  center: openCenter(messages.centerRequired).optional(),
  isAnother: z.literal(true).optional(),
});
export type NewMember = z.infer<typeof newMember>;
