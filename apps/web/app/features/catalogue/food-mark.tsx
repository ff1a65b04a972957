import type { FoodMark as Mark } from '@namma/contract/catalogue/product-facts';
import * as words from '#words/catalogue';

/** The mark of food as the law draws it, with its meaning: a dot in a square, or a triangle in one. */
export function FoodMark({ mark }: { mark: Mark }) {
  const isGreen = mark === 'green';
  return (
    <span className="inline-flex items-center gap-2 text-sm font-semibold">
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        className={`size-6 shrink-0 fill-current stroke-current ${isGreen ? 'text-vegetarian' : 'text-non-vegetarian'}`}
      >
        <rect x="2" y="2" width="20" height="20" strokeWidth="2.5" className="fill-white" />
        {isGreen ? (
          <circle cx="12" cy="12" r="5.5" strokeWidth="0" />
        ) : (
          <path d="M12 6l6 11H6z" strokeWidth="0" />
        )}
      </svg>
      <span>{isGreen ? words.vegetarian : words.nonVegetarian}</span>
    </span>
  );
}
