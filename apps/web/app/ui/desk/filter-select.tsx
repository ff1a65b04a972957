import { useId } from 'react';

export interface Option {
  value: string;
  label: string;
}

interface FilterSelectProps {
  label: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
}

/** A choice that narrows or orders a list at once. */
export function FilterSelect({ label, value, options, onChange }: FilterSelectProps) {
  const id = useId();
  return (
    <div className="grid min-w-0 gap-1">
      <label htmlFor={id} className="text-xs font-semibold text-(--soft)">
        {label}
      </label>
      <select
        id={id}
        value={value}
        className={filterControl}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

export const filterControl =
  'min-h-11 w-full min-w-0 rounded-md border border-(--edge) bg-(--raised) px-3 text-sm transition-colors hover:border-current';

/** `All`, and each by its own name. */
export const optionsOf = (values: readonly string[], allLabel = 'All'): Option[] => [
  { value: '', label: allLabel },
  ...values.map((value) => ({ value, label: value })),
];
