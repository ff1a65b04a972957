import { FilterFrame } from './filter-frame';

interface DayFilterProps {
  label: string;
  value: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onChange: (day: string) => void;
}

/** A day that begins or ends what is listed. */
export const DayFilter = ({ label, value = '', min, max, onChange }: DayFilterProps) => (
  <FilterFrame label={label}>
    {(control) => (
      <input
        {...control}
        // Another address, such as after Back, is another value.
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
