import { z } from 'zod';
import { adminFilter, adminPageOf, adminQuery } from '../admin/schemas.ts';
import { NAME_MAX_CHARACTERS } from '../auth/schemas.ts';
import { genders, roles } from '../business.ts';
import { said } from '../default-errors.ts';
import { isGstin } from '../documents/gstin.ts';
import {
  anyCenter,
  day,
  email,
  id,
  idInQuery,
  knownCenter,
  line,
  paise,
  phone,
  qrCode,
  rowVersion,
  statusReply,
  text,
} from '../fields.ts';
import { imageCrop } from '../images/schemas.ts';
import { paymentStatuses } from '../memberships/rules.ts';
import { membership } from '../memberships/schemas.ts';
import { planLengthsMonths, tierNames } from '../memberships/tiers.ts';
import { messages } from '../messages.ts';
import { offerStates } from '../privacy/rules.ts';
import {
  guardianStates,
  memberDues,
  memberEnds,
  memberStates,
  NOTE_MAX_CHARACTERS,
  unseenDays,
} from './rules.ts';

/** `q`: each word is part of the name, email or phone, in any order; or the text is a person's number. */
const memberFilter = {
  state: z.enum(memberStates).optional(),
  due: z.enum(memberDues).optional(),
  /** Type and center are those of the newest membership. */
  type: z.enum(tierNames).optional(),
  center: knownCenter().optional(),
  unseen: z.enum(unseenDays).optional(),
  ends: z.enum(memberEnds).optional(),
};
export type MemberFilter = z.infer<z.ZodObject<typeof memberFilter>>;
export const memberListQuery = z.object({ ...adminQuery, ...memberFilter });
export type MemberListQuery = z.infer<typeof memberListQuery>;
export const memberExportQuery = z.object({ ...adminFilter, ...memberFilter });
export type MemberExportQuery = z.infer<typeof memberExportQuery>;

/** A person in the list. `phone` is empty for an admin. */
const member = z.object({
  userId: id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  role: z.enum(roles),
  registeredOn: z.iso.date(),
  /** The newest membership; null without any. */
  membership: z
    .object({
      id,
      type: z.enum(tierNames),
      center: anyCenter,
      startDate: z.iso.date(),
      endDate: z.iso.date(),
      payment_status: z.enum(paymentStatuses),
    })
    .nullable(),
});
export type Member = z.infer<typeof member>;

/** With the standing today. */
const listedMember = member.extend({
  state: z.enum(memberStates),
  /** Dues of memberships and orders. */
  duePaise: paise,
  /** The day (IST) of the last visit; null without one. */
  lastVisitOn: z.iso.date().nullable(),
});
export type ListedMember = z.infer<typeof listedMember>;

export const memberPage = adminPageOf(listedMember);

/** The slip number, as `4821-0937-4`; null for sales from before slips existed. */
const slipCode = z.string().nullable();

/** The due amount of a membership, payable at its center until it starts. */
const membershipDue = z.object({
  kind: z.literal('membership'),
  id,
  type: z.enum(tierNames),
  months: z.literal(planLengthsMonths),
  center: anyCenter,
  startDate: z.iso.date(),
  totalPaise: paise,
  duePaise: paise,
  slipCode,
});

/** The due amount of a checkout, payable in cash on delivery. */
const orderDue = z.object({
  kind: z.literal('order'),
  /** The lowest id of its orders. */
  id,
  checkoutId: z.uuid(),
  orderNumber: z.string(),
  orderedAt: z.iso.datetime(),
  /** The last IST day of the promised delivery; at the counter, the day of the sale. */
  arrivesBy: z.iso.date(),
  /** Null for a counter sale. */
  town: z.string().nullable(),
  /** Everything has arrived, so the payment is late. */
  isDelivered: z.boolean(),
  totalPaise: paise,
  duePaise: paise,
  slipCode,
});

