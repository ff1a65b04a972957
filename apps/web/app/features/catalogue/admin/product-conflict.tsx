import { countryName } from '@namma/contract/addresses/countries';
import type { ProductDetails } from '@namma/contract/catalogue/schemas';
import { formatRupees } from '@namma/contract/money';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../../lib/api/api-error';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';
import { fieldLabels } from './attribute-labels';
import { type ComparedField, compareChanges, type ProductChanges, pickFields } from './product-fields';

type Side = 'theirs' | 'mine';

interface ProductConflictProps {
  /** The product when the form was opened. */
  opened: ProductDetails;
  /** The changes made in the form. */
  mine: ProductChanges;
  /** The product as another admin has saved it meanwhile. */
  theirs: ProductDetails;
  /** Saves these changes over the other admin's. */
  onDecided: (changes: ProductChanges) => Promise<void>;
}

function show({ field }: ComparedField, value: ComparedField['mine']): string {
  if (value === null || value === undefined || value === '') return 'Nothing';
  if (field === 'price' || field === 'cost') return formatRupees(Number(value));
  if (field === 'discount') return `${value} %`;
  if (field === 'available') return value === 1 ? 'Available' : 'Unavailable';
  if (field === 'pictures') return showCount(JSON.parse(String(value)).length);
  if (field === 'origin') return countryName(String(value));
  return String(value);
}

const showCount = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`);

/**
 * Shown when another admin saved the same product first: lists the changes of both, and asks for the value
 * to keep where both changed the same field.
 */
export function ProductConflict({ opened, mine, theirs, onDecided }: ProductConflictProps) {
  const { disputed, mineAlone, theirsAlone } = compareChanges(opened, mine, theirs);
  const [choice, setChoice] = useState<Partial<Record<ComparedField['field'], Side>>>({});
  const isDecided = disputed.every(({ field }) => choice[field] !== undefined);
  const explanation = useRef<HTMLParagraphElement>(null);
  useEffect(() => explanation.current?.focus(), []);

  const kept = [...mineAlone, ...disputed.filter(({ field }) => choice[field] === 'mine')];
  const [save, isBusy] = useOneAtATime(() =>
    onDecided(
      pickFields(
        mine,
        kept.map(({ field }) => field),
      ),
    ).catch((error) => toast.error(sentenceOf(error))),
  );

  return (
    <form
      method="post"
      data-unsaved
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (isDecided) void save();
      }}
    >
      <p
        ref={explanation}
        tabIndex={-1}
        className="border-l-4 border-signal bg-signal-wash p-4 text-sm outline-none"
      >
        Someone else has changed this product. Your changes are not saved yet.
      </p>
      {disputed.map((compared) => (
        <fieldset key={compared.field} className="border-t-2 border-ink pt-3">
          <legend className="float-left mb-2 w-full font-semibold">
            {`${fieldLabels[compared.field]}: which one to keep?`}
          </legend>
          <div className="clear-both grid gap-2 sm:grid-cols-2">
            {(['theirs', 'mine'] as const).map((side) => (
              <label
                key={side}
                className="flex min-h-13 cursor-pointer items-center gap-3 rounded-md border border-(--line) px-4 py-2 has-checked:border-ink has-checked:bg-paper-sunken"
              >
                <input
                  type="radio"
                  name={compared.field}
                  className="size-5 shrink-0 accent-ink"
                  checked={choice[compared.field] === side}
                  onChange={() => setChoice({ ...choice, [compared.field]: side })}
                />
                <span className="grid min-w-0 gap-0.5 wrap-anywhere">
                  <span className="text-xs text-(--soft)">{side === 'theirs' ? 'Theirs' : 'Yours'}</span>
                  <span>{show(compared, compared[side])}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <Changes title="They also changed" fields={theirsAlone} toText={(each) => show(each, each.theirs)} />
      <Changes title="You also changed" fields={mineAlone} toText={(each) => show(each, each.mine)} />
      <Button
        type="submit"
        look="primary"
        isBusy={isBusy}
        aria-disabled={!isDecided}
        className="min-h-13 text-base"
      >
        {isDecided ? 'Save' : 'Choose one for each field, then save'}
      </Button>
    </form>
  );
}

interface ChangesProps {
  title: string;
  fields: readonly ComparedField[];
  toText: (field: ComparedField) => ReactNode;
}

function Changes({ title, fields, toText }: ChangesProps) {
  if (fields.length === 0) return null;
  return (
    <section className="border-t-2 border-ink pt-3 text-sm">
      <h3 className="mb-1 font-semibold">{title}</h3>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 wrap-anywhere">
        {fields.map((each) => (
          <div key={each.field} className="contents">
            <dt className="text-(--soft)">{fieldLabels[each.field]}</dt>
            <dd>{toText(each)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
