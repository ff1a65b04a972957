import { z } from 'zod';
import { NAME_MAX_CHARACTERS } from '../auth/schemas.ts';
import { anyCenter, email, id, line, newestId, password, phone, statusReply } from '../fields.ts';
import { tierNames } from '../memberships/tiers.ts';
import { messages } from '../messages.ts';
import { privacyMessages } from '../words/en/privacy.ts';
import { NOMINEE_RELATION_MAX_CHARACTERS } from './rules.ts';

/** `isSure` confirms the deletion with a running paid membership. */
export const accountDeletion = z.object({ password: password(), isSure: z.boolean().optional() });
export type AccountDeletion = z.infer<typeof accountDeletion>;

/** A paid membership that the deletion of an account would end. */
export const lostMembership = z.object({
  type: z.enum(tierNames),
  center: anyCenter,
  /** The last day (IST). */
  endDate: z.iso.date(),
});
export type LostMembership = z.infer<typeof lostMembership>;

/** The member's new consent to offers. */
export const offerChoice = z.object({ isWanted: z.boolean() });
export type OfferChoice = z.infer<typeof offerChoice>;
/** A member who has told the desk that they want no offers. */
export const offersRefused = z.object({ userId: id });

/** The version of the nominee as it was read: a different number after every change, 0 for none. */
const seen = newestId;

/** The person who may act for the member, with a phone number or an email or both. */
export const nomineeForm = z
  .object({
    name: line(NAME_MAX_CHARACTERS, messages.nameRequired),
    relation: line(NOMINEE_RELATION_MAX_CHARACTERS, privacyMessages.relationRequired),
    phone: phone.optional(),
    email: email.optional(),
    seen,
  })
  .refine(({ phone: called, email: written }) => called !== undefined || written !== undefined, {
    path: ['phone'],
    message: privacyMessages.nomineeUnreachable,
  });
export type NomineeForm = z.infer<typeof nomineeForm>;
export const nomineeRemoval = z.object({ seen });
export const nomineeSaved = statusReply.extend({ seen });

/** The member's data about the nominee. */
export const nominee = z.object({
  name: z.string(),
  relation: z.string(),
  /** Ten digits. */
  phone: z.string().nullable(),
  email: z.string().nullable(),
  namedAt: z.iso.datetime(),
});
export type Nominee = z.infer<typeof nominee>;
/** Null when the member has no nominee. */
export const nomineeReply = z.object({ nominee: nominee.nullable() });
