import { PRODUCT_PICTURES_MAX } from '@namma/contract/catalogue/product-attributes';
import type { FurtherPicture } from '@namma/contract/catalogue/schemas';
import { imageTypes } from '@namma/contract/images/rules';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { CropPicture } from '../../../admin/pictures/crop-picture';
import type { ImageFieldHandle } from '../../../admin/pictures/image-field';
import { type OpenedPicture, openPicture } from '../../../admin/pictures/open-picture';
import { buttonClass } from '../../../ui/button';
import { TextField } from '../../../ui/field';
import { IconButton } from '../../../ui/icon-button';
import { Thumbnail } from '../../../ui/thumbnail';

interface FurtherPicturesProps {
  pictures: readonly FurtherPicture[];
  /** The field of the first picture, which changes places with the second. */
  first: RefObject<ImageFieldHandle | null>;
}

/** The pictures after the first: added, described, put in order and removed. The form finds them in `pictures`. */
export function FurtherPictures({ pictures, first }: FurtherPicturesProps) {
  const nextKey = useRef(0);
  const keyed = (picture: FurtherPicture) => ({ ...picture, key: nextKey.current++ });
  const [list, setList] = useState(() => pictures.map(keyed));
  const [chosen, setChosen] = useState<OpenedPicture>();
  const [refusal, setRefusal] = useState<string>();
  const [said, setSaid] = useState('');
  const section = useRef<HTMLFieldSetElement>(null);
  const isFull = list.length + 1 >= PRODUCT_PICTURES_MAX;

  async function choose(file: File | undefined) {
    if (!file) return;
    const opened = await openPicture(file);
    setRefusal(typeof opened === 'string' ? opened : undefined);
    setChosen(typeof opened === 'string' ? undefined : opened);
  }

  /** Moves the picture at this index by one; the one at 0 changes places with the first picture. */
  function move(index: number, by: 1 | -1) {
    const [moved, other] = [list[index], list[index + by]];
    if (!moved) return;
    if (other) {
      setList(list.map((each) => (each === moved ? other : each === other ? moved : each)));
    } else if (first.current) {
      const former = first.current.getLink();
      first.current.setLink(moved.image);
      setList(
        former
          ? list.map((each) => (each === moved ? { ...moved, image: former, alt: '' } : each))
          : list.filter((each) => each !== moved),
      );
    }
    setSaid(`Moved to place ${index + by + 2}`);
  }

  function remove(index: number) {
    setList(list.filter((_, i) => i !== index));
    setSaid('Picture removed');
    section.current?.querySelector<HTMLElement>('input[type=file]')?.focus();
  }

  return (
    <fieldset ref={section} className="grid min-w-0 gap-3 sm:col-span-2">
      <legend className="mb-1.5 text-sm font-semibold">Further pictures</legend>
      <input
        type="hidden"
        name="pictures"
        value={JSON.stringify(list.map(({ image, alt }) => ({ image, alt })))}
      />
      <ol className="grid gap-3 empty:hidden">
        {list.map(({ key, image, alt }, index) => (
          <li key={key} className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-3">
            <Thumbnail src={image} className="size-20" />
            <div className="grid gap-2">
              <TextField
                label={`Description of picture ${index + 2}`}
                defaultValue={alt}
                maxLength={150}
                autoComplete="off"
                onChange={(event) =>
                  setList(
                    list.map((each, i) =>
                      i === index ? { key, image, alt: event.currentTarget.value } : each,
                    ),
                  )
                }
              />
              <p className="flex gap-2">
                <IconButton aria-label={`Picture ${index + 2}: move up`} onClick={() => move(index, -1)}>
                  <ArrowUp aria-hidden="true" size={18} />
                </IconButton>
                <IconButton
                  aria-label={`Picture ${index + 2}: move down`}
                  disabled={index === list.length - 1}
                  onClick={() => move(index, 1)}
                >
                  <ArrowDown aria-hidden="true" size={18} />
                </IconButton>
                <IconButton aria-label={`Picture ${index + 2}: remove`} onClick={() => remove(index)}>
                  <X aria-hidden="true" size={18} />
                </IconButton>
              </p>
            </div>
          </li>
        ))}
      </ol>
      {chosen ? (
        <CropPicture
          key={`${chosen.file.name} ${chosen.file.lastModified}`}
          {...chosen}
          onUploaded={(image) => {
            setList([...list, keyed({ image, alt: '' })]);
            setSaid('Picture added');
            setChosen(undefined);
          }}
          onCancel={() => setChosen(undefined)}
        />
      ) : (
        <label
          className={`${buttonClass('outline')} justify-self-start focus-within:outline-2 focus-within:outline-offset-2 ${isFull ? 'opacity-60' : ''}`}
        >
          <Plus aria-hidden="true" size={18} />
          <input
            type="file"
            accept={imageTypes.join()}
            disabled={isFull}
            className="sr-only"
            onChange={(event) => {
              void choose(event.currentTarget.files?.[0]);
              // Allows choosing the same file again.
              event.currentTarget.value = '';
            }}
          />
          <span>Add picture</span>
        </label>
      )}
      <p aria-live="polite" className="text-xs font-medium text-(--alert) empty:hidden">
        {refusal}
      </p>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </fieldset>
  );
}
