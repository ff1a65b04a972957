import * as words from '#words/membership-days';
import { api } from '../../../../lib/api/api';
import { formatDays } from '../../../../shared/membership-event';
import { afterResume } from './outcome';
import { StepFrame, type StepProps } from './step-frame';
import { useStepForm } from './use-step-form';

const loadSchema = async () => (await import('@namma/contract/memberships/schemas')).membershipResumption;

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
      left={(days) => words.pauseDaysLeftAfterwards(days.pauseDaysLeft)}
      submitLabel={words.endPause}
      onCancel={onCancel}
    >
      {pause && (
        <p className="text-sm text-(--soft)">
          {pause.fromDay > running.today
            ? words.pauseCancelled(formatDays(pause.fromDay, pause.toDay))
            : words.pauseEndsToday}
        </p>
      )}
    </StepFrame>
  );
}