const due = z.discriminatedUnion('kind', [membershipDue, orderDue]);
export type Due = z.infer<typeof due>;

/** The member's dues, memberships before orders, newest first; the newest 500 of each. */
export const dues = z.object({ duePaise: paise, dues: z.array(due) });
export type Dues = z.infer<typeof dues>;

/** A note of the desk about a member. */
export const note = z.object({
  id,
  at: z.iso.datetime(),
  author: z.string(),
  text: z.string(),
  /** True if the caller wrote it and may still delete it. */
  isDeletable: z.boolean(),
});
export type Note = z.infer<typeof note>;

/** One person, for admins. Fields an admin account lacks are empty. */
export const memberDetails = dues.extend({
  userId: id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  DOB: z.string(),
  gender: z.string(),
  address: z.string(),
  /** The GSTIN of the business that the member buys for; empty for none. */
  gstin: z.string(),
  role: z.enum(roles),
  registeredOn: z.iso.date(),
  isDisabled: z.boolean(),
  /** Created at the desk and not claimed yet: nobody can sign in. */
  isUnclaimed: z.boolean(),
  /** For `members/update`. */
  version: rowVersion,
  /** Newest first. */
  notes: z.array(note),
  /** The member's consent to offers; null for an admin. */
  offers: z.enum(offerStates).nullable(),
  /** True if a parent or guardian of a member under 18 was seen; null where the check does not apply. */
  guardian: z.enum(guardianStates).nullable(),
  /** The replaced date of birth that made the member a minor; empty without one. */
  DOBBefore: z.union([z.iso.date(), z.literal('')]),
  /** Paid ones that have not ended, first to end first. */
  memberships: z.array(membership),
});
export type MemberDetails = z.infer<typeof memberDetails>;

/** A single-use link, valid until `expiresAt`. It is in no list and no log. */
export const claimLinkReply = statusReply.extend({
  userId: id,
  claimLink: z.string(),
  /** The link as a QR code for the person's own phone. */
  qr: qrCode,
  expiresAt: z.iso.datetime(),
});
export type ClaimLinkReply = z.infer<typeof claimLinkReply>;

const gstin = z
  .string()
  .transform((text) => text.replace(/\s/g, '').toUpperCase())
  .refine(isGstin, 'Enter a GSTIN: 15 characters, the last is a check character');

/** Absent fields are unchanged. The email can be edited only until the account is claimed. */
export const memberEdit = z.object({
  userId: id,
  version: rowVersion,
  name: line(NAME_MAX_CHARACTERS, messages.nameRequired).optional(),
  phone: phone.optional(),
  DOB: day('birth', messages.dobRequired).optional(),
  gender: z.enum(genders).optional(),
  email: email.optional(),
  /** GSTIN of the business that the member buys for, printed on later invoices; empty for none. */
  gstin: z.literal('').or(gstin).optional(),
});
export type MemberEdit = z.infer<typeof memberEdit>;

/** A printable member card: `number` is `NS-M-42-7`, encoded in the QR code. */
export const walletCard = z.object({ name: z.string(), number: z.string(), since: z.iso.date(), qr: qrCode });
export type WalletCard = z.infer<typeof walletCard>;

export const newNote = z.object({
  userId: id,
  text: text(NOTE_MAX_CHARACTERS, said(messages.required, 'Note')),
});
export type NewNote = z.infer<typeof newNote>;
export const noteAdded = statusReply.extend({ id });

/** The photo is a WebP file in base64; null without one. `consentBy` is the colleague who noted the consent. */
export const memberPhoto = z.object({
  photo: z.object({ webp: z.string(), consentAt: z.iso.datetime(), consentBy: z.string() }).nullable(),
});
/** The crop defaults to the largest square in the middle. */
export const newPhoto = imageCrop.safeExtend({
  id: idInQuery,
  hasConsent: z.literal('true', 'Ask for the consent of the member first'),
});
export type NewPhoto = z.infer<typeof newPhoto>;
