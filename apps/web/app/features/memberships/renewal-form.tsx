import type { ClosedTime } from '@namma/contract/centers/schemas';
import type { Day } from '@namma/contract/days/dates';
import { planOf, planValue, type RenewalPlan } from '@namma/contract/memberships/renewals';
import type { Membership } from '@namma/contract/memberships/schemas';
import { type Offer, offeredTiers } from '@namma/contract/memberships/tiers';
import { centerLabel } from '@namma/contract/messages/centers';
import { formatRupees } from '@namma/contract/money';
import { openCenters } from '@namma/contract/values/centers';
import * as words from '#words/fitness';
import { ClosedCenters } from '../../shared/closed-centers';
import { Button } from '../../ui/button';
import { CheckboxField } from '../../ui/checkbox-field';
import { SelectField } from '../../ui/field';
import { Options } from '../../ui/options';
import { useOverlap } from './use-overlap';
import { useRenewal } from './use-renewal';

interface RenewalFormProps {
  held: Membership;
  offer: Offer;
  startDate: Day;
  /** Renewal price of the chosen plan. */
  totalRupees: number;
  /** When centers are closed soon. */
  closed: readonly ClosedTime[];
  onPlan: (plan: RenewalPlan) => void;
}

/** Plan and center of a renewal; those of the held membership at first. */
export function RenewalForm({ held, offer, startDate, totalRupees, closed, onPlan }: RenewalFormProps) {
  const { sendAsking, dialog } = useOverlap();
  const { formProps, errors, isBusy } = useRenewal(held, offer, startDate, sendAsking);
  return (
    <form {...formProps} aria-label={words.renewForm} className="grid content-start gap-6">
      <SelectField
        label={words.plan}
        name="plan"
        defaultValue={planValue(held)}
        error={errors.plan}
        // On a phone, the sum is out of sight while the plan is chosen.
        hint={words.inTotal(formatRupees(totalRupees))}
        onChange={({ target }) => {
          const plan = planOf(target.value);
          if (plan) onPlan(plan);
        }}
      >
        {offeredTiers(offer).map(({ name, plans }) => (
          <optgroup key={name} label={name}>
            {plans.map(({ months, discountPriceRupees }) => (
              <option key={months} value={planValue({ type: name, months })}>
                {words.renewalPlan(name, months, formatRupees(discountPriceRupees))}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <SelectField
        label={words.preferredCenter}
        name="center"
        defaultValue={held.center}
        error={errors.center}
      >
        <Options of={openCenters()} label={centerLabel} />
      </SelectField>
      <ClosedCenters closed={closed} className="border-l-4 border-ink pl-4" />
      <CheckboxField label={words.toBePaidAtCenter} name="agreed" required error={errors.agreed} />
      <Button type="submit" look="primary" isBusy={isBusy} className="min-h-14 text-base">
        {words.renew}
      </Button>
      {dialog}
    </form>
  );
}
