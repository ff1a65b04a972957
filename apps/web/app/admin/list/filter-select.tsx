import { FilterFrame } from './filter-frame';

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

/** A select that filters or orders a list immediately. */
export const FilterSelect = ({ label, value, options, onChange }: FilterSelectProps) => (
  <FilterFrame label={label}>
    {(control) => (
      <select {...control} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </FilterFrame>
);

/** `All`, then one option for each value. */
export const optionsOf = <Value extends string>(
  values: readonly Value[],
  allLabel = 'All',
  labelOf: (value: Value) => string = String,
): Option[] => [{ value: '', label: allLabel }, ...values.map((value) => ({ value, label: labelOf(value) }))];
