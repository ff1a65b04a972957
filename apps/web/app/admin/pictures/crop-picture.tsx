import { IMAGE_LEAST_SIDE_PIXELS } from '@namma/contract/images/rules';
import { useEffect, useRef, useState } from 'react';
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { api } from '../../lib/api/api';
import { sentenceOf } from '../../lib/api/api-error';
import { Button } from '../../ui/button';
import { useOneAtATime } from '../../ui/use-one-at-a-time';
import { toPixels } from './crop';
import { useSignInAfter401 } from './use-sign-in-after-401';

interface CropPictureProps {
  file: File;
  picture: ImageBitmap;
  /** Uploads the selected square. @default as a picture of the shop, whose link it returns */
  send?: (crop: ReturnType<typeof toPixels>) => Promise<string>;
  /** Called with what the upload returned. */
  onUploaded: (image: string) => void;
  onCancel: () => void;
}

const labels = {
  cropArea: 'Visible area. Use arrow keys to move it.',
  nwDragHandle: 'Top left corner. Arrow keys resize.',
  nDragHandle: 'Top edge. Arrow keys resize.',
  neDragHandle: 'Top right corner. Arrow keys resize.',
  eDragHandle: 'Right edge. Arrow keys resize.',
  seDragHandle: 'Bottom right corner. Arrow keys resize.',
  sDragHandle: 'Bottom edge. Arrow keys resize.',
  swDragHandle: 'Bottom left corner. Arrow keys resize.',
  wDragHandle: 'Left edge. Arrow keys resize.',
};

/** Chooses the square of a picture that is shown, and uploads it. */
export function CropPicture({ file, picture, send, onUploaded, onCancel }: CropPictureProps) {
  const signInAfter401 = useSignInAfter401();
  const { width, height } = picture;
  const [crop, setCrop] = useState<PercentCrop>(() => {
    const largest = width > height ? { height: 100 } : { width: 100 };
    return centerCrop(makeAspectCrop({ unit: '%', ...largest }, 1, width, height), width, height);
  });
  const [failure, setFailure] = useState<string>();
  const canvas = useRef<HTMLCanvasElement>(null);
  // The library takes the smallest selection in pixels of the screen.
  const [leastOnScreen, setLeastOnScreen] = useState(0);
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(picture, 0, 0);
    setLeastOnScreen((IMAGE_LEAST_SIDE_PIXELS * (canvas.current?.clientWidth ?? 0)) / picture.width);
  }, [picture]);

  const [upload, isBusy] = useOneAtATime(async () => {
    setFailure(undefined);
    try {
      const query = toPixels(picture, crop);
      const sent = send?.(query) ?? api('images', { file, query }).then(({ image }) => image);
      onUploaded(await signInAfter401(sent));
    } catch (error) {
      setFailure(sentenceOf(error));
    }
  });

  return (
    <div className="grid gap-4">
      <ReactCrop
        aspect={1}
        crop={crop}
        keepSelection
        minWidth={leastOnScreen}
        ariaLabels={labels}
        onChange={(_pixels, percent) => setCrop(percent)}
        className="justify-self-center rounded-md bg-paper-picture"
      >
        <canvas ref={canvas} width={width} height={height} className="max-h-96 max-w-full" />
      </ReactCrop>
      <div className="flex flex-wrap gap-2">
        <Button autoFocus isBusy={isBusy} onClick={() => void upload()}>
          {isBusy ? 'Uploading …' : 'Use this picture'}
        </Button>
        <Button look="quiet" aria-disabled={isBusy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <p aria-live="polite" className="text-xs font-medium text-(--alert) empty:hidden">
        {failure}
      </p>
    </div>
  );
}
