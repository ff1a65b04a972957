import { z } from 'zod';
import { domainOwnLists } from '../domain-own-lists.ts';
import { inLang } from '../fields.ts';
import { consentDocuments } from '../legal/rules.ts';
import { locales } from '../locales.ts';

/**
 * The lists of the download; a domain has its own in `<domain>/own-lists.ts`. Each module of the server declares with its
 * tables which columns become which fields.
 */
export const ownDataLists = [
  'addresses',
  'cart',
  'checkouts',
  'returns',
  'reviews',
  'memberships',
  'payments',
  'documents',
  'appointments',
  ...domainOwnLists,
  // What the desk has noted about the member.
  'notes',
  // Of those that somebody sent with the member's email without having signed in, the texts are null.
  'queries',
  // Of the last 90 days, without those about queries.
  'mails',
  // Where the member is signed in.
  'signIns',
  // A hash of each address from which the member has signed in within 30 days.
  'networks',
  // When a second factor was switched on; its secret is not shown.
  'secondFactors',
  // Links to a new password that still work.
  'resetLinks',
  // Orders and memberships of the last day that would not be placed twice.
  'protectedRequests',
  // Made by admins, or the member, to what is the member's.
  'changes',
] as const;
export type OwnDataList = (typeof ownDataLists)[number];

const rows = z.array(z.record(z.string(), z.unknown()));

/** A text that the member agreed to. */
const consent = z.object({
  document: z.enum(consentDocuments),
  version: z.string(),
  /** The language in which it was shown. */
  locale: z.enum(locales),
  givenAt: z.iso.datetime(),
});
export type Consent = z.infer<typeof consent>;

/** Everything that is stored about a member. Instants are UTC, days IST, amounts paise; each list is oldest first. */
export const ownData = z.object({
  madeAt: z.iso.datetime(),
  profile: z.looseObject({ name: z.string(), email: z.string(), phone: z.string() }),
  consents: z.array(consent),
  ...(Object.fromEntries(ownDataLists.map((list) => [list, rows])) as Record<OwnDataList, typeof rows>),
});
export type OwnData = z.infer<typeof ownData>;

export const ownDataQuery = z.object(inLang);
export type OwnDataQuery = z.infer<typeof ownDataQuery>;
