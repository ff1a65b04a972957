import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { dismissToast, type Toast, useToasts } from './toast';

const SHOWN_MILLISECONDS = 5_000;

/** The live regions stand in the page from the start, so that what appears in them is announced. */
export function Toaster() {
  const toasts = useToasts();
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-20 z-50 flex flex-col items-center gap-2 px-4 sm:bottom-6">
      <div role="status" className="contents">
        {toasts.filter(({ kind }) => kind === 'success').map(toToast)}
      </div>
      <div role="alert" className="contents">
        {toasts.filter(({ kind }) => kind === 'error').map(toToast)}
      </div>
    </div>
  );
}

const toToast = (toast: Toast) => <ToastCard key={toast.id} {...toast} />;

/** Goes by itself, but not from under a pointer or the keyboard's focus. */
function ToastCard({ id, kind, text }: Toast) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismissToast(id), SHOWN_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [id, isHeld]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is pressed here; it only waits while one looks at it
    <div
      className="ground-ink pointer-events-auto flex max-w-md border border-(--line) items-center gap-3 rounded-md py-2 pr-2 pl-4 text-sm shadow-float"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span
        aria-hidden="true"
        className={`size-2 shrink-0 rounded-full ${kind === 'error' ? 'bg-signal-bright' : 'bg-lime'}`}
      />
      <span>{text}</span>
      <button
        type="button"
        aria-label="Dismiss"
        className="grid size-9 shrink-0 place-items-center"
        onClick={() => dismissToast(id)}
      >
        <X aria-hidden="true" size={16} />
      </button>
    </div>
  );
}
