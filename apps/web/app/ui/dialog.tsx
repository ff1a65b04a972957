import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** Where the focus goes afterwards, when what opened it may be gone by then. */
  focusAfter?: RefObject<HTMLElement | null> | undefined;
  children?: ReactNode;
}

/** A modal with its title, closed by Escape, the backdrop or its button. Load it when it is first opened. */
export function Dialog({ isOpen, onClose, title, description, focusAfter, children }: DialogProps) {
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-ink/60 transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          finalFocus={focusAfter}
          className="ground-paper fixed inset-x-0 bottom-0 z-40 max-h-sheet overflow-y-auto rounded-t-lg p-5 shadow-float transition-[translate,opacity] data-ending-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:translate-y-4 data-starting-style:opacity-0 sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-dialog sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-lg sm:p-8"
        >
          <Base.Title className="heading pr-12 text-xl">{title}</Base.Title>
          {description && <Base.Description className="mt-2 text-(--soft)">{description}</Base.Description>}
          <div className="mt-5">{children}</div>
          {/* Last, so that the focus begins at what the dialog asks. */}
          <Base.Close
            aria-label="Close"
            className="absolute top-3 right-3 grid size-11 place-items-center sm:top-5 sm:right-5"
          >
            <X aria-hidden="true" size={20} />
          </Base.Close>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
