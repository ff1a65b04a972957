import type { ReactNode } from 'react';

/** An amount that is already written out, in figures that line up. */
export function Price({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <span className={`figures whitespace-nowrap ${className}`}>{children}</span>;
}

/** A list price that no longer holds; said as such, not only crossed out. */
export function WasPrice({ children }: { children: ReactNode }) {
  return (
    <s className="figures whitespace-nowrap text-(--soft)">
      <span className="sr-only">was </span>
      {children}
    </s>
  );
}
