import type { ReactNode } from 'react';
import * as words from '#words/ui';

/** A formatted amount in tabular figures. A browser that translates the page leaves it as it is. */
export function Price({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <span translate="no" className={`figures whitespace-nowrap ${className}`}>
      {children}
    </span>
  );
}

/** A former price, announced as such and not only crossed out. */
export function WasPrice({ children }: { children: ReactNode }) {
  return (
    <s className="figures whitespace-nowrap text-(--soft)">
      <span className="sr-only">{words.wasPriceBefore}</span>
      <span translate="no">{children}</span>
    </s>
  );
}
