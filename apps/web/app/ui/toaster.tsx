import { useEffect, useRef, useState } from 'react';
import { type Toast, useToasts } from './toast';

type Cards = typeof import('./toast-cards');

/** The first load has finished by then. */
const CARDS_AFTER_MILLISECONDS = 1_000;

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
      className="pointer-events-none fixed bottom-20 left-4 z-50 flex w-max max-w-window flex-col items-center gap-2 data-placed:bottom-auto"
    >
      <div role="status" aria-live="polite" className="contents">
        {toasts.filter(({ kind }) => kind === 'success').map(toCard)}
      </div>
      <div role="alert" aria-live="assertive" className="contents">
        {toasts.filter(({ kind }) => kind === 'error').map(toCard)}
      </div>
      {cards && <cards.FreePosition of={stack} />}
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

/** Loads the cards' code after the first load, and tries again with each message. */
function useCards(isWanted: boolean): Cards | undefined {
  const [cards, setCards] = useState<Cards>();
  useEffect(() => {
    if (cards) return;
    const load = () => void import('./toast-cards').then(setCards, () => {});
    if (isWanted) return load();
    // A press may lead to a message.
    const timer = setTimeout(load, CARDS_AFTER_MILLISECONDS);
    window.addEventListener('pointerdown', load, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', load);
    };
  }, [cards, isWanted]);
  return cards;
}
