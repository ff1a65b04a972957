import { type ComponentProps, useId } from 'react';
import { CheckBox } from './check-box';

interface CheckboxFieldProps extends Omit<ComponentProps<typeof CheckBox>, 'children'> {
  label: string;
  error?: string | undefined;
}

/** A checkbox with its sentence. An error below it is announced and tied to the checkbox (D29). */
export function CheckboxField({ label, error, ...input }: CheckboxFieldProps) {
  const id = useId();
  return (
    <div className="grid justify-items-start gap-1">
      <CheckBox {...input} aria-invalid={error ? true : undefined} aria-describedby={`${id}-error`}>
        {label}
      </CheckBox>
      <p id={`${id}-error`} aria-live="polite" className="text-xs font-medium text-(--alert) empty:hidden">
        {error}
      </p>
    </div>
  );
}
