import { refusedExtension } from '@namma/contract/memberships/limits';
import * as words from '#words/membership-days';
import { api } from '../../../../lib/api/api';
import { countDays } from '../../../../shared/membership-event';
import { DigitsField } from '../../../../ui/digits-field';
import { afterExtension } from './outcome';
import { StepFrame, type StepProps } from './step-frame';
import { useStepForm } from './use-step-form';

const loadSchema = async () => (await import('@namma/contract/memberships/schemas')).membershipExtension;

export function ExtendForm({ held, running, onCancel, ...step }: StepProps) {
  const { extensionDaysLeft, effectiveEnd } = running.days;
  const { typed, errors, ...form } = useStepForm({
    ...step,
    schema: loadSchema,
    initial: { days: String(extensionDaysLeft) },
    prepare: ({ days }) => ({ id: held.id, days: Number(days) }),
    rules: { days: (asked) => refusedExtension(running.days, asked) },
    send: (body) => api('membership/extend', { body }),
  });
  return (
    <StepFrame
      form={form}
      end={effectiveEnd}
      outcome={afterExtension(running, typed.days)}
      left={() => words.noExtensionLeft}
      submitLabel={words.extend}
      onCancel={onCancel}
    >
      <DigitsField
        label={words.days}
        name="days"
        required
        autoComplete="off"
        defaultValue={extensionDaysLeft}
        hint={words.extensionHint(countDays(extensionDaysLeft))}
        error={errors.days}
      />
    </StepFrame>
  );
}
