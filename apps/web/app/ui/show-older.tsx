import { useEffect, useRef } from 'react';
import * as controlWords from '#words/controls';
import * as words from '#words/ui';
import { Button } from './button';

interface ShowOlderProps {
  /** Plural noun of the rows, such as `orders`. */
  what: string;
  hasOlder: boolean;
  isBusy: boolean;
  /** Number of rows loaded by the last press. */
  added: number | undefined;
  showOlder: () => Promise<void>;
  /** Said at the end of the list; by default that these are all of the member's. */
  end?: string;
}

/** The end of a list: a button for older rows, and a note that says how many it loaded. */
export function ShowOlder({
  what,
  hasOlder,
  isBusy,
  added,
  showOlder,
  end = controlWords.theseAreAll(what),
}: ShowOlderProps) {
  const note = useRef<HTMLParagraphElement>(null);
  const isAtEnd = added !== undefined && !hasOlder;
  useEffect(() => {
    // The button has disappeared, and the focus with it.
    if (isAtEnd && document.activeElement === document.body) note.current?.focus({ preventScroll: true });
  }, [isAtEnd]);
  if (!hasOlder && added === undefined) return null;
  return (
    <div className="mt-10 grid justify-items-center gap-4 border-t border-(--line) pt-6 text-sm">
      <p ref={note} role="status" tabIndex={-1} className="text-(--soft) outline-none">
        {isBusy ? words.loading : added !== undefined && describeAdded(added, isAtEnd ? end : '')}
      </p>
      {hasOlder && (
        <Button look="outline" isBusy={isBusy} onClick={() => void showOlder()}>
          {words.showOlder}
        </Button>
      )}
    </div>
  );
}

const describeAdded = (added: number, end: string): string =>
  `${added === 0 ? '' : controlWords.olderShown(added)} ${end}`.trim();
