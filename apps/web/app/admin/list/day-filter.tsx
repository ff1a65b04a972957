import { emptyMark } from '../../ui/field';
import { FilterFrame } from './filter-frame';

interface DayFilterProps {
  label: string;
  value: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onChange: (day: string) => void;
}

/** The first or the last day of a list. */
export const DayFilter = ({ label, value = '', min, max, onChange }: DayFilterProps) => (
  <FilterFrame label={label}>
    {(control) => (
      <input
        {...control}
        {...emptyMark({ type: 'date', defaultValue: value })}
        // The address may change the value, such as after Back.
        key={value}
        type="date"
        defaultValue={value}
        min={min}
        max={max}
        onBlur={({ currentTarget }) => currentTarget.value !== value && onChange(currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
    )}
  </FilterFrame>
);
