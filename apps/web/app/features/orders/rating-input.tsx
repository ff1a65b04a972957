import { RATING_MAX_STARS } from '@namma/contract/reviews/rules';
import { Star } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import * as words from '#words/orders';

export const starNumbers = Array.from({ length: RATING_MAX_STARS }, (_, index) => index + 1);
const steps: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

interface RatingInputProps {
  /** Rated product. */
  name: string;
  /** 0 while nothing is chosen. */
  chosen: number;
  /** True if the focused element has disappeared. */
  takesFocus?: boolean;
  onRate: (stars: number) => void;
}

/**
 * Five stars to choose from. Choosing sends the rating, so the arrow keys only move the focus; Enter or Space chooses.
 */
export function RatingInput({ name, chosen, takesFocus = false, onRate }: RatingInputProps) {
  const [focused, setFocused] = useState(chosen || 1);
  const [hovered, setHovered] = useState(0);
  const group = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (takesFocus) group.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [takesFocus]);

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const next = Math.min(RATING_MAX_STARS, Math.max(1, focused + step));
    group.current?.querySelectorAll('button')[next - 1]?.focus();
  }

  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label={words.rate(name)}
      tabIndex={-1}
      className="-ml-2.5 inline-flex"
      onKeyDown={onKeyDown}
      onPointerLeave={() => setHovered(0)}
    >
      {starNumbers.map((number) => (
        // biome-ignore lint/a11y/useSemanticElements: the arrow keys choose a native radio, and choosing sends the rating
        <button
          key={number}
          type="button"
          role="radio"
          aria-checked={number === chosen}
          aria-label={words.stars(number)}
          tabIndex={number === focused ? 0 : -1}
          onFocus={() => setFocused(number)}
          onPointerEnter={() => setHovered(number)}
          onClick={() => onRate(number)}
          className="grid size-tap place-items-center rounded-md"
        >
          <StarShape isFilled={number <= (chosen || hovered)} />
        </button>
      ))}
    </div>
  );
}

export function StarShape({ isFilled }: { isFilled: boolean }) {
  return (
    <Star
      aria-hidden="true"
      size={24}
      strokeWidth={1.5}
      className={`transition-colors ${isFilled ? 'fill-current' : 'fill-transparent'}`}
    />
  );
}
