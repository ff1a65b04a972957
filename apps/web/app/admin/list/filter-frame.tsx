import { type ReactNode, useId } from 'react';

const control =
  'min-h-11 w-full min-w-0 bg-transparent pr-1 pl-2 text-sm sm:min-h-7 sm:pt-3.5 sm:pb-0.5 sm:pointer-coarse:min-h-11 lg:pointer-fine:min-h-9.5';

interface FilterFrameProps {
  label: string;
  children: (control: { id: string; className: string }) => ReactNode;
}

/** A filter control with its label, in one frame: beside it on a phone, above it elsewhere. */
export function FilterFrame({ label, children }: FilterFrameProps) {
  const id = useId();
  return (
    <div className="relative flex min-w-0 items-center rounded-md border border-(--edge) bg-(--raised) transition-colors focus-within:border-current hover:border-current">
      <label
        htmlFor={id}
        className="shrink-0 pl-3 text-xs font-semibold text-(--soft) sm:pointer-events-none sm:absolute sm:top-1 sm:left-0 sm:pl-2.5 sm:leading-none"
      >
        {label}
      </label>
      {children({ id, className: control })}
    </div>
  );
}
