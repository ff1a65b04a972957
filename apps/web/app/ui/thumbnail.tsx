import { Package } from 'lucide-react';
import { useCallback, useState } from 'react';
import { shownLink } from './shown-link';

/** A small square picture beside the name of its product; a plain ground when it is missing. */
export function Thumbnail({ src, className = '' }: { src: string; className?: string }) {
  const [missing, setMissing] = useState<string>();
  // The picture may have failed before React could listen.
  const lookAtOnce = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) setMissing(src);
    },
    [src],
  );
  const look = `aspect-square shrink-0 rounded-md bg-paper-sunken ${className}`;
  if (missing === src) {
    return (
      <span className={`grid place-items-center text-(--soft) ${look}`}>
        <Package aria-hidden="true" size={24} strokeWidth={1.5} />
      </span>
    );
  }
  return (
    <img
      ref={lookAtOnce}
      src={shownLink(src)}
      referrerPolicy="no-referrer"
      alt=""
      width={112}
      height={112}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(src)}
      className={`object-cover ${look}`}
    />
  );
}
