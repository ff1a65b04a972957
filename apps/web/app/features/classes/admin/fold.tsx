import type { Elements } from '../../../ui/elements';

/** A part of the screen that is seldom needed, folded until somebody opens it. */
export const Fold = ({ summary, children }: { summary: string; children: Elements }) => (
  <details className="border border-(--line)">
    <summary className="flex min-h-11 cursor-pointer items-center px-4 font-semibold">{summary}</summary>
    <div className="border-t border-(--line) p-4">{children}</div>
  </details>
);
