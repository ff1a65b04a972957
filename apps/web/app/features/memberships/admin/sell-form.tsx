import { addMonthsWithinCalendar } from '@namma/contract/days/dates';
import { planOf } from '@namma/contract/memberships/renewals';
import { membershipTotalRupees } from '@namma/contract/memberships/rules';
import { type Offer, offeredTiers } from '@namma/contract/memberships/tiers';
import type { Center } from '@namma/contract/values/centers';
import { useLayoutEffect, useRef } from 'react';
import { api } from '../../../lib/api/api';
import { ApiError } from '../../../lib/api/api-error';
import { sendWithKey } from '../../../lib/api/idempotency-key';
import { refusePastDay } from '../../../lib/forms/form-rules';
import { useForm } from '../../../lib/forms/use-form';
import { invalidate } from '../../../lib/loading/read-cache';
import { FormButtons } from '../../../ui/form-buttons';
import { toast } from '../../../ui/toast';
import { useOverlap } from '../use-overlap';
import { CenterAndStart, PlanField, WithOffer } from './plan-fields';

const loadSchema = async () => (await import('@namma/contract/memberships/schemas')).newMembership;

interface SellFormProps {
  /** The buyer. */
  userId: number;
  /** Center of the counter. */
  center: Center | undefined;
  cancelLabel: string;
  onTaken: () => void;
  onCancel: () => void;
}

/** Sells a membership to a member at the desk, to be paid there. */
export const SellForm = (props: SellFormProps) => (
  <WithOffer>{(offer, readAgain) => <Plans {...props} offer={offer} onOtherPrice={readAgain} />}</WithOffer>
);

interface PlansProps extends SellFormProps {
  offer: Offer;
  /** Reads the prices again. */
  onOtherPrice: () => void;
}

function Plans({ userId, center, cancelLabel, offer, onOtherPrice, onTaken, onCancel }: PlansProps) {
  const { sendAsking, dialog } = useOverlap();
  const tiers = offeredTiers(offer);
  const first = useRef<HTMLSelectElement>(null);
  // The button that opened this form has disappeared, and the focus with it.
  useLayoutEffect(() => first.current?.focus(), []);
  const { formProps, errors, isBusy } = useForm({
    schema: loadSchema,
    prepare: ({ plan, start_Date, ...values }) => {
      const chosen = planOf(String(plan));
      const tier = tiers.find(({ name }) => name === chosen?.type);
      const sold = tier?.plans.find(({ months }) => months === chosen?.months);
      return {
        ...values,
        user_id: userId,
        type: tier?.name,
        start_Date,
        end_Date: sold && start_Date ? addMonthsWithinCalendar(String(start_Date), sold.months) : '',
        // The price that was shown. If it has changed, the server refuses the request (D4).
        price: sold && membershipTotalRupees(sold),
      };
    },
    rules: { start_Date: refusePastDay },
    submit: async (body) => {
      const reply = await sendAsking((more) => {
        const asked = { ...body, ...more };
        return sendWithKey(`membership ${JSON.stringify(asked)}`, (headers) =>
          api('membership/register', { body: asked, headers }),
        );
      }).catch((error) => {
        if (error instanceof ApiError && error.details.total !== undefined) onOtherPrice();
        throw error;
      });
      if (!reply) return;
      invalidate('membership/', 'payments/', 'admin/');
      toast.success(reply.status);
      onTaken();
    },
  });
  return (
    <>
      <form {...formProps} method="post" className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <PlanField ref={first} offer={offer} error={errors.type} />
        <CenterAndStart center={center} errors={errors} />
        <div className="sm:col-span-2">
          <FormButtons
            submitLabel="Add membership"
            cancelLabel={cancelLabel}
            isBusy={isBusy}
            onCancel={onCancel}
          />
        </div>
      </form>
      {dialog}
    </>
  );
}
