import { SelectField } from '../../ui/field';

interface TimeSelectProps {
  label: string;
  name: string;
  /** The first choice, which stands for no time. */
  none: string;
  stepMinutes: number;
  error?: string | undefined;
}

/** A time of a day; its value are the minutes from midnight. */
export const TimeSelect = ({ none, stepMinutes, ...field }: TimeSelectProps) => (
  <SelectField {...field} defaultValue="">
    <option value="">{none}</option>
    {Array.from({ length: (24 * 60) / stepMinutes }, (_, i) => i * stepMinutes).map((minute) => (
      <option key={minute} value={minute}>
        {`${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`}
      </option>
    ))}
  </SelectField>
);

const twoDigits = (count: number): string => String(count).padStart(2, '0');
