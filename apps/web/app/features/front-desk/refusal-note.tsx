import { OctagonX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Refusal } from './use-counter';

interface RefusalNoteProps {
  refusal: Refusal | undefined;
  /** Extra content for a refused check-in. */
  children?: ReactNode;
}

/** Large, announced note with the reason of a refusal. */
export const RefusalNote = ({ refusal, children }: RefusalNoteProps) => (
  <div role="alert">
    {refusal && (
      <div className="mt-4 flex items-start gap-4 rounded-md bg-signal p-5 text-white">
        <OctagonX aria-hidden="true" size={32} className="shrink-0" />
        <div className="min-w-0">
          <p className="heading text-xl wrap-anywhere">{refusal.sentence}</p>
          {refusal.note && <p className="mt-2">{refusal.note}</p>}
        </div>
      </div>
    )}
    {children}
  </div>
);
