import { type ReactNode, useId } from 'react';

const control =
  'min-h-11 w-full min-w-0 rounded-md border border-(--edge) bg-(--raised) px-3 text-sm transition-colors hover:border-current';

interface FilterFrameProps {
  label: string;
  children: (control: { id: string; className: string }) => ReactNode;
}

/** A filter control under its label. */
export function FilterFrame({ label, children }: FilterFrameProps) {
  const id = useId();
  return (
    <div className="grid min-w-0 grid-cols-1 gap-1">
      <label htmlFor={id} className="text-xs font-semibold text-(--soft)">
        {label}
      </label>
      {children({ id, className: control })}
    </div>
  );
}
