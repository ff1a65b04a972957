import { X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import * as words from '#words/ui';
import { dismissOlder, dismissToast, type Toast, type ToastAction } from './toast';
import { useToastEdge } from './use-toast-edge';

const SHOWN_MILLISECONDS = 4_000;
/** Long enough to undo something, or to write down a number. */
const SHOWN_LONGER_MILLISECONDS = 10_000;

/** Keeps the toasts off the row in use, and on the screen that they speak of. */
export function ToastEdge({ of, count }: { of: RefObject<HTMLElement | null>; count: number }) {
  useToastEdge(of, count);
  useGoneWithScreen();
  return null;
}

/**
 * Toasts go when the person leaves the screen by a press. Those that were shown since the press stay: they say what it did, and
 * some lead on by themselves.
 */
function useGoneWithScreen(): void {
  const { key } = useLocation();
  const pressedAt = useRef(0);
  useEffect(() => {
    const onPress = ({ timeStamp }: Event) => {
      pressedAt.current = timeStamp;
    };
    window.addEventListener('pointerdown', onPress, true);
    window.addEventListener('keydown', onPress, true);
    return () => {
      window.removeEventListener('pointerdown', onPress, true);
      window.removeEventListener('keydown', onPress, true);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen
  useEffect(() => dismissOlder(pressedAt.current), [key]);
}

/** Disappears after a while, but not under a pointer or while it has the focus. */
export function ToastCard({ id, kind, text, action, note }: Toast) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(
      () => dismissToast(id),
      (action && 'onPress' in action) || note ? SHOWN_LONGER_MILLISECONDS : SHOWN_MILLISECONDS,
    );
    return () => clearTimeout(timer);
  }, [id, isHeld, action, note]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: not a control: hovering only keeps it open
    <div
      data-toast
      className="ground-ink pointer-events-auto flex max-w-md border border-paper/60 items-center gap-3 rounded-md py-2 pr-2 pl-4 text-sm shadow-float"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span
        aria-hidden="true"
        className={`size-2 shrink-0 rounded-full ${kind === 'error' ? 'bg-signal-bright' : 'bg-lime'}`}
      />
      <span className="grid gap-0.5 py-1">
        <span>{text}</span>
        {note && <span className="font-semibold">{note}</span>}
      </span>
      {action && <Action {...action} onDone={() => dismissToast(id)} />}
      <button
        type="button"
        aria-label={words.dismiss}
        className="grid size-9 shrink-0 place-items-center"
        onClick={() => dismissToast(id)}
      >
        <X aria-hidden="true" size={16} />
      </button>
    </div>
  );
}

const actionClass =
  'inline-flex min-h-9 shrink-0 items-center font-semibold underline underline-offset-4 hover:no-underline';

function Action({ onDone, ...action }: ToastAction & { onDone: () => void }) {
  if ('to' in action) {
    return (
      <Link to={action.to} onClick={onDone} className={actionClass}>
        {action.label}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={actionClass}
      onClick={() => {
        onDone();
        action.onPress();
      }}
    >
      {action.label}
    </button>
  );
}
