import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

interface CheckBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  children: ReactNode;
}

/** A checkbox and its label, together one target. */
export function CheckBox({ children, ...input }: CheckBoxProps) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 font-semibold has-disabled:cursor-not-allowed has-disabled:opacity-60">
      <span className="relative grid size-6 shrink-0 place-items-center">
        <input
          {...input}
          type="checkbox"
          className="peer absolute inset-0 cursor-[inherit] appearance-none rounded-sm border-2 border-current bg-(--raised) transition-colors checked:border-ink checked:bg-lime disabled:border-(--line)"
        />
        <Check
          aria-hidden="true"
          size={18}
          strokeWidth={3}
          className="pointer-events-none relative text-ink opacity-0 peer-checked:opacity-100"
        />
      </span>
      {typeof children === 'string' ? <span>{children}</span> : children}
    </label>
  );
}
