import { Keyboard } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLazy } from '../../lib/loading/use-lazy';
import { isDialogOpen } from '../../ui/open-dialog';
import { PAUSE_MILLISECONDS } from '../scanner/wedge';
import { LIST_KEY, SEARCH_KEY } from './hotkeys';

const FIELDS = 'input, textarea, select, [contenteditable]';

/**
 * '/' leads to the search of the screen, and '?' lists the keys. In a field they are characters. A scanner that types them in
 * the middle of a code means nothing by it.
 */
function useAdminKeys(onList: () => void): void {
  const latest = useRef(onList);
  useLayoutEffect(() => {
    latest.current = onList;
  });
  useEffect(() => {
    let before = Number.NEGATIVE_INFINITY;
    const onKeyDown = (event: KeyboardEvent): void => {
      const isInText = event.timeStamp - before <= PAUSE_MILLISECONDS;
      // Shift, used for '?', is no text.
      if (event.key.length === 1) before = event.timeStamp;
      if (isInText || event.repeat || event.defaultPrevented || !isMeant(event)) return;
      if (event.key === LIST_KEY) latest.current();
      else if (!focusSearch()) return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isMeant({ key, ctrlKey, altKey, metaKey, target }: KeyboardEvent): boolean {
  if ((key !== SEARCH_KEY && key !== LIST_KEY) || ctrlKey || altKey || metaKey) return false;
  if (target instanceof Element && target.closest(FIELDS)) return false;
  return !isDialogOpen();
}

/** @returns true if the screen has a search */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main search input');
  field?.focus();
  field?.select();
  return field !== null;
}

const loadDialog = async () => (await import('./keys-dialog')).KeysDialog;

/** Lists the keys, as '?' does. */
export function KeysButton({ className }: { className: string }) {
  const { loaded: KeysDialog, ensureLoaded } = useLazy(loadDialog);
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    if (await ensureLoaded()) setOpen(true);
  };
  useAdminKeys(() => void open());
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts={LIST_KEY}
        onClick={() => void open()}
        className={`pointer-coarse:hidden ${className}`}
      >
        <Keyboard aria-hidden="true" size={18} className="shrink-0" />
        <span>Keys</span>
      </button>
      {KeysDialog && <KeysDialog isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
