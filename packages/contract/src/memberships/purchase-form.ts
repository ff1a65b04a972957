import { z } from 'zod';
import { messages } from '../messages.ts';
import { newMembership } from './schemas.ts';

/** The fields of the membership form; type, end and price depend on the chosen plan (SPEC section 5). */
export const purchaseForm = newMembership.pick({ center: true, start_Date: true, user_id: true }).extend({
  /** The checkbox 'Amount to be paid at particular center!'. */
  agreed: z.literal('on', messages.tickPayAtCenter),
});
