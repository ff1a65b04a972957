import { addMonths } from '@namma/contract/dates';
import { membershipTotalRupees } from '@namma/contract/memberships';
import * as paths from '@namma/contract/paths';
import type { Membership } from '@namma/contract/schemas/memberships';
import type { Plan, Tier } from '@namma/contract/tiers';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api';
import { refusePastDay } from '../../lib/form-rules';
import { hasIdempotencyKey, sendWithKey } from '../../lib/idempotency-key';
import { forget } from '../../lib/read-cache';
import { useMemberForm } from '../../lib/use-member-form';
import { toast } from '../../ui/toast';
import { buyPath } from './buy-path';
import { findSame } from './same-membership';

const loadSchema = async () => (await import('@namma/contract/schemas/purchase-form')).purchaseForm;

/**
 * Takes a membership of the chosen plan, to be paid at its center. If the member already has the same one, it asks
 * first, because the server accepts a second one.
 * @param askAboutSame resolves to true when a second one is wanted
 */
export function usePurchase({
  tier,
  plan,
  askAboutSame,
}: {
  tier: Tier;
  plan: Plan;
  askAboutSame: (same: Membership) => Promise<boolean>;
}) {
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
        // The price that was shown. If it has changed, the server refuses the request (D4).
        price: membershipTotalRupees(plan),
        payment_status: 'pending' as const,
      };
      const request = `membership ${JSON.stringify(body)}`;
      // Read from the server each time, because it may have been bought in another tab. A request that is sent again
      // after a lost answer needs no question: its key keeps it from taking a second membership.
      if (!hasIdempotencyKey(request)) {
        const same = findSame(await api('membership/getMemberships'), body);
        if (same && !(await askAboutSame(same))) return;
      }
      const { status } = await sendWithKey(request, (headers) =>
        api('membership/register', { body, headers }),
      );
      forget('membership/');
      toast.success(status);
      await navigate(paths.profileMembership);
    },
  });
}
