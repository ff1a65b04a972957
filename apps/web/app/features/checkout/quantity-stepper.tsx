import { QUANTITY_MIN, QUANTITY_TECHNICAL_MAX } from '@namma/contract/orders';
import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';

interface QuantityStepperProps {
  /** What is counted. */
  name: string;
  quantity: number;
  onChange: (quantity: number) => void;
}

export function QuantityStepper({ name, quantity, onChange }: QuantityStepperProps) {
  return (
    <fieldset
      aria-label={`Quantity of ${name}`}
      className="inline-flex items-center rounded-md border border-(--edge) bg-(--raised)"
    >
      <Step
        label={`Decrease quantity of ${name}`}
        isAtEnd={quantity <= QUANTITY_MIN}
        onPress={() => onChange(quantity - 1)}
      >
        <Minus aria-hidden="true" size={16} />
      </Step>
      <output className="figures min-w-8 text-center text-sm font-semibold">{quantity}</output>
      <Step
        label={`Increase quantity of ${name}`}
        isAtEnd={quantity >= QUANTITY_TECHNICAL_MAX}
        onPress={() => onChange(quantity + 1)}
      >
        <Plus aria-hidden="true" size={16} />
      </Step>
    </fieldset>
  );
}

interface StepProps {
  label: string;
  isAtEnd: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** At the end it says so, but stays focusable: the keyboard's place is not lost on the way down to 1. */
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
