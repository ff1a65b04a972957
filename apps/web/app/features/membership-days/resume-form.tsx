import { api } from '../../lib/api';
import { formatDays } from '../../lib/membership-event';
import { afterResume } from './outcome';
import { leftAfterwards, StepFrame, type StepProps } from './step-frame';
import { useStepForm } from './use-step-form';

const loadSchema = async () => (await import('@namma/contract/schemas/memberships')).membershipResumption;

export function ResumeForm({ held, running, onCancel, ...step }: StepProps) {
  const { pause, effectiveEnd } = running.days;
  const form = useStepForm({
    ...step,
    schema: loadSchema,
    initial: {},
    prepare: () => ({ id: held.id }),
    send: (body) => api('membership/resume', { body }),
  });
  return (
    <StepFrame
      form={form}
      end={effectiveEnd}
      outcome={afterResume(running)}
      left={(days) => leftAfterwards(days.pauseDaysLeft, 'pause day', 'pause days')}
      submitLabel="End the pause"
      onCancel={onCancel}
    >
      {pause && (
        <p className="text-sm text-(--soft)">
          {pause.fromDay > running.today
            ? `The pause of ${formatDays(pause.fromDay, pause.toDay)} is taken back.`
            : 'Today is a day of the membership again. The other days of the pause come back.'}
        </p>
      )}
    </StepFrame>
  );
}
