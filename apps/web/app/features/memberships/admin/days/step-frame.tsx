import { type Day, daysBetween, formatDay } from '@namma/contract/days/dates';
import type { MembershipDays } from '@namma/contract/memberships/days';
import type { ReactNode } from 'react';
import * as words from '#words/membership-days';
import { countDays } from '../../../../shared/membership-event';
import { FormButtons } from '../../../../ui/form-buttons';
import type { CurrentMembership } from './held';
import type { StateToday } from './outcome';
import type { useStepForm } from './use-step-form';

/** Props of every action form. */
export interface StepProps
  extends Pick<Parameters<typeof useStepForm>[0], 'onDone' | 'readAgain' | 'signInAt'> {
  held: CurrentMembership;
  running: StateToday;
  onCancel: () => void;
}

interface StepFrameProps {
  form: Pick<ReturnType<typeof useStepForm>, 'formProps' | 'isBusy' | 'refusal' | 'isOverlapAsked'>;
  /** The last day as it is now. */
  end: Day;
  /** Result of the action. Undefined while the fields are invalid. */
  outcome: MembershipDays | undefined;
  /** Remaining days after the action. */
  left: (outcome: MembershipDays) => string;
  /** Shown with the outcome, such as appointments that clash. */
  notes?: ReactNode;
  submitLabel: string;
  onCancel: () => void;
  /** The fields. */
  children?: ReactNode;
}

/** The fields of a step, and its result before it is sent. */
export function StepFrame({
  form,
  end,
  outcome,
  left,
  notes,
  submitLabel,
  onCancel,
  children,
}: StepFrameProps) {
  return (
    <form {...form.formProps} className="grid gap-5">
      {children}
      <div role="status" className="grid gap-2 border-l-4 border-ink bg-paper-sunken p-4 text-sm">
        {outcome ? (
          <>
            <p>
              <span>{`${words.newEndBefore} `}</span>
              <strong className="heading block text-xl">{formatDay(outcome.effectiveEnd)}</strong>
              <span>{describeMove(end, outcome.effectiveEnd)}</span>
            </p>
            <p>{left(outcome)}</p>
            {notes}
          </>
        ) : (
          <p>{words.endAppearsHere}</p>
        )}
      </div>
      {form.refusal && (
        <p role="alert" className="text-sm font-medium text-(--alert)">
          {form.refusal}
        </p>
      )}
      <FormButtons
        submitLabel={form.isOverlapAsked ? words.bothAreMeant : submitLabel}
        cancelLabel={words.cancel}
        isBusy={form.isBusy}
        onCancel={onCancel}
      />
    </form>
  );
}

function describeMove(before: Day, after: Day): string {
  const moved = daysBetween(before, after);
  if (moved === 0) return words.asBefore;
  const says = moved > 0 ? words.laterThan : words.earlierThan;
  return says(countDays(Math.abs(moved)), formatDay(before));
}
