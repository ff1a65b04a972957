import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

interface FieldFrame {
  label: string;
  /** Shown below the control, announced, and tied to it (D29). */
  error?: string | undefined;
  hint?: ReactNode;
  /** A hint that changes while typing: announced, and without room while it is empty. Not together with `hint`. */
  liveHint?: ReactNode;
  className?: string;
}

const control =
  'w-full min-h-12 rounded-md border border-(--edge) bg-(--raised) px-3.5 py-2.5 text-base transition-colors hover:border-current aria-invalid:border-(--alert) [&[readonly]]:opacity-70 disabled:opacity-60';

function Frame({
  id,
  label,
  error,
  hint,
  liveHint,
  className = '',
  children,
}: FieldFrame & { id: string; children: ReactNode }) {
  return (
    <div className={`grid min-w-0 grid-cols-1 content-start gap-1.5 ${className}`}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {children}
      {hint && (
        <div id={`${id}-hint`} className="text-xs text-(--soft)">
          {hint}
        </div>
      )}
      {liveHint !== undefined && (
        // `empty:` on the element itself: WebKit does not apply one within :has() again when text arrives.
        <div id={`${id}-hint`} aria-live="polite" className="text-xs text-(--soft) empty:absolute">
          {liveHint}
        </div>
      )}
      <p id={`${id}-error`} aria-live="polite" className="text-xs font-medium text-(--alert) empty:hidden">
        {error}
      </p>
    </div>
  );
}

const described = (
  id: string,
  { error, hint, liveHint }: Pick<FieldFrame, 'error' | 'hint' | 'liveHint'>,
) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [hint || liveHint !== undefined ? `${id}-hint` : '', `${id}-error`]
    .filter(Boolean)
    .join(' '),
});

/**
 * Marks an empty date or time, which WebKit would show as today's date or the current time: see `data-empty` in base.css.
 * @returns attributes of the input
 */
export const emptyMark = ({
  type,
  value,
  defaultValue,
  onInput,
}: Pick<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onInput'>): ComponentProps<'input'> =>
  type === 'date' || type === 'time'
    ? {
        ...((value ?? defaultValue) ? {} : { 'data-empty': true }),
        onInput: (event) => {
          event.currentTarget.toggleAttribute('data-empty', event.currentTarget.value === '');
          onInput?.(event);
        },
      }
    : {};

/** A text input with its label, hint and error. `trailing` is shown inside, at its end. */
export function TextField({
  label,
  error,
  hint,
  liveHint,
  className,
  trailing,
  ...input
}: FieldFrame & Omit<ComponentProps<'input'>, 'className'> & { trailing?: ReactNode }) {
  const ownId = useId();
  const id = input.id ?? ownId;
  return (
    <Frame id={id} label={label} error={error} hint={hint} liveHint={liveHint} className={className ?? ''}>
      <span className="relative block">
        <input
          {...input}
          {...emptyMark(input)}
          {...described(id, { error, hint, liveHint })}
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
  liveHint,
  className,
  ...input
}: FieldFrame & Omit<ComponentProps<'textarea'>, 'className'>) {
  const ownId = useId();
  const id = input.id ?? ownId;
  return (
    <Frame id={id} label={label} error={error} hint={hint} liveHint={liveHint} className={className ?? ''}>
      <textarea rows={4} {...input} {...described(id, { error, hint, liveHint })} className={control} />
    </Frame>
  );
}

export function SelectField({
  label,
  error,
  hint,
  liveHint,
  className,
  children,
  ...select
}: FieldFrame & Omit<ComponentProps<'select'>, 'className'>) {
  const ownId = useId();
  const id = select.id ?? ownId;
  return (
    <Frame id={id} label={label} error={error} hint={hint} liveHint={liveHint} className={className ?? ''}>
      <span className="relative block">
        <select
          {...select}
          {...described(id, { error, hint, liveHint })}
          className={`${control} appearance-none pr-11`}
        >
          {children}
        </select>
        <ChevronDown
          aria-hidden="true"
          size={18}
          className="pointer-events-none absolute inset-y-0 right-3.5 my-auto"
        />
      </span>
    </Frame>
  );
}
