import type { ReactNode, RefObject } from 'react';
import * as words from '#words/ui';
import { Button } from './button';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  isOpen: boolean;
  isBusy?: boolean;
  title: string;
  description?: string;
  /** Details, if a sentence is not enough. */
  children?: ReactNode;
  focusAfter?: RefObject<HTMLElement | null> | undefined;
  confirmLabel: string;
  /** The button that changes nothing; `Cancel` where nothing is to be cancelled. */
  closeLabel?: string;
  /** True if cancelling is the main button, because the loss is permanent. */
  isSafeFirst?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** A question before an action that is hard to undo. Load it when it is first needed. */
export function ConfirmDialog({
  isBusy = false,
  confirmLabel,
  closeLabel = words.cancel,
  isSafeFirst = false,
  onConfirm,
  children,
  ...dialog
}: ConfirmDialogProps) {
  return (
    <Dialog {...dialog}>
      {children}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button look={isSafeFirst ? 'primary' : 'outline'} data-dismiss onClick={dialog.onClose}>
          {closeLabel}
        </Button>
        {/* The button has the focus while the dialog closes: a second Enter must not confirm again. */}
        <Button
          look={isSafeFirst ? 'outline' : 'solid'}
          isBusy={isBusy}
          aria-disabled={!dialog.isOpen}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
