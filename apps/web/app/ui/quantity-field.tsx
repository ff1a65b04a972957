import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import * as words from '#words/controls';

interface QuantityFieldProps {
  /** Counted item. */
  name: string;
  quantity: number;
  min: number;
  max: number;
  /** Shown when the value is not a whole number from `min` to `max`. */
  boundsMessage: string;
  onChange: (quantity: number) => void;
  disabled?: boolean;
}

/** A quantity to press or to type. A value that is not allowed shows a message and changes nothing. */
export function QuantityField({
  name,
  quantity,
  min,
  max,
  boundsMessage,
  onChange,
  disabled,
}: QuantityFieldProps) {
  const id = useId();
  /** The text while it is being typed. The quantity changes as soon as the text is a valid one. */
  const [draft, setDraft] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const toQuantity = (text: string): number | undefined => {
    const number = /^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN;
    return number >= min && number <= max ? number : undefined;
  };
  const step = (next: number) => {
    setDraft(undefined);
    setWrong(false);
    onChange(next);
  };
  const type = (text: string, { isComposing }: InputEvent) => {
    setDraft(text);
    const typed = toQuantity(text);
    // An empty field is still being filled in, and digits of another script that a keyboard composes become 0 to 9 afterwards.
    setWrong(typed === undefined && text.trim() !== '' && !isComposing);
    if (typed !== undefined && typed !== quantity) onChange(typed);
  };
  const leave = () => {
    if (draft !== undefined) setWrong(toQuantity(draft) === undefined);
    setDraft(undefined);
  };

  return (
    <div className="grid justify-items-start gap-1">
      <fieldset
        aria-label={words.quantityOf(name)}
        disabled={disabled}
        className={`inline-flex items-center rounded-md border bg-(--raised) ${isWrong ? 'border-(--alert)' : 'border-(--edge)'}`}
      >
        <Step
          label={words.decreaseQuantityOf(name)}
          isAtEnd={quantity <= min}
          onPress={() => step(quantity - 1)}
        >
          <Minus aria-hidden="true" size={16} />
        </Step>
        <input
          aria-label={words.quantityOf(name)}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-error`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          value={draft ?? String(quantity)}
          style={{ width: `${Math.max(2, (draft ?? String(quantity)).length) + 1.5}ch` }}
          className="figures min-h-11 bg-transparent text-center text-sm font-semibold"
          // React's type is too wide: a change of a text comes with an InputEvent.
          onChange={({ currentTarget, nativeEvent }) => type(currentTarget.value, nativeEvent as InputEvent)}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onBlur={leave}
          onKeyDown={(event) => {
            if (event.key === 'Enter') leave();
          }}
        />
        <output className="sr-only">{quantity}</output>
        <Step
          label={words.increaseQuantityOf(name)}
          isAtEnd={quantity >= max}
          onPress={() => step(quantity + 1)}
        >
          <Plus aria-hidden="true" size={16} />
        </Step>
      </fieldset>
      <p id={`${id}-error`} aria-live="polite" className="text-xs font-medium text-(--alert) empty:hidden">
        {isWrong && boundsMessage}
      </p>
    </div>
  );
}

interface StepProps {
  label: string;
  isAtEnd: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** At the limit it is marked as off but stays focusable, so that the keyboard keeps its place. */
function Step({ label, isAtEnd, onPress, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isAtEnd || undefined}
      onClick={() => !isAtEnd && onPress()}
      className="grid size-11 place-items-center rounded-md transition-colors hover:bg-paper-sunken aria-disabled:cursor-not-allowed aria-disabled:opacity-35 aria-disabled:hover:bg-transparent"
    >
      {children}
    </button>
  );
}
