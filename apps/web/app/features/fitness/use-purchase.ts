import { addMonths } from '@namma/contract/dates';
import { membershipTotalRupees, type Plan, type Tier } from '@namma/contract/memberships';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api';
import { refusePastDay } from '../../lib/form-rules';
import { endIdempotencyKey, idempotencyKeyFor } from '../../lib/idempotency-key';
import { forget } from '../../lib/read-cache';
import { useMemberForm } from '../../lib/use-member-form';
import { toast } from '../../ui/toast';
import { buyPath } from './buy-path';

const PURPOSE = 'membership';
const loadSchema = async () => (await import('@namma/contract/schemas/purchase-form')).purchaseForm;

/** Takes a membership of the chosen plan, to be paid at its center. */
export function usePurchase({ tier, plan }: { tier: Tier; plan: Plan }) {
  const navigate = useNavigate();
  return useMemberForm(buyPath({ tier: tier.slug, selectedMonths: plan.months }), {
    schema: loadSchema,
    rules: { start_Date: refusePastDay },
    submit: async ({ center, start_Date }) => {
      const body = {
        type: tier.name,
        center,
        start_Date,
        end_Date: addMonths(start_Date, plan.months),
        // What was shown: another price by now is refused, not taken (D4).
        price: membershipTotalRupees(plan),
        payment_status: 'pending' as const,
      };
      const { status } = await api('membership/register', {
        body,
        headers: { 'Idempotency-Key': idempotencyKeyFor(PURPOSE, body) },
      });
      endIdempotencyKey(PURPOSE);
      forget('membership/');
      toast.success(status);
      await navigate('/profile/profileMembership');
    },
  });
}
