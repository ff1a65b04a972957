import { SelectField } from '../../ui/field';
import { Options } from '../../ui/options';

interface TimeSelectProps {
  label: string;
  name: string;
  /** The first choice, for no time. */
  none: string;
  stepMinutes: number;
  error?: string | undefined;
}

/** A time of a day; its value are the minutes from midnight. */
export const TimeSelect = ({ none, stepMinutes, ...field }: TimeSelectProps) => (
  <SelectField {...field} defaultValue="">
    <option value="">{none}</option>
    <Options
      of={Array.from({ length: (24 * 60) / stepMinutes }, (_, i) => i * stepMinutes)}
      label={(minute) => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`}
    />
  </SelectField>
);

const twoDigits = (count: number): string => String(count).padStart(2, '0');
