import { formatDay } from '@namma/contract/days/dates';
import type { ChangeQuote } from '@namma/contract/memberships/end-schemas';
import { planOf, planValue, type RenewalPlan } from '@namma/contract/memberships/renewals';
import { planLengthsMonths, tierNames } from '@namma/contract/memberships/tiers';
import { centerLabel } from '@namma/contract/messages/centers';
import * as paths from '@namma/contract/paths';
import { useState } from 'react';
import { api } from '../../../../lib/api/api';
import { ApiError } from '../../../../lib/api/api-error';
import { sendWithKey } from '../../../../lib/api/idempotency-key';
import { useFailure } from '../../../../lib/api/use-failure';
import { useForm } from '../../../../lib/forms/use-form';
import { SelectField } from '../../../../ui/field';
import { FormButtons } from '../../../../ui/form-buttons';
import { type SumLine, SumLines } from '../../ends/sum-lines';
import { useQuote } from '../../ends/use-quote';
import type { EndFormProps } from './end-form';

const loadSchema = async () => (await import('@namma/contract/memberships/end-schemas')).membershipChange;

/** The next better tier, of the same length; for the best one the longest plan. */
function firstPlan({ type, months }: RenewalPlan): RenewalPlan {
  const better = tierNames[tierNames.indexOf(type) + 1];
  return better ? { type: better, months } : { type, months: 12 };
}

/** Changes a membership to another plan from tomorrow on. The amount to pay or refund is shown first. */
export function ChangeForm({ held, onDone, onCancel }: EndFormProps) {
  const [plan, setPlan] = useState<RenewalPlan>(() => firstPlan(held));
  const [refusal, setRefusal] = useState<string>();
  const [isOverlapAsked, setOverlapAsked] = useState(false);
  const fail = useFailure(paths.adminLogin);
  const { sums, failure, follow } = useQuote(planValue(plan), (signal) =>
    api('membership/quoteChange', { query: { id: held.id, ...plan }, signal }),
  );
  const { formProps, errors, isBusy } = useForm({
    schema: loadSchema,
    prepare: () => ({
      id: held.id,
      ...plan,
      expectedPaise: sums ? sums.duePaise - sums.refundPaise : 0,
      ...(isOverlapAsked && { overlaps: true }),
    }),
    submit: async (body) => {
      if (!sums) return;
      setRefusal(undefined);
      try {
        const reply = await sendWithKey(`change ${JSON.stringify(body)}`, (headers) =>
          api('membership/change', { body, headers }),
        );
        onDone({ ...reply, refundWaits: reply.refundPaise });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.status === 401) return fail(error);
        if (error.details.changeSums) follow(error.details.changeSums);
        setOverlapAsked(error.details.overlap !== undefined);
        setRefusal(error.message);
      }
    },
  });
  const refused = refusal ?? failure;
  return (
    <form {...formProps} method="post" className="grid gap-5">
      <SelectField
        label="Change to"
        name="type"
        value={planValue(plan)}
        error={errors.type}
        onChange={({ currentTarget }) => {
          setRefusal(undefined);
          setOverlapAsked(false);
          setPlan((before) => planOf(currentTarget.value) ?? before);
        }}
      >
        {tierNames.map((type) => (
          <optgroup key={type} label={type}>
            {planLengthsMonths.map((months) => (
              <option key={months} value={planValue({ type, months })}>
                {`${type}, ${months} months`}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <div role="status">{sums && <SumLines lines={linesOf(sums)} />}</div>
      {sums && (
        <p className="text-sm text-(--soft)">
          {`The old one ends today. The new one runs from ${formatDay(sums.startDate)} to ${formatDay(sums.endDate)} at ${centerLabel(sums.center)}.`}
        </p>
      )}
      {refused && (
        <p role="alert" className="text-sm font-medium text-(--alert)">
          {refused}
        </p>
      )}
      <FormButtons
        submitLabel={isOverlapAsked ? 'Keep both' : `Change to ${plan.type}`}
        isBusy={isBusy}
        onCancel={onCancel}
      />
    </form>
  );
}

const linesOf = (sums: ChangeQuote): SumLine[] => [
  { label: 'Price with tax and fee', paise: sums.totalPaise },
  { label: 'Unused days of old membership', paise: -(sums.creditPaise + sums.refundPaise) },
  sums.refundPaise > 0
    ? { label: 'Goes back', paise: sums.refundPaise, isTotal: true }
    : { label: 'To be paid', paise: sums.duePaise, isTotal: true },
];
