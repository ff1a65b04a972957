import { z } from 'zod';
import { id } from '../fields.ts';

/**
 * The member who ordered, for admins; the address may name someone else. `phone` is empty for an admin's own order.
 */
export const orderingMember = z.object({
  userId: id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
});
