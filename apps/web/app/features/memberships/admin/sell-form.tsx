import { type Center, centers } from '@namma/contract/centers/rules';
import { addMonthsWithinCalendar, gymDay } from '@namma/contract/days/dates';
import { planOf, planValue } from '@namma/contract/memberships/renewals';
import { membershipTotalRupees } from '@namma/contract/memberships/rules';
import { type Offer, offeredTiers } from '@namma/contract/memberships/tiers';
import { formatRupees } from '@namma/contract/money';
import { useLayoutEffect, useRef, useState } from 'react';
import { LoadState } from '../../../admin/writes/load-state';
import { api } from '../../../lib/api/api';
import { ApiError } from '../../../lib/api/api-error';
import { sendWithKey } from '../../../lib/api/idempotency-key';
import { useAnswer } from '../../../lib/api/use-answer';
import { refusePastDay } from '../../../lib/forms/form-rules';
import { useForm } from '../../../lib/forms/use-form';
import { invalidate } from '../../../lib/loading/read-cache';
import { SelectField, TextField } from '../../../ui/field';
import { FormButtons } from '../../../ui/form-buttons';
import { toast } from '../../../ui/toast';
import { useOverlap } from '../use-overlap';

const loadSchema = async () => (await import('@namma/contract/memberships/schemas')).newMembership;

interface SellFormProps {
  /** The member whom it is for. */
  userId: number;
  /** Of the counter. */
  center: Center | undefined;
  cancelLabel: string;
  onTaken: () => void;
  onCancel: () => void;
}

/**
 * Takes a membership for a member at the desk, to be paid there. The prices are read when the form opens: the counter may be
 * open since yesterday.
 */
export function SellForm(props: SellFormProps) {
  const { answer, failure, retry } = useAnswer((signal) => api('facts/getPlans', { signal }));
  const [newer, setNewer] = useState<Offer>();
  if (!answer) return <LoadState failure={failure} onRetry={retry} />;
  // Behind the form, which keeps what was typed. The next try is refused again if this fails.
  const readAgain = () => void api('facts/getPlans').then(setNewer, () => {});
  return <Plans {...props} offer={newer ?? answer} onOtherPrice={readAgain} />;
}

interface PlansProps extends SellFormProps {
  offer: Offer;
  /** Reads the prices again. */
  onOtherPrice: () => void;
}

function Plans({ userId, center, cancelLabel, offer, onOtherPrice, onTaken, onCancel }: PlansProps) {
  const { sendAsking, dialog } = useOverlap();
  const tiers = offeredTiers(offer);
  const today = gymDay(new Date());
  const first = useRef<HTMLSelectElement>(null);
  // The button that led here is gone, and the focus with it.
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
        <SelectField ref={first} label="Plan" name="plan" className="sm:col-span-2" error={errors.type}>
          {tiers.map((tier) => (
            <optgroup key={tier.name} label={tier.name}>
              {tier.plans.map((plan) => (
                <option key={plan.months} value={planValue({ type: tier.name, months: plan.months })}>
                  {`${tier.name}, ${plan.months} months: ${formatRupees(membershipTotalRupees(plan))} with tax and fee`}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
        <SelectField label="Center" name="center" defaultValue={center ?? ''} required error={errors.center}>
          {!center && (
            <option value="" disabled>
              Choose a center
            </option>
          )}
          {centers.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Start"
          name="start_Date"
          type="date"
          required
          min={today}
          defaultValue={today}
          error={errors.start_Date}
        />
        <div className="sm:col-span-2">
          <FormButtons
            submitLabel="Take the membership"
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
