import type { ReactNode, RefObject } from 'react';

interface ScreenTitleProps {
  children: ReactNode;
  /** Gets the focus when the focused element disappears. */
  heading?: RefObject<HTMLHeadingElement | null>;
  /** Actions on the whole screen, at the right. */
  actions?: ReactNode;
  note?: ReactNode;
  /** Between the heading and the actions: the search of a list. */
  middle?: ReactNode;
  /** Leaves the height to the rows of a list. */
  isCompact?: boolean;
}

/** The heading of an admin screen. */
export function ScreenTitle({
  children,
  heading,
  actions,
  note,
  middle,
  isCompact = false,
}: ScreenTitleProps) {
  return (
    <header
      className={`@container flex flex-wrap items-center justify-between ${isCompact ? 'gap-x-4 gap-y-2 pb-2' : 'gap-x-6 gap-y-3 pb-5'}`}
    >
      <div className={`min-w-0 ${isCompact ? 'flex flex-wrap items-baseline gap-x-4' : ''}`}>
        <h1
          ref={heading}
          tabIndex={-1}
          className={`display outline-none ${isCompact ? 'text-list-title' : 'text-title'}`}
        >
          {children}
        </h1>
        {note && <div className={`text-(--soft) ${isCompact ? 'text-xs' : 'mt-1 text-sm'}`}>{note}</div>}
      </div>
      {middle}
      {actions && (
        <div
          className={`flex flex-wrap print:hidden ${isCompact ? 'gap-2 max-sm:*:grow lg:pointer-fine:*:min-h-9.5 lg:pointer-fine:*:px-3' : 'gap-3'}`}
        >
          {actions}
        </div>
      )}
    </header>
  );
}
