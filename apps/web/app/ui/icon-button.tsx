import type { ComponentProps } from 'react';

/** A round button with only an icon; `aria-label` is its name. */
export function IconButton({ className = '', ...rest }: ComponentProps<'button'> & { 'aria-label': string }) {
  return (
    <button
      type="button"
      {...rest}
      className={`grid size-11 shrink-0 place-items-center rounded-full border border-(--line) transition-colors hover:border-current disabled:cursor-default disabled:opacity-40 disabled:hover:border-(--line) ${className}`}
    />
  );
}
