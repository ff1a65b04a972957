import { useEffect, useRef, useState } from 'react';
import { type Toast, useToasts } from './toast';

type Cards = typeof import('./toast-cards');

/** The first load is over by then. */
const CARDS_AFTER_MILLISECONDS = 1_000;

/**
 * The live regions stand in the page from the start, so that what appears in them is announced. They say `aria-live`
 * although their roles imply it: an open dialog hides everything else of the page from screen readers but what says it.
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
      {cards && <cards.FreePlace of={stack} />}
    </div>
  );
}

/** Says its sentence while the rest of the code has not arrived, or cannot. */
const PlainCard = ({ text, note }: Toast) => (
  <div data-toast className="ground-ink max-w-md rounded-md px-4 py-3 text-sm shadow-float">
    <p>{text}</p>
    {note && <p>{note}</p>}
  </div>
);

/** No page needs them at first; asked for again with each message until they are there. */
function useCards(isWanted: boolean): Cards | undefined {
  const [cards, setCards] = useState<Cards>();
  useEffect(() => {
    if (cards) return;
    const load = () => void import('./toast-cards').then(setCards, () => {});
    if (isWanted) return load();
    // What is pressed may have something to say.
    const timer = setTimeout(load, CARDS_AFTER_MILLISECONDS);
    window.addEventListener('pointerdown', load, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', load);
    };
  }, [cards, isWanted]);
  return cards;
}
