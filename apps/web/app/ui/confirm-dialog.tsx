import type { ReactNode, RefObject } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  isOpen: boolean;
  isBusy?: boolean;
  title: string;
  description?: string;
  /** What will happen, where a sentence does not say it all. */
  children?: ReactNode;
  focusAfter?: RefObject<HTMLElement | null> | undefined;
  confirmLabel: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** A question before something is done that is not easily taken back. Load it when it is first asked. */
export function ConfirmDialog({
  isBusy = false,
  confirmLabel,
  onConfirm,
  children,
  ...dialog
}: ConfirmDialogProps) {
  return (
    <Dialog {...dialog}>
      {children}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button look="outline" onClick={dialog.onClose}>
          Cancel
        </Button>
        {/* While it closes, it still has the focus: a second press of Enter must not confirm again. */}
        <Button look="solid" isBusy={isBusy} aria-disabled={!dialog.isOpen} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
