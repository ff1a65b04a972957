import { addDays, type Day, formatDay } from '@namma/contract/days/dates';
import type { EndQuote } from '@namma/contract/memberships/end-schemas';
import type { Membership } from '@namma/contract/memberships/schemas';
import { formatPaise } from '@namma/contract/money';
import * as paths from '@namma/contract/paths';
import { type ReceiptMode, UTR_DIGITS } from '@namma/contract/payments/rules';
import { useState } from 'react';
import { modeLabels } from '../../../../admin/money/mode-labels';
import { UtrField } from '../../../../admin/money/utr-field';
import { api } from '../../../../lib/api/api';
import { ApiError } from '../../../../lib/api/api-error';
import { sendWithKey } from '../../../../lib/api/idempotency-key';
import { useFailure } from '../../../../lib/api/use-failure';
import { useForm } from '../../../../lib/forms/use-form';
import { ChoiceField } from '../../../../ui/choice-field';
import { TextField } from '../../../../ui/field';
import { FormButtons } from '../../../../ui/form-buttons';
import { type SumLine, SumLines } from '../../ends/sum-lines';
import { useQuote } from '../../ends/use-quote';
import type { Result } from './end-result';

const loadSchema = async () => (await import('@namma/contract/memberships/end-schemas')).membershipEnding;

export interface EndFormProps {
  held: Membership;
  today: Day;
  onDone: (result: Result) => void;
  onCancel: () => void;
}

/**
 * Ends a membership on a day, with what goes back shown before, or refunds what still waits of one that has ended.
 * @param isRest whether it has ended, so that only the refund is left
 */
export function EndForm({ held, today, isRest, onDone, onCancel }: EndFormProps & { isRest: boolean }) {
  const [day, setDay] = useState<Day>(today);
  const [mode, setMode] = useState<ReceiptMode>('cash');
  const [refusal, setRefusal] = useState<string>();
  const fail = useFailure(paths.adminLogin);
  const { sums, failure, follow } = useQuote(day || undefined, (signal) =>
    api('membership/quoteEnd', { query: { id: held.id, day }, signal }),
  );
  const refundPaise = sums?.refundPaise ?? 0;
  const { formProps, errors, isBusy } = useForm({
    schema: loadSchema,
    prepare: ({ utr }) => ({
      id: held.id,
      day,
      expectedPaise: refundPaise,
      ...(refundPaise > 0 && { mode, ...(mode === 'upi' && { utr: utr ?? '' }) }),
    }),
    submit: async (body) => {
      if (!sums) return;
      setRefusal(undefined);
      try {
        const reply = await sendWithKey(`end ${JSON.stringify(body)}`, (headers) =>
          api('membership/end', { body, headers }),
        );
        onDone({ status: reply.status, documentNumber: reply.documentNumber });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.status === 401) return fail(error);
        if (error.details.issues || error.details.code === 'utrUsed') throw error;
        if (error.details.endSums) follow(error.details.endSums);
        setRefusal(error.message);
      }
    },
  });
  const refused = refusal ?? failure;
  return (
    <form {...formProps} method="post" className="grid gap-5">
      {!isRest && (
        <TextField
          label="Last day"
          name="day"
          type="date"
          required
          min={today}
          max={addDays(held.effectiveEnd, -1)}
          value={day}
          onChange={({ currentTarget }) => {
            setRefusal(undefined);
            setDay(currentTarget.value);
          }}
          error={errors.day}
        />
      )}
      <div role="status">{sums && <SumLines lines={linesOf(sums)} />}</div>
      {refundPaise > 0 && (
        <>
          <ChoiceField
            label="Refunded"
            name="mode"
            labels={modeLabels}
            value={mode}
            error={errors.mode}
            onChange={setMode}
          />
          {mode === 'upi' && <UtrField of="refund" digits={UTR_DIGITS} error={errors.utr} />}
        </>
      )}
      {refused && (
        <p role="alert" className="text-sm font-medium text-(--alert)">
          {refused}
        </p>
      )}
      <FormButtons submitLabel={labelOf(isRest, refundPaise)} isBusy={isBusy} onCancel={onCancel} />
    </form>
  );
}

function labelOf(isRest: boolean, refundPaise: number): string {
  const refund = `refund ${formatPaise(refundPaise)}`;
  if (isRest) return `R${refund.slice(1)}`;
  return refundPaise > 0 ? `End and ${refund}` : 'End';
}

const linesOf = (sums: EndQuote): SumLine[] => [
  { label: 'Amount paid', paise: sums.paidPaise },
  { label: `${sums.usedDays} of ${sums.termDays} days used`, paise: -sums.usedPaise },
  ...(sums.feePaise > 0 ? [{ label: 'Early exit fee', paise: -sums.feePaise }] : []),
  {
    label: `Refund, with ${formatDay(sums.lastDay)} as the last day`,
    paise: sums.refundPaise,
    isTotal: true,
  },
];
