import { SelectField } from './field';
import { Options } from './options';

interface ChoiceFieldProps<Value extends string> {
  label: string;
  name: string;
  /** Each value with what people read. */
  labels: Record<Value, string>;
  value: Value;
  error?: string | undefined;
  onChange: (value: Value) => void;
}

/** A select with a fixed set of values. */
export function ChoiceField<Value extends string>({ labels, onChange, ...field }: ChoiceFieldProps<Value>) {
  const values = Object.keys(labels) as Value[];
  return (
    <SelectField
      {...field}
      onChange={({ currentTarget }) => {
        const chosen = values.find((each) => each === currentTarget.value);
        if (chosen) onChange(chosen);
      }}
    >
      <Options of={values} label={(each) => labels[each]} />
    </SelectField>
  );
}
