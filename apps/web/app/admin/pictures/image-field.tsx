import { IMAGE_LEAST_SIDE_PIXELS, IMAGE_MOST_BYTES, imageTypes } from '@namma/contract/images/rules';
import { ImageUp } from 'lucide-react';
import { type DragEvent, type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { buttonClass } from '../../ui/button';
import { TextField } from '../../ui/field';
import { Thumbnail } from '../../ui/thumbnail';
import { CropPicture } from './crop-picture';
import { type OpenedPicture, openPicture } from './open-picture';

export interface ImageFieldHandle {
  getLink: () => string;
  setLink: (link: string) => void;
}

interface ImageFieldProps {
  ref?: Ref<ImageFieldHandle>;
  name?: string;
  /** The image link so far. */
  link?: string;
  error: string | undefined;
  className?: string;
}

/**
 * SPEC's field for an image link, with a place to upload a picture instead: chosen, dragged, pasted or taken with the
 * camera. An upload fills in the link.
 */
export function ImageField({ ref, name = 'image', link, error, className = '' }: ImageFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<OpenedPicture>();
  const [shown, setShown] = useState(link);
  const [refusal, setRefusal] = useState<string>();
  const [isOver, setOver] = useState(false);
  const hintId = useId();

  async function choose(file: File | undefined) {
    if (!file) return;
    const opened = await openPicture(file);
    setRefusal(typeof opened === 'string' ? opened : undefined);
    setChosen(typeof opened === 'string' ? undefined : opened);
  }
  const latest = useRef(choose);
  latest.current = choose;
  useEffect(() => {
    // A picture is pasted wherever the focus is; pasted text still goes into its field.
    const onPaste = ({ clipboardData }: ClipboardEvent) => void latest.current(pictureIn(clipboardData));
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);

  function setLink(image: string) {
    if (input.current) input.current.value = image;
    setShown(image);
  }
  useImperativeHandle(ref, () => ({ getLink: () => input.current?.value ?? '', setLink }));

  function use(image: string) {
    setLink(image);
    setChosen(undefined);
    chooser.current?.focus();
  }

  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      void choose(event.dataTransfer.files[0]);
    },
  };

  return (
    <fieldset className={`grid min-w-0 gap-4 ${className}`}>
      <legend className="sr-only">Picture</legend>
      {/* The drop zone is for the mouse alone: the button in it does the same. */}
      <div
        {...drop}
        className={`rounded-md border border-dashed p-4 ${isOver ? 'border-ink bg-paper-sunken' : 'border-(--edge)'}`}
      >
        {chosen ? (
          <CropPicture
            key={`${chosen.file.name} ${chosen.file.lastModified}`}
            {...chosen}
            onUploaded={use}
            onCancel={() => setChosen(undefined)}
          />
        ) : (
          <div className="flex flex-wrap items-center gap-4">
            {shown ? (
              <Thumbnail src={shown} className="size-20" />
            ) : (
              <ImageUp aria-hidden="true" size={32} strokeWidth={1.5} className="text-(--soft)" />
            )}
            <div className="grid min-w-48 flex-1 gap-1">
              <p className="text-sm">Drag a picture here, paste it, or</p>
              <p>
                <label
                  className={`${buttonClass('outline')} focus-within:outline-2 focus-within:outline-offset-2`}
                >
                  <input
                    ref={chooser}
                    type="file"
                    accept={imageTypes.join()}
                    aria-describedby={hintId}
                    className="sr-only"
                    onChange={(event) => {
                      void choose(event.currentTarget.files?.[0]);
                      // Allows choosing the same file again.
                      event.currentTarget.value = '';
                    }}
                  />
                  <span>Choose a picture</span>
                </label>
              </p>
              <p
                id={hintId}
                className="text-xs text-(--soft)"
              >{`JPEG, PNG, WebP or AVIF, at most ${IMAGE_MOST_BYTES / 1024 / 1024} MB, at least ${IMAGE_LEAST_SIDE_PIXELS} by ${IMAGE_LEAST_SIDE_PIXELS} pixels`}</p>
            </div>
          </div>
        )}
        <p aria-live="polite" className="mt-2 text-xs font-medium text-(--alert) empty:hidden">
          {refusal}
        </p>
      </div>
      <TextField
        ref={input}
        label="Image link"
        name={name}
        inputMode="url"
        autoComplete="off"
        defaultValue={link}
        onChange={(event) => setShown(event.currentTarget.value)}
        hint="Upload a picture, or enter a link with https://"
        error={error}
      />
    </fieldset>
  );
}

const pictureIn = (data: DataTransfer | null) =>
  [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));
