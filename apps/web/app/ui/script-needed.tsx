import type { ReactNode } from 'react';

/** Shown only when scripts are off: the page can be read, but its forms cannot be sent. */
export function ScriptNeeded({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <noscript>
      <p className={`border-l-4 border-signal bg-signal-wash p-4 text-sm text-ink ${className}`}>
        {children}
      </p>
    </noscript>
  );
}
