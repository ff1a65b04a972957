import { ArrowRight } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type RefObject, useId } from 'react';
import { Button } from '../../ui/button';

interface ScanFieldProps {
  field: RefObject<HTMLInputElement | null>;
  onSearch: (text: string) => void;
  /** Where the arrow key leads: the first of several people. */
  firstChoice: RefObject<HTMLButtonElement | null>;
}

/** Where a person types who it is; a scanner is understood wherever the focus is. Nothing happens while it is empty. */
export function ScanField({ field, onSearch, firstChoice }: ScanFieldProps) {
  const id = useId();
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    onSearch(field.current?.value.trim() ?? '');
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' || !firstChoice.current) return;
    event.preventDefault();
    firstChoice.current.focus();
  }
  return (
    <search>
      <form onSubmit={submit} className="grid grid-cols-1 gap-2">
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
          <Button type="submit" look="solid" className="min-h-16 px-6 text-lg! max-sm:w-full">
            <span>Find</span>
            <ArrowRight aria-hidden="true" size={20} />
          </Button>
        </div>
        <p id={`${id}-hint`} className="text-sm text-(--soft)">
          Scan a card or a slip, wherever you are on this screen, or type here.
        </p>
      </form>
    </search>
  );
}
