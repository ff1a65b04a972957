import { ArrowRight } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type RefObject, useId } from 'react';
import { CameraButton } from '../../admin/scanner/camera-button';
import { handleCode } from '../../admin/scanner/use-scanner';
import { Button } from '../../ui/button';

interface LookupFieldProps {
  field: RefObject<HTMLInputElement | null>;
  name: string;
  label: string;
  hint: string;
  submitLabel: string;
  /** Called with the trimmed text of the field, which may be empty. */
  onSearch: (text: string) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** The large field of the counter, for a scanner and for typing. */
export function LookupField({
  field,
  name,
  label,
  hint,
  submitLabel,
  onSearch,
  onKeyDown,
}: LookupFieldProps) {
  const id = useId();
  return (
    <search>
      <form
        className="grid grid-cols-1 gap-2"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          onSearch(field.current?.value.trim() ?? '');
        }}
      >
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        <div className="flex flex-wrap gap-3">
          <input
            ref={field}
            id={id}
            name={name}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            aria-describedby={`${id}-hint`}
            onKeyDown={onKeyDown}
            className="figures min-h-16 min-w-0 flex-1 basis-56 rounded-md border-2 border-ink bg-paper-raised px-4 text-xl font-semibold"
          />
          <Button type="submit" look="solid" className="min-h-16 px-6 text-lg! max-sm:w-full">
            <span>{submitLabel}</span>
            <ArrowRight aria-hidden="true" size={20} />
          </Button>
          <CameraButton onCode={handleCode} className="min-h-16 max-sm:w-full" />
        </div>
        <p id={`${id}-hint`} className="text-sm text-(--soft)">
          {hint}
        </p>
      </form>
    </search>
  );
}
