import { Star } from 'lucide-react';
import * as words from '#words/ui';

interface RatingProps {
  value: number;
  /** Number of ratings. Undefined if unknown, and for one person's stars. */
  count?: number;
  className?: string;
}

/** A rating as one star, the figure and how many gave it, or a note that nobody has rated yet. */
export function Rating({ value, count, className = 'text-xs' }: RatingProps) {
  if (value === 0) return <span className={`text-(--soft) ${className}`}>{words.notRatedYet}</span>;
  return (
    <span className={`figures inline-flex items-center gap-1 font-semibold ${className}`}>
      <Star aria-hidden="true" size={14} fill="currentColor" strokeWidth={0} />
      <span className="sr-only">{words.ratingBefore}</span>
      <span>{value.toFixed(1)}</span>
      <span className="sr-only">
        {`${words.ratingAfter}${count === undefined ? '' : words.ratingCountAloud(count)}`}
      </span>
      {count !== undefined && (
        <span aria-hidden="true" className="font-normal text-(--soft)">
          {words.ratingCount(count)}
        </span>
      )}
    </span>
  );
}
