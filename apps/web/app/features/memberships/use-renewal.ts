import { addMonthsWithinCalendar, type Day } from '@namma/contract/days/dates';
import { renewalTotalRupees } from '@namma/contract/memberships/renewals';
import { selectPlan } from '@namma/contract/memberships/rules';
import type { Membership } from '@namma/contract/memberships/schemas';
import { type Offer, offeredTier } from '@namma/contract/memberships/tiers';
import * as paths from '@namma/contract/paths';
import { useNavigate, useRevalidator } from 'react-router';
import { api } from '../../lib/api/api';
import { ApiError } from '../../lib/api/api-error';
import { sendWithKey } from '../../lib/api/idempotency-key';
import { useForm } from '../../lib/forms/use-form';
import { invalidate } from '../../lib/loading/read-cache';
import { toast } from '../../ui/toast';
import type { useOverlap } from './use-overlap';

const loadSchema = async () => (await import('@namma/contract/memberships/renewal-form')).renewalForm;

/**
 * Renews a membership, to be paid at its center. The member is asked about another one on the same days. When its end
 * has moved meanwhile, or it is renewed already, the screen is
 * read again.
 */
export function useRenewal(
  held: Membership,
  offer: Offer,
  startDate: Day,
  sendAsking: ReturnType<typeof useOverlap>['sendAsking'],
) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return useForm({
    schema: loadSchema,
    submit: async ({ plan: { type, months }, center }) => {
      const body = {
        type,
        center,
        start_Date: startDate,
        end_Date: addMonthsWithinCalendar(startDate, months),
        // The price that was shown. If it has changed, the server refuses the request (D4).
        price: renewalTotalRupees(selectPlan(offeredTier(offer, type), months), held),
        renewalOf: held.id,
      };
      try {
        const reply = await sendAsking((more) => {
          const asked = { ...body, ...more };
          return sendWithKey(`renewal ${JSON.stringify(asked)}`, (headers) =>
            api('membership/register', { body: asked, headers }),
          );
        });
        if (!reply) return;
        invalidate('membership/');
        toast.success(reply.status);
        await navigate(paths.profileMembership);
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) {
          invalidate('membership/', 'settings/');
          await revalidate();
        }
        throw error;
      }
    },
  });
}
