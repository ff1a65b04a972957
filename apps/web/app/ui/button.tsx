import type { ComponentProps } from 'react';
import { Link } from 'react-router';

export type ButtonLook = 'primary' | 'solid' | 'outline' | 'quiet' | 'danger';

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-md px-5 py-2 text-center text-sm font-semibold word-space transition-[background-color,color,border-color,opacity,scale] active:scale-[0.98] disabled:cursor-not-allowed disabled:opacity-45 aria-disabled:cursor-not-allowed aria-disabled:opacity-45';

const looks: Record<ButtonLook, string> = {
  /** Ink on lime: the one main action of a screen. */
  primary: 'forced-colors:border bg-lime text-ink hover:bg-lime-deep',
  solid: 'forced-colors:border bg-ink text-paper hover:bg-ink-raised',
  outline: 'border border-current hover:bg-[color-mix(in_oklab,currentColor_8%,transparent)]',
  quiet: 'hover:bg-[color-mix(in_oklab,currentColor_8%,transparent)]',
  danger: 'forced-colors:border bg-signal text-white hover:opacity-90',
};

export const buttonClass = (look: ButtonLook, className = ''): string =>
  `${base} ${looks[look]} ${className}`;

interface Look {
  look?: ButtonLook;
}

/**
 * While its action runs, a busy button keeps its place and name and ignores presses. Like `aria-disabled`, and unlike
 * `disabled`, this keeps the keyboard focus on the button.
 */
export function Button({
  look = 'solid',
  isBusy = false,
  className,
  onClick,
  children,
  ...rest
}: ComponentProps<'button'> & Look & { isBusy?: boolean }) {
  const isOff = isBusy || rest['aria-disabled'] === true;
  return (
    <button
      type="button"
      {...rest}
      aria-busy={isBusy || undefined}
      aria-disabled={isOff || undefined}
      // Enter in a field also presses the form's submit button.
      onClick={isOff ? (event) => event.preventDefault() : onClick}
      className={buttonClass(look, className)}
    >
      {children}
    </button>
  );
}

export function ButtonLink({ look = 'solid', className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link {...rest} className={buttonClass(look, className)} />;
}
