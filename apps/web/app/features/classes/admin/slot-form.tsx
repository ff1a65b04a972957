import type { Coach } from '@namma/contract/appointments/coach-schemas';
import type { PlannedForStaff } from '@namma/contract/classes/schemas';
import type { Day } from '@namma/contract/days/dates';
import { groupClasses } from '@namma/contract/memberships/group-classes';
import { adminLogin } from '@namma/contract/paths';
import type { Center } from '@namma/contract/values/centers';
import { api } from '../../../lib/api/api';
import { sendWithKey } from '../../../lib/api/idempotency-key';
import { useFailure } from '../../../lib/api/use-failure';
import { Button } from '../../../ui/button';
import { CheckBox } from '../../../ui/check-box';
import { SelectField, TextField } from '../../../ui/field';
import { Options } from '../../../ui/options';
import { toast } from '../../../ui/toast';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';
import { ClassFields, readClassFields, weekdays } from './class-fields';

const fromMonday = [1, 2, 3, 4, 5, 6, 0];

interface SlotFormProps {
  center: Center;
  coaches: readonly Coach[];
  /** The first day that can be chosen. */
  today: Day;
  /** The class that is to be otherwise from a day on; without it another one is added. */
  planned?: PlannedForStaff;
  onDone: (slotId: number) => unknown;
}

/** Adds a weekly class at a center, on one weekday or on several, or changes one from a day on. */
export function SlotForm({ center, coaches, today, planned, onDone }: SlotFormProps) {
  const fail = useFailure(adminLogin);
  const [send, isBusy] = useOneAtATime(async (form: HTMLFormElement) => {
    const { field, ...values } = readClassFields(form);
    const type = planned?.type ?? groupClasses.find((each) => each === field('type')) ?? 'Yoga';
    const [weekday, ...alsoOn] = new FormData(form).getAll('weekday').map(Number);
    if (weekday === undefined) return toast.error('Choose a weekday');
    const body = {
      ...(planned && { slotId: planned.slotId }),
      ...values,
      ...{ type, center, weekday, fromDay: field('fromDay') },
      ...(alsoOn.length > 0 && { alsoOn }),
    };
    try {
      const { status, slotId } = await sendWithKey(`class ${JSON.stringify(body)}`, (headers) =>
        api('classes/setSlot', { body, headers }),
      );
      toast.success(status);
      await onDone(slotId);
    } catch (error) {
      fail(error);
    }
  });
  return (
    <form
      className="grid grid-cols-1 items-end gap-4 sm:grid-cols-2 lg:grid-cols-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      {!planned && (
        <SelectField label="Class" name="type">
          <Options of={groupClasses} />
        </SelectField>
      )}
      {planned ? (
        <SelectField label="Weekday" name="weekday" defaultValue={planned.weekday}>
          {weekdays.map((name, weekday) => (
            <option key={name} value={weekday}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : (
        <fieldset className="min-w-0 wrap-anywhere sm:col-span-2 lg:col-span-3">
          <legend className="text-sm font-semibold">Weekdays</legend>
          <div className="flex flex-wrap gap-x-5">
            {fromMonday.map((weekday) => (
              <CheckBox key={weekday} name="weekday" value={weekday} defaultChecked={weekday === 1}>
                {weekdays[weekday]}
              </CheckBox>
            ))}
          </div>
        </fieldset>
      )}
      <ClassFields
        center={center}
        coaches={coaches}
        coachId={planned?.usual.coachId}
        fromMinute={planned?.usual.fromMinute ?? 7 * 60}
        minutes={planned?.usual.minutes ?? 60}
        capacity={planned?.usual.capacity ?? 20}
      />
      <TextField
        label="From"
        name="fromDay"
        type="date"
        min={today}
        required
        defaultValue={planned && planned.day > today ? planned.day : today}
      />
      <Button type="submit" look="primary" isBusy={isBusy}>
        {planned ? 'Change every week' : 'Add class'}
      </Button>
    </form>
  );
}
