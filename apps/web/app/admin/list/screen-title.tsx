import type { ReactNode, RefObject } from 'react';

interface ScreenTitleProps {
  children: ReactNode;
  /** Gets the focus when the focused element disappears. */
  heading?: RefObject<HTMLHeadingElement | null>;
  /** Actions on the whole screen, at the right. */
  actions?: ReactNode;
  note?: ReactNode;
}

/** The heading of an admin screen. */
export function ScreenTitle({ children, heading, actions, note }: ScreenTitleProps) {
  return (
    <header className="@container flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pb-5">
      <div className="min-w-0">
        <h1 ref={heading} tabIndex={-1} className="display text-title outline-none">
          {children}
        </h1>
        {note && <div className="mt-1 text-sm text-(--soft)">{note}</div>}
      </div>
      {actions && <div className="flex flex-wrap gap-3 print:hidden">{actions}</div>}
    </header>
  );
}
