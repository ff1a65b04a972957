import { useEffect, useRef } from 'react';
import { Button } from './button';

interface ShowOlderProps {
  /** What the rows are, in the plural: `orders`. */
  what: string;
  hasOlder: boolean;
  isBusy: boolean;
  /** How many rows the last press brought; undefined until one did. */
  added: number | undefined;
  showOlder: () => Promise<void>;
}

/** The end of a list that shows its newest rows: a button for older ones, and a note of what it brought. */
export function ShowOlder({ what, hasOlder, isBusy, added, showOlder }: ShowOlderProps) {
  const note = useRef<HTMLParagraphElement>(null);
  const isAtEnd = added !== undefined && !hasOlder;
  useEffect(() => {
    // The button has gone, and with it the keyboard's place on the page.
    if (isAtEnd && document.activeElement === document.body) note.current?.focus({ preventScroll: true });
  }, [isAtEnd]);
  if (!hasOlder && added === undefined) return null;
  return (
    <div className="mt-10 grid justify-items-center gap-4 border-t border-(--line) pt-6 text-sm">
      <p ref={note} role="status" tabIndex={-1} className="text-(--soft) outline-none">
        {isBusy ? 'Loading' : added !== undefined && sayWhatCame(what, added, isAtEnd)}
      </p>
      {hasOlder && (
        <Button look="outline" isBusy={isBusy} onClick={() => void showOlder()}>
          Show older
        </Button>
      )}
    </div>
  );
}

function sayWhatCame(what: string, added: number, isAtEnd: boolean): string {
  const shown = added === 0 ? '' : `${added} older shown. `;
  return isAtEnd ? `${shown}These are all your ${what}.` : shown.trimEnd();
}
