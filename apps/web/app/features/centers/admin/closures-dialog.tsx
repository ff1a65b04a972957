import { useMailWords } from '../../../admin/writes/mail-state';
import { Dialog } from '../../../ui/dialog';
import { Closures } from './closures';

interface ClosuresDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Called after a center was closed or opened again. */
  onChanged: () => void;
}

/** Closes a center for whole days or hours of a day, and lists all closures of centers that are not over. */
export function ClosuresDialog({ isOpen, onClose, onChanged }: ClosuresDialogProps) {
  const mailWords = useMailWords();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Close a center"
      description={mailWords(
        'No appointments are taken then. Those that are booked stay, and their members get a mail.',
        'No appointments are taken then. Those that are booked stay. No mail can be sent: call their members.',
      )}
    >
      {isOpen && <Closures onChanged={onChanged} />}
    </Dialog>
  );
}
