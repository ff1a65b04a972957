import { ArrowRight } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type RefObject, useId } from 'react';
import { Button } from '../../ui/button';

interface ScanFieldProps {
  field: RefObject<HTMLInputElement | null>;
  isBusy: boolean;
  /** @returns whether it found somebody */
  onFind: (text: string) => Promise<boolean>;
  /** Where the arrow key leads: the first of several people. */
  firstChoice: RefObject<HTMLButtonElement | null>;
}

/** Where a scanner types, or a person: it ends with Enter in both cases. */
export function ScanField({ field, isBusy, onFind, firstChoice }: ScanFieldProps) {
  const id = useId();
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const input = field.current;
    if (!input) return;
    const text = input.value.trim();
    const isFound = await onFind(text);
    // The next scan replaces it. What was not found stays, to be corrected.
    if (isFound && input.value.trim() === text) input.value = '';
    else input.select();
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' || !firstChoice.current) return;
    event.preventDefault();
    firstChoice.current.focus();
  }
  return (
    <search>
      <form onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-2">
        <label htmlFor={id} className="text-sm font-semibold">
          Slip, phone number, name or order number
        </label>
        <div className="flex flex-wrap gap-3">
          <input
            ref={field}
            id={id}
            name="code"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            aria-describedby={`${id}-hint`}
            onKeyDown={onKeyDown}
            className="figures min-h-16 min-w-0 flex-1 basis-56 rounded-md border-2 border-ink bg-paper-raised px-4 text-xl font-semibold"
          />
          <Button type="submit" look="solid" className="min-h-16 px-6 text-lg! max-sm:w-full" isBusy={isBusy}>
            <span>Find</span>
            <ArrowRight aria-hidden="true" size={20} />
          </Button>
        </div>
        <p id={`${id}-hint`} className="text-sm text-(--soft)">
          Scan a card or a slip, or type; the field is always ready for the next one.
        </p>
      </form>
    </search>
  );
}
