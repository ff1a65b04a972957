import { useEffect, useRef, useState } from 'react';
import { type Toast, useToasts } from './toast';

type Cards = typeof import('./toast-cards');

/**
 * The live regions exist from the start, because only changes within them are announced. They set `aria-live` although
 * their roles imply it: an open dialog hides all other content from screen readers, except elements that set it.
 */
export function Toaster() {
  const toasts = useToasts();
  const cards = useCards(toasts.length > 0);
  const stack = useRef<HTMLDivElement>(null);
  const toCard = (toast: Toast) =>
    cards ? <cards.ToastCard key={toast.id} {...toast} /> : <PlainCard key={toast.id} {...toast} />;
  return (
    <div
      ref={stack}
      className="pointer-events-none fixed inset-x-4 bottom-20 z-50 mx-auto flex w-max max-w-window flex-col items-center gap-2 data-top:top-header data-top:bottom-auto data-top:pt-4"
    >
      <div role="status" aria-live="polite" className="contents">
        {toasts.filter(({ kind }) => kind === 'success').map(toCard)}
      </div>
      <div role="alert" aria-live="assertive" className="contents">
        {toasts.filter(({ kind }) => kind === 'error').map(toCard)}
      </div>
      {cards && <cards.ToastEdge of={stack} count={toasts.length} />}
    </div>
  );
}

/** Shows the message until the code of the cards has loaded. */
const PlainCard = ({ text, note }: Toast) => (
  <div data-toast className="ground-ink max-w-md rounded-md px-4 py-3 text-sm shadow-float">
    <p>{text}</p>
    {note && <p>{note}</p>}
  </div>
);

/** Loads the cards' code after the first load, and tries again with the next message. */
function useCards(isWanted: boolean): Cards | undefined {
  const [cards, setCards] = useState<Cards>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message is the reason to try again
  useEffect(() => {
    if (!cards) void import('./toast-cards').then(setCards, () => {});
  }, [cards, isWanted]);
  return cards;
}
