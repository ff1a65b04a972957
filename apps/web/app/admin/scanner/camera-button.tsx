import { Camera } from 'lucide-react';
import { useState } from 'react';
import { useLazy } from '../../lib/loading/use-lazy';
import { Button } from '../../ui/button';

const loadDialog = async () => (await import('./camera-dialog')).CameraDialog;

interface CameraButtonProps {
  /** Called with the code, once the dialog is closed. */
  onCode: (text: string) => void;
  className?: string;
}

/** Reads a code with the camera, where a scanner works too (D146). The reader is loaded on the first press. */
export function CameraButton({ onCode, className = '' }: CameraButtonProps) {
  const { loaded: CameraDialog, ensureLoaded } = useLazy(loadDialog);
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    if (await ensureLoaded()) setOpen(true);
  };
  return (
    <>
      <Button type="button" look="outline" className={className} onClick={() => void open()}>
        <Camera aria-hidden="true" size={20} />
        <span>Scan with camera</span>
      </Button>
      {CameraDialog && (
        <CameraDialog
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onCode={(text) => {
            setOpen(false);
            onCode(text);
          }}
        />
      )}
    </>
  );
}
