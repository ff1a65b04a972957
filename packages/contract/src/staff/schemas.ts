import { z } from 'zod';
import { centers } from '../centers/rules.ts';
import { permissions, presets } from './permissions.ts';

/** What a member of staff may do, and at which center; null is all of them (D74). */
export const ownStaff = z.object({
  preset: z.enum(presets),
  permissions: z.array(z.enum(permissions)),
  center: z.enum(centers).nullable(),
});
export type OwnStaff = z.infer<typeof ownStaff>;
