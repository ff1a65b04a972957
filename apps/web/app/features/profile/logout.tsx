import { messages } from '@namma/contract/messages';
import { LogOut } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import type { ConfirmDialog } from '../../ui/confirm-dialog';
import { toast } from '../../ui/toast';
import { useLogout } from './use-logout';

const loadDialog = async () => (await import('../../ui/confirm-dialog')).ConfirmDialog;
type Dialog = ComponentType<Parameters<typeof ConfirmDialog>[0]>;

/** The sidebar's last entry, with the question it asks first. */
export function Logout({ className, isDisabled }: { className: string; isDisabled: boolean }) {
  const [Dialog, setDialog] = useState<Dialog>();
  const [isOpen, setOpen] = useState(false);
  const { logOut, isBusy } = useLogout();

  async function ask() {
    try {
      const loaded = Dialog ?? (await loadDialog());
      setDialog(() => loaded);
      setOpen(true);
    } catch {
      // The dialog is a file of its own; without a network it cannot arrive.
      toast.error(messages.networkError);
    }
  }

  async function confirm() {
    await logOut();
    setOpen(false);
  }

  return (
    <>
      <button
        type="button"
        className={className}
        disabled={isDisabled}
        onClick={() => void ask()}
        onPointerEnter={() => void loadDialog().catch(() => {})}
      >
        <LogOut aria-hidden="true" size={18} className="shrink-0" />
        Logout
      </button>
      {Dialog && (
        <Dialog
          isOpen={isOpen}
          isBusy={isBusy}
          title="Confirm Logout?"
          description="You stay signed in on your other devices."
          confirmLabel="Logout"
          onConfirm={() => void confirm()}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
