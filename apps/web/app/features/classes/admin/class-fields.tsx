import type { Coach } from '@namma/contract/appointments/coach-schemas';
import type { Center } from '@namma/contract/values/centers';
import { SelectField, TextField } from '../../../ui/field';

export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Parses a time field to minutes of the day. */
export const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** `06:30` */
export const timeOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

export interface ClassValues {
  coachId: number | undefined;
  fromMinute: number;
  minutes: number;
  capacity: number;
}

interface ClassFieldsProps extends ClassValues {
  center: Center;
  coaches: readonly Coach[];
  coachLabel?: string;
}

/** Fields shared by weekly and single classes: coach, time and places. */
export const ClassFields = ({
  center,
  coaches,
  coachLabel = 'Coach',
  coachId,
  fromMinute,
  minutes,
  capacity,
}: ClassFieldsProps) => (
  <>
    <SelectField label={coachLabel} name="coach" required defaultValue={coachId}>
      {coaches
        .filter((coach) => coach.center === center && (!coach.isRetired || coach.coachId === coachId))
        .map((coach) => (
          <option key={coach.coachId} value={coach.coachId}>
            {coach.name}
          </option>
        ))}
    </SelectField>
    <TextField label="Begins" name="time" type="time" step={300} required defaultValue={timeOf(fromMinute)} />
    <TextField
      label="Minutes"
      name="minutes"
      type="number"
      min={15}
      max={180}
      step={5}
      required
      defaultValue={minutes}
    />
    <TextField
      label="Places"
      name="capacity"
      type="number"
      min={1}
      max={500}
      required
      defaultValue={capacity}
    />
  </>
);

/** Reads the fields. */
export function readClassFields(form: HTMLFormElement) {
  const data = new FormData(form);
  const field = (name: string) => String(data.get(name) ?? '');
  return {
    field,
    coachId: Number(field('coach')),
    fromMinute: minutesOf(field('time')),
    minutes: Number(field('minutes')),
    capacity: Number(field('capacity')),
  };
}

type Typed = Omit<ReturnType<typeof readClassFields>, 'field'>;

/** Reads only changed fields, so that edits by others are kept. */
export const changesIn = (form: HTMLFormElement, shown: Record<keyof Typed, unknown>): Partial<Typed> => {
  const { field: _, ...typed } = readClassFields(form);
  return Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => value !== shown[name as keyof Typed]),
  );
};
