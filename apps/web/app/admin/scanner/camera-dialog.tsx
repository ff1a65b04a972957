import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import { useEffect, useRef, useState } from 'react';
import wasmPath from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { cameraRefusalOf, startCamera } from './camera';

// The library would load it from another server, which the Content-Security-Policy forbids.
prepareZXingModule({
  overrides: {
    locateFile: (path: string, prefix: string) => (path.endsWith('.wasm') ? wasmPath : prefix + path),
  },
});

/** The codes of cards, slips and passes, and those of products. */
const formats = ['qr_code', 'ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128'] as const;
const PAUSE_MILLISECONDS = 100;

interface CameraDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onCode: (text: string) => void;
}

export const CameraDialog = ({ isOpen, onClose, onCode }: CameraDialogProps) => (
  <Dialog
    isOpen={isOpen}
    onClose={onClose}
    title="Scan with camera"
    description="Hold the code in front of the camera."
  >
    <CodeReader onCode={onCode} />
  </Dialog>
);

/** Shows the camera until a code is found. */
function CodeReader({ onCode }: Pick<CameraDialogProps, 'onCode'>) {
  const video = useRef<HTMLVideoElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const [tries, setTries] = useState(0);
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try starts the camera again
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const reading = new AbortController();
    setRefusal(undefined);
    void readCodeFrom(element, reading.signal).then(
      (code) => {
        if (code !== undefined) latest.current(code);
      },
      (error: unknown) => {
        if (!reading.signal.aborted) setRefusal(cameraRefusalOf(error));
      },
    );
    return () => reading.abort();
  }, [tries]);
  return (
    <div className="grid gap-4">
      <video
        ref={video}
        muted
        playsInline
        className={`aspect-4/3 w-full rounded-md bg-ink object-cover ${refusal === undefined ? '' : 'hidden'}`}
      />
      {refusal !== undefined && (
        <>
          <p role="alert">{refusal}</p>
          <Button look="outline" className="justify-self-start" onClick={() => setTries(tries + 1)}>
            Try again
          </Button>
        </>
      )}
    </div>
  );
}

/** Reads until a code is in the picture. Undefined if it was given up; the camera is off then. */
async function readCodeFrom(video: HTMLVideoElement, signal: AbortSignal): Promise<string | undefined> {
  const stop = await startCamera(video);
  try {
    const detector = new BarcodeDetector({ formats: [...formats] });
    while (!signal.aborted) {
      const [found] = await detector.detect(video);
      if (signal.aborted) return undefined;
      if (found) return found.rawValue;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS));
    }
    return undefined;
  } finally {
    stop();
  }
}
