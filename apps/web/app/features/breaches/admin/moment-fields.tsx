import { TextField } from '../../../ui/field';
import { fieldsOf } from './breach-values';

interface MomentFieldsProps {
  label: string;
  /** The day is `…At` of the form, the time `…Time`. */
  name: string;
  at: string | null;
  hint: string;
  error: string | undefined;
}

/** A day and a time of it, in IST. */
export function MomentFields({ label, name, at, hint, error }: MomentFieldsProps) {
  const { day, time } = fieldsOf(at);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label={`${label}, day`}
        name={`${name}At`}
        type="date"
        defaultValue={day}
        hint={hint}
        error={error}
      />
      <TextField label={`${label}, time`} name={`${name}Time`} type="time" defaultValue={time} />
    </div>
  );
}
