import { formatDay } from '@namma/contract/days/dates';
import { centerLabel } from '@namma/contract/messages/centers';
import { isOpenCenter, openCenters } from '@namma/contract/values/centers';
import * as words from '#words/membership-days';
import { api } from '../../../../lib/api/api';
import { SelectField } from '../../../../ui/field';
import { afterMove } from './outcome';
import { StepFrame, type StepProps } from './step-frame';
import { useStepForm } from './use-step-form';

const loadSchema = async () => (await import('@namma/contract/memberships/schemas')).membershipMove;

export function CenterForm({ held, running, onCancel, ...step }: StepProps) {
  const { typed, errors, ...form } = useStepForm({
    ...step,
    schema: loadSchema,
    initial: {},
    prepare: (values) => ({ ...values, id: held.id }),
    send: (body) => api('membership/moveCenter', { body }),
  });
  return (
    <StepFrame
      form={form}
      end={running.days.effectiveEnd}
      outcome={afterMove(running, isOpenCenter(typed.center) ? typed.center : held.center)}
      left={({ centerChangesLeft, centerChangesFrom }) =>
        [
          words.changesLeftAfterwards(centerChangesLeft),
          centerChangesLeft > 0 && centerChangesFrom && words.nextFrom(formatDay(centerChangesFrom)),
        ]
          .filter(Boolean)
          .join(', ')
      }
      submitLabel={words.changeCenter}
      onCancel={onCancel}
    >
      <SelectField
        label={words.newCenter}
        name="center"
        required
        defaultValue=""
        hint={words.nowAt(centerLabel(held.center))}
        error={errors.center}
      >
        <option value="" disabled>
          {words.chooseCenter}
        </option>
        {openCenters()
          .filter((center) => center !== held.center)
          .map((center) => (
            <option key={center} value={center}>
              {centerLabel(center)}
            </option>
          ))}
      </SelectField>
    </StepFrame>
  );
}
