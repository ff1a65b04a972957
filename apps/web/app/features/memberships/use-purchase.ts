import { addMonths } from '@namma/contract/days/dates';
import { membershipTotalRupees } from '@namma/contract/memberships/rules';
import type { OfferedTier, Plan } from '@namma/contract/memberships/tiers';
import * as paths from '@namma/contract/paths';
import { useNavigate, useRevalidator } from 'react-router';
import { api } from '../../lib/api/api';
import { ApiError } from '../../lib/api/api-error';
import { sendWithKey } from '../../lib/api/idempotency-key';
import { refusePastDay } from '../../lib/forms/form-rules';
import { useMemberForm } from '../../lib/forms/use-member-form';
import { invalidate } from '../../lib/loading/read-cache';
import { toast } from '../../ui/toast';
import { buyPath } from './buy-path';
import type { useOverlap } from './use-overlap';

const loadSchema = async () => (await import('@namma/contract/memberships/purchase-form')).purchaseForm;

interface PurchaseOptions {
  tier: OfferedTier;
  plan: Plan;
  /** True if the form names the buyer. */
  isForMember: boolean;
  /** Asks about another membership on the same days. */
  sendAsking: ReturnType<typeof useOverlap>['sendAsking'];
}

/** Takes a membership of the chosen plan, to be paid at its center. An admin takes it for a member. */
export function usePurchase({ tier, plan, isForMember, sendAsking }: PurchaseOptions) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return useMemberForm(buyPath({ tier: tier.slug, selectedMonths: plan.months }), {
    schema: loadSchema,
    prepare: ({ user_id, ...values }) => ({
      ...values,
      ...(user_id && { user_id: Number(user_id) }),
    }),
    rules: {
      start_Date: refusePastDay,
      user_id: (userId) => (isForMember && userId === undefined ? 'Choose the member' : undefined),
    },
    submit: async ({ center, start_Date, user_id }) => {
      const body = {
        type: tier.name,
        center,
        start_Date,
        end_Date: addMonths(start_Date, plan.months),
        // The price that was shown. If it has changed, the server refuses the request (D4).
        price: membershipTotalRupees(plan),
        payment_status: 'pending' as const,
        ...(isForMember && { user_id }),
      };
      const reply = await sendAsking((more) => {
        const asked = { ...body, ...more };
        return sendWithKey(`membership ${JSON.stringify(asked)}`, (headers) =>
          api('membership/register', { body: asked, headers }),
        );
      }).catch(async (error) => {
        // The price is another one since the page was opened: it is shown, and asked about by the button that names it.
        if (error instanceof ApiError && error.details.total !== undefined) {
          invalidate('settings/');
          await revalidate();
        }
        throw error;
      });
      if (!reply) return;
      invalidate('membership/', ...(isForMember ? (['admin/'] as const) : []));
      toast.success(reply.status);
      await navigate(isForMember && user_id ? paths.memberPath(user_id) : paths.profileMembership);
    },
  });
}
