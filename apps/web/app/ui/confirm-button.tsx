import { type ComponentProps, type ComponentType, type RefObject, useState } from 'react';
import type { ConfirmDialog } from './confirm-dialog';
import { useOneAtATime } from './use-one-at-a-time';

const loadDialog = async () => (await import('./confirm-dialog')).ConfirmDialog;
type Dialog = ComponentType<Parameters<typeof ConfirmDialog>[0]>;

interface ConfirmButtonProps extends Omit<ComponentProps<'button'>, 'onClick' | 'type' | 'title'> {
  title: string;
  description: string;
  confirmLabel: string;
  /** Where the focus goes afterwards, when this button may be gone by then. */
  focusAfter?: RefObject<HTMLElement | null>;
  /** Done once it was said yes to; the question stays until it is. */
  onConfirm: () => Promise<void>;
}

/** A button that asks before it does anything. Its question is a file of its own, loaded when it is near. */
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

  async function ask() {
    const loaded = Dialog ?? (await loadDialog().catch(() => undefined));
    // Without a network the dialog cannot arrive; the browser's own question can.
    if (!loaded) return void (window.confirm(title) && (await onConfirm()));
    setDialog(() => loaded);
    setOpen(true);
  }

  return (
    <>
      <button
        {...button}
        type="button"
        onClick={() => void ask()}
        onPointerEnter={() => void loadDialog().catch(() => {})}
      />
      {Dialog && (
        <Dialog
          {...{ isOpen, isBusy, title, description, confirmLabel, focusAfter }}
          onConfirm={() => void confirm()}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
