import type { Coach } from '@namma/contract/appointments/coach-schemas';
import type { Center } from '@namma/contract/centers/rules';
import type { Day } from '@namma/contract/days/dates';
import { type GroupClass, groupClasses } from '@namma/contract/memberships/group-classes';
import { adminLogin } from '@namma/contract/paths';
import { useState } from 'react';
import { api } from '../../../lib/api/api';
import { useFailure } from '../../../lib/api/use-failure';
import { Button } from '../../../ui/button';
import { SelectField, TextField } from '../../../ui/field';
import { toast } from '../../../ui/toast';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Minutes of the day from what a time field has. */
export const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

interface SlotFormProps {
  center: Center;
  coaches: readonly Coach[];
  today: Day;
  onDone: () => unknown;
}

/** Adds a class of every week at a center. */
export function SlotForm({ center, coaches, today, onDone }: SlotFormProps) {
  const fail = useFailure(adminLogin);
  const [type, setType] = useState<GroupClass>('Yoga');
  const [add, isBusy] = useOneAtATime(async (form: FormData) => {
    const field = (name: string) => String(form.get(name) ?? '');
    try {
      const { status } = await api('classes/setSlot', {
        body: {
          type,
          center,
          coachId: Number(field('coach')),
          weekday: Number(field('weekday')),
          fromMinute: minutesOf(field('time')),
          minutes: Number(field('minutes')),
          capacity: Number(field('capacity')),
          fromDay: field('fromDay'),
        },
      });
      toast.success(status);
      await onDone();
    } catch (error) {
      fail(error);
    }
  });
  const own = coaches.filter((coach) => coach.center === center && !coach.isRetired);
  return (
    <form
      className="mb-6 grid grid-cols-1 items-end gap-4 border border-(--line) p-4 sm:grid-cols-2 lg:grid-cols-4 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        void add(new FormData(event.currentTarget));
      }}
    >
      <SelectField
        label="Class"
        value={type}
        onChange={({ currentTarget }) => {
          const chosen = groupClasses.find((each) => each === currentTarget.value);
          if (chosen) setType(chosen);
        }}
      >
        {groupClasses.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </SelectField>
      <SelectField label="Coach" name="coach" required>
        {own.map(({ coachId, name }) => (
          <option key={coachId} value={coachId}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField label="Weekday" name="weekday" defaultValue="1">
        {weekdays.map((name, weekday) => (
          <option key={name} value={weekday}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField label="Begins" name="time" type="time" step={300} required defaultValue="07:00" />
      <TextField
        label="Minutes"
        name="minutes"
        type="number"
        min={15}
        max={180}
        step={5}
        required
        defaultValue={60}
      />
      <TextField label="Places" name="capacity" type="number" min={1} max={500} required defaultValue={20} />
      <TextField label="From" name="fromDay" type="date" min={today} required defaultValue={today} />
      <Button type="submit" look="primary" isBusy={isBusy}>
        Add class
      </Button>
    </form>
  );
}
