import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { useLazy } from '../../lib/loading/use-lazy';
import { LIST_KEY } from './hotkeys';
import { useAdminKeys } from './use-admin-keys';

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
