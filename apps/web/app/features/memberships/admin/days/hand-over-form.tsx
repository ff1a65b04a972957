import { refusedAhead, refusedTransfer } from '@namma/contract/memberships/limits';
import * as words from '#words/membership-days';
import { api } from '../../../../lib/api/api';
import { countDays } from '../../../../shared/membership-event';
import { DigitsField } from '../../../../ui/digits-field';
import { TextField } from '../../../../ui/field';
import { afterTransfer } from './outcome';
import { StepFrame, type StepProps } from './step-frame';
import { useStepForm } from './use-step-form';

const loadSchema = async () => (await import('@namma/contract/memberships/schemas')).membershipTransfer;

export function TransferForm({ held, running, onCancel, ...step }: StepProps) {
  const { transferDaysLeft, effectiveEnd } = running.days;
  const { typed, errors, ...form } = useStepForm({
    ...step,
    schema: loadSchema,
    initial: {},
    prepare: ({ days, ...values }) => ({ ...values, id: held.id, days: Number(days) }),
    rules: { days: (given) => refusedTransfer(running.days, given) ?? refusedAhead(running, given) },
    send: (body) => api('membership/transferDays', { body }),
  });
  return (
    <StepFrame
      form={form}
      end={effectiveEnd}
      outcome={afterTransfer(running, typed.days)}
      left={() => words.noTransferLeft}
      submitLabel={words.transfer}
      onCancel={onCancel}
    >
      <DigitsField
        label={words.days}
        name="days"
        required
        autoComplete="off"
        hint={words.transferHint(countDays(transferDaysLeft))}
        error={errors.days}
      />
      <TextField
        label={words.receiverEmail}
        name="email"
        type="email"
        required
        autoComplete="off"
        hint={words.receiverHint(held.type)}
        error={errors.email}
      />
    </StepFrame>
  );
}
