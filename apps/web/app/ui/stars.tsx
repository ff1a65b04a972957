import { Star } from 'lucide-react';
import * as words from '#words/ui';

/** A rating as one star and the figure, or a note that nobody has rated yet. */
export function Rating({ value, className = 'text-xs' }: { value: number; className?: string }) {
  if (value === 0) return <span className={`text-(--soft) ${className}`}>{words.notRatedYet}</span>;
  return (
    <span className={`figures inline-flex items-center gap-1 font-semibold ${className}`}>
      <Star aria-hidden="true" size={14} fill="currentColor" strokeWidth={0} />
      <span className="sr-only">{words.ratingBefore}</span>
      <span>{value.toFixed(1)}</span>
      <span className="sr-only">{words.ratingAfter}</span>
    </span>
  );
}
