import { useCallback, useState } from 'react';

/** How each kind of picture is rendered: its widths, and its largest size for the space it takes before it arrives. */
const kinds = {
  hero: { widths: [640, 1024, 1600], width: 1600, height: 1000 },
  wide: { widths: [480, 960], width: 960, height: 720 },
  upright: { widths: [400, 800], width: 800, height: 1000 },
  card: { widths: [400, 800], width: 800, height: 600 },
} as const;

interface ArtProps {
  /** File name under /images, without width and ending. */
  name: string;
  kind: keyof typeof kinds;
  /** Empty where the words beside it say the same. */
  alt: string;
  sizes: string;
  className?: string;
  /** The first thing seen on its page: fetched at once, before others. */
  isFirst?: boolean;
}

/** A rendered picture, cropped by its className. While or where it is missing, a quiet dark ground stands in its place. */
export function Art({ name, kind, alt, sizes, className = '', isFirst = false }: ArtProps) {
  const [isMissing, setMissing] = useState(false);
  // It may have failed before React was there to hear of it.
  const lookAtOnce = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setMissing(true);
  }, []);
  const { widths, width, height } = kinds[kind];
  const look = `block bg-linear-to-br from-ink-raised to-ink object-cover ${className}`;
  if (isMissing)
    return alt ? <span role="img" aria-label={alt} className={look} /> : <span className={look} />;

  const files = (ending: string) =>
    widths.map((each) => `/images/${name}-${each}.${ending} ${each}w`).join(', ');
  return (
    <picture className="contents">
      {/* Hidden: in a grid, `contents` would make it an item of its own. */}
      <source type="image/avif" srcSet={files('avif')} sizes={sizes} className="hidden" />
      <img
        ref={lookAtOnce}
        src={`/images/${name}-${widths.at(-1)}.webp`}
        srcSet={files('webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        onError={() => setMissing(true)}
        className={look}
      />
    </picture>
  );
}
