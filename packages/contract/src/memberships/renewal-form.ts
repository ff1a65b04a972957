import { z } from 'zod';
import { messages } from '../messages.ts';
import { renewalMessages } from '../words/en/renewals.ts';
import { planOf } from './renewals.ts';
import { newMembership } from './schemas.ts';

/** The fields of the renewal form; start, end and price depend on the plan and the current membership. */
export const renewalForm = newMembership.pick({ center: true }).extend({
  plan: z.string().transform((value, context) => {
    const plan = planOf(value);
    if (plan) return plan;
    context.addIssue(renewalMessages.planRequired);
    return z.NEVER;
  }),
  /** The checkbox 'Amount to be paid at particular center!'. */
  agreed: z.literal('on', messages.tickPayAtCenter),
});
