import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLazy } from '../../lib/loading/use-lazy';
import { isDialogOpen } from '../../ui/open-dialog';

const loadPalette = async () => (await import('./command-palette')).CommandPalette;

const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Opens the command palette, as Ctrl K and ⌘ K do. */
export function PaletteButton({ className }: { className: string }) {
  const { loaded: Palette, ensureLoaded } = useLazy(loadPalette);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isPaletteKey(event) || event.repeat) return;
      // Browsers lead this key to their own search.
      event.preventDefault();
      if (!isDialogOpen()) setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={async () => {
          if (await ensureLoaded()) setOpen(true);
        }}
        className={className}
      >
        <Search aria-hidden="true" size={18} className="shrink-0" />
        <span>Search</span>
        <span aria-hidden="true" className="ml-auto text-xs text-(--soft) pointer-coarse:hidden">
          Ctrl K
        </span>
      </button>
      {Palette && isOpen && <Palette onClose={() => setOpen(false)} />}
    </>
  );
}
