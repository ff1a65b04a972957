import { z } from 'zod';
import { type ExportSection, exportSections } from '../domains.ts';
import { inLang } from '../fields.ts';
import { consentDocuments } from '../legal/rules.ts';
import { locales } from '../locales.ts';

const rows = z.array(z.record(z.string(), z.unknown()));

/** A document that the member agreed to. */
const consent = z.object({
  document: z.enum(consentDocuments),
  version: z.string(),
  /** The language in which it was shown. */
  locale: z.enum(locales),
  givenAt: z.iso.datetime(),
});
export type Consent = z.infer<typeof consent>;

/** All stored data about a member. Instants are UTC, days IST, amounts paise; each list is oldest first. */
export const ownData = z.object({
  madeAt: z.iso.datetime(),
  profile: z.looseObject({ name: z.string(), email: z.string(), phone: z.string() }),
  consents: z.array(consent),
  ...(Object.fromEntries(exportSections.map((list) => [list, rows])) as Record<ExportSection, typeof rows>),
});
export type OwnData = z.infer<typeof ownData>;

export const ownDataQuery = z.object(inLang);
export type OwnDataQuery = z.infer<typeof ownDataQuery>;
