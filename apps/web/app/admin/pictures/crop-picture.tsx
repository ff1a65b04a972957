import { IMAGE_LEAST_SIDE_PIXELS } from '@namma/contract/images/rules';
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { api } from '../../lib/api/api';
import { sentenceOf } from '../../lib/api/api-error';
import { Button } from '../../ui/button';
import { useOneAtATime } from '../../ui/use-one-at-a-time';
import { type Crop, placeCrop, resizeCrop, startCrop } from './crop';
import { useSignInAfter401 } from './use-sign-in-after-401';

interface CropPictureProps {
  file: File;
  picture: ImageBitmap;
  /** Called with the image link of the upload. */
  onUploaded: (image: string) => void;
  onCancel: () => void;
}

/** Chooses the square of a picture that the shop shows, and uploads it. */
export function CropPicture({ file, picture, onUploaded, onCancel }: CropPictureProps) {
  const signInAfter401 = useSignInAfter401();
  const [crop, setCrop] = useState(() => startCrop(picture));
  const [failure, setFailure] = useState<string>();
  const large = useDrawing(picture, crop);
  const small = useDrawing(picture, crop);
  const most = Math.min(picture.width, picture.height);
  const room = { left: picture.width - crop.side, top: picture.height - crop.side };

  const [upload, isBusy] = useOneAtATime(async () => {
    setFailure(undefined);
    try {
      const { image } = await signInAfter401(api('images', { file, query: crop }));
      onUploaded(image);
    } catch (error) {
      setFailure(sentenceOf(error));
    }
  });

  function drag({ buttons, currentTarget, movementX, movementY }: PointerEvent<HTMLCanvasElement>) {
    if (buttons !== 1) return;
    const scale = crop.side / currentTarget.clientWidth;
    setCrop(
      placeCrop(picture, {
        ...crop,
        left: crop.left - movementX * scale,
        top: crop.top - movementY * scale,
      }),
    );
  }

  return (
    <div className="grid gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <canvas
        ref={large}
        width={640}
        height={640}
        role="img"
        aria-label="The part of the picture that is used. Drag it to move it."
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        className="aspect-square w-full cursor-grab touch-none rounded-md bg-paper-picture active:cursor-grabbing"
      />
      <div className="grid content-start gap-3">
        <figure className="grid gap-1 max-sm:hidden">
          <canvas
            ref={small}
            width={320}
            height={320}
            role="img"
            aria-label="The same part, small"
            className="aspect-square w-full rounded-md bg-paper-picture"
          />
          <figcaption className="text-xs text-(--soft)">As the card shows it</figcaption>
        </figure>
        {most > IMAGE_LEAST_SIDE_PIXELS && (
          <Slider
            label="Zoom"
            max={most - IMAGE_LEAST_SIDE_PIXELS}
            value={most - crop.side}
            onMove={(value) => setCrop(resizeCrop(picture, crop, most - value))}
          />
        )}
        {room.left > 0 && (
          <Slider
            label="Left to right"
            max={room.left}
            value={crop.left}
            onMove={(left) => setCrop(placeCrop(picture, { ...crop, left }))}
          />
        )}
        {room.top > 0 && (
          <Slider
            label="Top to bottom"
            max={room.top}
            value={crop.top}
            onMove={(top) => setCrop(placeCrop(picture, { ...crop, top }))}
          />
        )}
      </div>
      <div className="flex flex-wrap gap-2 sm:col-span-2">
        <Button autoFocus isBusy={isBusy} onClick={() => void upload()}>
          {isBusy ? 'Uploading …' : 'Use this picture'}
        </Button>
        <Button look="quiet" aria-disabled={isBusy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <p aria-live="polite" className="text-xs font-medium text-(--alert) empty:hidden sm:col-span-2">
        {failure}
      </p>
    </div>
  );
}

/** Draws the square of the picture into a canvas. */
function useDrawing(picture: ImageBitmap, { left, top, side }: Crop): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const target = canvas.current;
    target?.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, target.width, target.height);
  }, [picture, left, top, side]);
  return canvas;
}

interface SliderProps {
  label: string;
  max: number;
  value: number;
  onMove: (value: number) => void;
}

function Slider({ label, max, value, onMove }: SliderProps) {
  return (
    <label className="grid gap-1 text-sm font-semibold">
      <span>{label}</span>
      <input
        type="range"
        min={0}
        max={max}
        step={Math.max(1, Math.round(max / 50))}
        value={value}
        onChange={(event) => onMove(Number(event.currentTarget.value))}
        className="h-11 w-full accent-ink"
      />
    </label>
  );
}
