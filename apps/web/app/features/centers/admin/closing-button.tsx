import { useState } from 'react';
import { invalidate } from '../../../lib/loading/read-cache';
import { useLazy } from '../../../lib/loading/use-lazy';
import { Button } from '../../../ui/button';

const loadDialog = async () => (await import('./closures-dialog')).ClosuresDialog;

/** Opens the one dialog in which centers are closed and opened again, on every screen that offers it. */
export function ClosingButton({ onChanged }: { onChanged: () => void }) {
  const { loaded: ClosuresDialog, ensureLoaded } = useLazy(loadDialog);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="outline" onClick={async () => (await ensureLoaded()) && setOpen(true)}>
        Close a center
      </Button>
      {ClosuresDialog && (
        <ClosuresDialog
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onChanged={() => {
            invalidate('membership/', 'consultancy/', 'centers/', 'admin/');
            onChanged();
          }}
        />
      )}
    </>
  );
}
