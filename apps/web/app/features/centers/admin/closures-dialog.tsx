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
        'New appointments are blocked. Existing ones stay, and their members get an email.',
        "New appointments are blocked. Existing ones stay. Email isn't set up, so call their members.",
      )}
    >
      {isOpen && <Closures onChanged={onChanged} />}
    </Dialog>
  );
}
