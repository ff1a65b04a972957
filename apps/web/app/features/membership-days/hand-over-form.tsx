import { refusedAhead, refusedTransfer } from '@namma/contract/membership-limits';
import { api } from '../../lib/api';
import { countDays } from '../../lib/membership-event';
import { DigitsField } from '../../ui/digits-field';
import { TextField } from '../../ui/field';
import { afterHandOver } from './outcome';
import { StepFrame, type StepProps } from './step-frame';
import { useStepForm } from './use-step-form';

const loadSchema = async () => (await import('@namma/contract/schemas/memberships')).membershipHandOver;

export function HandOverForm({ held, running, onCancel, ...step }: StepProps) {
  const { transferDaysLeft, effectiveEnd } = running.days;
  const { typed, errors, ...form } = useStepForm({
    ...step,
    schema: loadSchema,
    initial: {},
    prepare: ({ days, ...values }) => ({ ...values, id: held.id, days: Number(days) }),
    rules: { days: (given) => refusedTransfer(running.days, given) ?? refusedAhead(running, given) },
    send: (body) => api('membership/handOver', { body }),
  });
  return (
    <StepFrame
      form={form}
      end={effectiveEnd}
      outcome={afterHandOver(running, typed.days)}
      left={() => 'No days to hand over left afterwards: it is possible once'}
      submitLabel="Hand over"
      onCancel={onCancel}
    >
      <DigitsField
        label="Days"
        name="days"
        required
        autoComplete="off"
        hint={`${countDays(transferDaysLeft)} at most, once. They cannot be taken back.`}
        error={errors.days}
      />
      <TextField
        label="Email of the member who gets them"
        name="email"
        type="email"
        required
        autoComplete="off"
        hint={`Another member with a running ${held.type} membership`}
        error={errors.email}
      />
    </StepFrame>
  );
}
