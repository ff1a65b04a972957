import { type ReactNode, useId } from 'react';

const control = 'min-h-11 w-full min-w-0 bg-transparent pr-2 pl-2 text-sm lg:pointer-fine:min-h-9';

interface FilterFrameProps {
  label: string;
  children: (control: { id: string; className: string }) => ReactNode;
}

/** A filter control beside its label, in one frame. */
export function FilterFrame({ label, children }: FilterFrameProps) {
  const id = useId();
  return (
    <div className="flex min-w-0 items-center rounded-md border border-(--edge) bg-(--raised) transition-colors focus-within:border-current hover:border-current">
      <label htmlFor={id} className="shrink-0 pl-3 text-xs font-semibold text-(--soft)">
        {label}
      </label>
      {children({ id, className: control })}
    </div>
  );
}
