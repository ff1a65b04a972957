import { gymDay } from '@namma/contract/days/dates';
import { planValue } from '@namma/contract/memberships/renewals';
import { membershipTotalRupees } from '@namma/contract/memberships/rules';
import { type Offer, offeredTiers } from '@namma/contract/memberships/tiers';
import { formatRupees } from '@namma/contract/money';
import type { Center } from '@namma/contract/values/centers';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { CenterField } from '../../../admin/shell/centers';
import { LoadState } from '../../../admin/writes/load-state';
import { api } from '../../../lib/api/api';
import { useAnswer } from '../../../lib/api/use-answer';
import { SelectField, TextField } from '../../../ui/field';

interface WithOfferProps {
  /** @param readAgain reads the prices again; the form keeps its values */
  children: (offer: Offer, readAgain: () => void) => ReactNode;
}

/** The prices, read when the form opens: the counter may be open since yesterday. */
export function WithOffer({ children }: WithOfferProps) {
  const { answer, failure, retry } = useAnswer((signal) => api('settings/getPlans', { signal }));
  const [newer, setNewer] = useState<Offer>();
  if (!answer) return <LoadState failure={failure} onRetry={retry} />;
  // The next try is refused again if this fails.
  return children(newer ?? answer, () => void api('settings/getPlans').then(setNewer, () => {}));
}

type PlanFieldProps = { offer: Offer } & Pick<
  ComponentProps<typeof SelectField>,
  'ref' | 'value' | 'onChange' | 'error'
>;

/** The plans with their prices. */
export const PlanField = ({ offer, ...field }: PlanFieldProps) => (
  <SelectField {...field} label="Plan" name="plan" className="sm:col-span-2">
    {offeredTiers(offer).map(({ name, plans }) => (
      <optgroup key={name} label={name}>
        {plans.map((plan) => (
          <option key={plan.months} value={planValue({ type: name, months: plan.months })}>
            {`${name}, ${plan.months} months: ${formatRupees(membershipTotalRupees(plan))} with tax and fee`}
          </option>
        ))}
      </optgroup>
    ))}
  </SelectField>
);

interface CenterAndStartProps {
  /** Center of the counter. */
  center: Center | undefined;
  errors: Partial<Record<string, string>>;
}

/** Center and start date. */
export function CenterAndStart({ center, errors }: CenterAndStartProps) {
  const today = gymDay(new Date());
  return (
    <>
      <CenterField
        required
        placeholder={center ? undefined : 'Choose a center'}
        defaultValue={center ?? ''}
        error={errors.center}
      />
      <TextField
        label="Start"
        name="start_Date"
        type="date"
        required
        min={today}
        defaultValue={today}
        error={errors.start_Date}
      />
    </>
  );
}
