import { z } from 'zod';
import { id } from '../fields.ts';

/**
 * The member who ordered, for admins; the address may name another person. `phone` is empty for an admin's own order.
 * For an unregistered buyer at the counter, `userId` is null and the name says so (D80).
 */
export const orderingMember = z.object({
  userId: id.nullable(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
});
