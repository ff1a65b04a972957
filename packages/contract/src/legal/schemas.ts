import { z } from 'zod';
import type { LegalFacts } from '../business.ts';

/** What the owner has given of the facts that the law asks for. */
export const legalFactsReply = z.object({
  legalName: z.string().nullable(),
  gstin: z.string().nullable(),
  fssaiLicence: z.string().nullable(),
  grievanceOfficer: z
    .object({ name: z.string(), designation: z.string(), email: z.string(), phone: z.string() })
    .nullable(),
}) satisfies z.ZodType<LegalFacts>;
