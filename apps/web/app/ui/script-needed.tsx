import type { ReactNode } from 'react';

/** Said only where no script runs: what is shown reads, but nothing can be sent. */
export function ScriptNeeded({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <noscript>
      <p className={`border-l-4 border-signal bg-signal-wash p-4 text-sm text-ink ${className}`}>
        {children}
      </p>
    </noscript>
  );
}
