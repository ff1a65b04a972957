import { useId } from 'react';
import { filterControl } from './filter-select';

interface DayFilterProps {
  label: string;
  value: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onChange: (day: string) => void;
}

/** A day that begins or ends what is listed. */
export function DayFilter({ label, value = '', min, max, onChange }: DayFilterProps) {
  const id = useId();
  return (
    <div className="grid min-w-0 gap-1">
      <label htmlFor={id} className="text-xs font-semibold text-(--soft)">
        {label}
      </label>
      <input
        // Another address, such as after Back, is another value.
        key={value}
        id={id}
        type="date"
        defaultValue={value}
        min={min}
        max={max}
        className={filterControl}
        onBlur={({ currentTarget }) => currentTarget.value !== value && onChange(currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
    </div>
  );
}
