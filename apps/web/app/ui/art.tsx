import { useCallback, useState } from 'react';

/** The widths of a crop for phones, 3:4. */
const portraitWidths = [780, 1170];
/** The rendered widths of each kind, and its largest size, which reserves the space before it loads. */
const kinds = {
  hero: { widths: [640, 1024, 1600], width: 1600, height: 1000 },
  banner: { widths: [640, 1024, 1600, 2880], width: 2880, height: 1800 },
  wide: { widths: [480, 960], width: 960, height: 720 },
  upright: { widths: [400, 800], width: 800, height: 1000 },
  card: { widths: [400, 800], width: 800, height: 600 },
} as const;

interface ArtProps {
  /** File name under /images, without width and extension. */
  name: string;
  kind: keyof typeof kinds;
  /** Empty when the text beside it says the same. */
  alt: string;
  sizes: string;
  className?: string;
  /** Visible first on its page: fetched at once with high priority. */
  isFirst?: boolean;
  /** A crop in `<name>-portrait-<width>` replaces the picture on phones. */
  hasPortrait?: boolean;
}

/** A rendered picture, cropped by its className. A dark ground is shown until it has loaded, or when it is missing. */
export function Art({
  name,
  kind,
  alt,
  sizes,
  className = '',
  isFirst = false,
  hasPortrait = false,
}: ArtProps) {
  const [isMissing, setMissing] = useState(false);
  // The picture may have failed before React could listen.
  const lookAtOnce = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setMissing(true);
  }, []);
  const { widths, width, height } = kinds[kind];
  const look = `block bg-linear-to-br from-ink-raised to-ink object-cover ${className}`;
  if (isMissing)
    return alt ? <span role="img" aria-label={alt} className={look} /> : <span className={look} />;

  const list = (stem: string, each: readonly number[], ending: string) =>
    each.map((pixels) => `/images/${stem}-${pixels}.${ending} ${pixels}w`).join(', ');
  const files = (ending: string) => list(name, widths, ending);
  return (
    <picture className="contents">
      {/* Sources are hidden, because `contents` would make them items of a surrounding grid. */}
      {hasPortrait &&
        ['avif', 'webp'].map((ending) => (
          <source
            key={ending}
            media="(max-width: 40rem)"
            type={`image/${ending}`}
            srcSet={list(`${name}-portrait`, portraitWidths, ending)}
            sizes="100vw"
            width={780}
            height={1040}
            className="hidden"
          />
        ))}
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
