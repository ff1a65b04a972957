import { type ComponentProps, type ComponentType, type RefObject, useEffect, useState } from 'react';
import type { ConfirmDialog } from './confirm-dialog';
import { useOneAtATime } from './use-one-at-a-time';

const loadDialog = async () => (await import('./confirm-dialog')).ConfirmDialog;
type Dialog = ComponentType<Parameters<typeof ConfirmDialog>[0]>;

interface ConfirmButtonProps extends Omit<ComponentProps<'button'>, 'onClick' | 'type' | 'title'> {
  title: string;
  description: string;
  confirmLabel: string;
  /** Gets the focus afterwards, for the case that this button has disappeared. */
  focusAfter?: RefObject<HTMLElement | null>;
  /** Runs after the confirmation. The question stays open until it has finished. */
  onConfirm: () => Promise<void>;
}

/** A button that asks before it acts. The dialog's code is loaded after the screen, so that it also opens without a network. */
export function ConfirmButton({
  title,
  description,
  confirmLabel,
  focusAfter,
  onConfirm,
  ...button
}: ConfirmButtonProps) {
  const [Dialog, setDialog] = useState<Dialog>();
  const [isOpen, setOpen] = useState(false);
  const [confirm, isBusy] = useOneAtATime(async () => {
    await onConfirm();
    setOpen(false);
  });

  useEffect(() => {
    void loadDialog().catch(() => {});
  }, []);

  async function ask() {
    const loaded = Dialog ?? (await loadDialog().catch(() => undefined));
    // Without a network the dialog cannot be loaded; the browser's own question works.
    if (!loaded) return void (window.confirm(title) && (await onConfirm()));
    setDialog(() => loaded);
    setOpen(true);
  }

  return (
    <>
      <button {...button} type="button" onClick={() => void ask()} />
      {Dialog && (
        <Dialog
          isOpen={isOpen}
          isBusy={isBusy}
          title={title}
          description={description}
          confirmLabel={confirmLabel}
          focusAfter={focusAfter}
          onConfirm={() => void confirm()}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
