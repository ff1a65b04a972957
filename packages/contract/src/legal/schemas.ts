import { z } from 'zod';
import type { LegalDetails } from '../business.ts';

/** The legally required details that the owner has set. */
export const legalDetailsReply = z.object({
  legalName: z.string().nullable(),
  gstin: z.string().nullable(),
  fssaiLicence: z.string().nullable(),
  grievanceOfficer: z
    .object({ name: z.string(), designation: z.string(), email: z.string(), phone: z.string() })
    .nullable(),
}) satisfies z.ZodType<LegalDetails>;
