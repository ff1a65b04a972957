import { z } from 'zod';
import { centers } from '../centers/rules.ts';
import { password } from '../fields.ts';
import { tierNames } from '../memberships/tiers.ts';

/** `isSure`: also with a paid membership that still runs. */
export const accountDeletion = z.object({ password: password(), isSure: z.boolean().optional() });
export type AccountDeletion = z.infer<typeof accountDeletion>;

/** A paid membership that the deletion of an account would end. */
export const lostMembership = z.object({
  type: z.enum(tierNames),
  center: z.enum(centers),
  /** The last day (IST). */
  endDate: z.iso.date(),
});
export type LostMembership = z.infer<typeof lostMembership>;
