import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** A part of the screen that is seldom needed, folded until somebody opens it. */
export const Fold = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <details className="group rounded-md border border-(--line)">
    <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 px-4 font-semibold">
      <span>{summary}</span>
      <ChevronDown aria-hidden="true" size={18} className="shrink-0 group-open:rotate-180" />
    </summary>
    <div className="border-t border-(--line) p-4">{children}</div>
  </details>
);
