import { LogOut } from 'lucide-react';
import { useLogout } from '../../lib/use-logout';
import { ConfirmButton } from '../../ui/confirm-button';

/** SPEC section 9. */
const LEAVE_AFTER_MILLISECONDS = 600;

/** The sidebar's last entry, with the question it asks first. */
<<<<<<< HEAD
export function Logout({ className }: { className: string }) {
  const { logOut, isBusy } = useLogout(LEAVE_AFTER_MILLISECONDS);
  return (
    <ConfirmButton
      className={className}
      title="Confirm Logout?"
      description="You stay signed in on your other devices."
      confirmLabel="Logout"
      isBusy={isBusy}
      onConfirm={logOut}
    >
      <LogOut aria-hidden="true" size={18} className="shrink-0" />
      Logout
    </ConfirmButton>
=======
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
>>>>>>> journeys
  );
}
