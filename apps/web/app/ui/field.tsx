import { type ComponentProps, type ReactNode, useId } from 'react';
import type { Elements } from './elements';

interface FieldFrame {
  label: string;
  /** Shown below the control, announced, and tied to it (D29). */
  error?: string | undefined;
  hint?: ReactNode;
  className?: string;
}

const control =
  'w-full min-h-12 rounded-md border border-(--edge) bg-(--raised) px-3.5 py-2.5 text-base transition-colors hover:border-current aria-invalid:border-(--alert) [&[readonly]]:opacity-70 disabled:opacity-60';

function Frame({
  id,
  label,
  error,
  hint,
  className = '',
  children,
}: FieldFrame & { id: string; children: Elements }) {
  return (
    <div className={`grid min-w-0 grid-cols-1 content-start gap-1.5 ${className}`}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {children}
      {hint && (
        // A hint that says nothing yet takes no room, so that the error stands right below the control.
        <div id={`${id}-hint`} className="text-xs text-(--soft) has-[>:only-child:empty]:absolute">
          {hint}
        </div>
      )}
      <p id={`${id}-error`} aria-live="polite" className="text-xs font-medium text-(--alert) empty:hidden">
        {error}
      </p>
    </div>
  );
}

const described = (id: string, { error, hint }: Pick<FieldFrame, 'error' | 'hint'>) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [hint ? `${id}-hint` : '', `${id}-error`].filter(Boolean).join(' '),
});

/** A text input with its label, hint and error. `trailing` is shown inside, at its end. */
export function TextField({
  label,
  error,
  hint,
  className,
  trailing,
  ...input
}: FieldFrame & Omit<ComponentProps<'input'>, 'className'> & { trailing?: ReactNode }) {
  const ownId = useId();
  const id = input.id ?? ownId;
  return (
    <Frame id={id} label={label} error={error} hint={hint} className={className ?? ''}>
      <span className="relative block">
        <input
          {...input}
          {...described(id, { error, hint })}
          className={`${control} ${trailing ? 'pr-14' : ''}`}
        />
        {trailing && <span className="absolute inset-y-0 right-1 flex items-center">{trailing}</span>}
      </span>
    </Frame>
  );
}

export function TextAreaField({
  label,
  error,
  hint,
  className,
  ...input
}: FieldFrame & Omit<ComponentProps<'textarea'>, 'className'>) {
  const ownId = useId();
  const id = input.id ?? ownId;
  return (
    <Frame id={id} label={label} error={error} hint={hint} className={className ?? ''}>
      <textarea rows={4} {...input} {...described(id, { error, hint })} className={control} />
    </Frame>
  );
}

export function SelectField({
  label,
  error,
  hint,
  className,
  children,
  ...select
}: FieldFrame & Omit<ComponentProps<'select'>, 'className'>) {
  const ownId = useId();
  const id = select.id ?? ownId;
  return (
    <Frame id={id} label={label} error={error} hint={hint} className={className ?? ''}>
      <select {...select} {...described(id, { error, hint })} className={control}>
        {children}
      </select>
    </Frame>
  );
}
