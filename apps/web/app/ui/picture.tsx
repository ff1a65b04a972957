import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { shownLink } from './shown-link';

interface ProductPictureProps {
  src: string;
  /** Empty when the name is beside it. */
  alt: string;
  /** Its initials are shown when there is no picture. */
  initialsOf: string;
  /** The displayed width, as in the HTML attribute. */
  sizes: string;
  /** Visible first on its page: fetched at once instead of on scrolling. */
  isFirst?: boolean;
  className?: string;
  style?: CSSProperties;
}

/**
 * Our own pictures are square, in two formats: those of the first catalogue in two sizes, uploads in three. Pictures
 * from elsewhere are used as they are.
 */
const SIDE_PIXELS = 640;
const ownPicture = /^(\/images\/(?:products\/[^?#]+|(uploads\/\w+)-640))\.webp$/;

function findFiles(src: string) {
  const [, stem, isUpload] = ownPicture.exec(src) ?? [];
  if (!stem) return undefined;
  const small = isUpload ? 320 : 360;
  const start = isUpload ? stem.slice(0, -4) : stem;
  return (format: 'avif' | 'webp') =>
    [
      `${start}-${small}.${format} ${small}w`,
      `${stem}.${format} ${SIDE_PIXELS}w`,
      ...(isUpload ? [`${start}-1280.${format} 1280w`] : []),
    ].join();
}

/** A square picture that reserves its space while it loads, and shows initials when there is none. */
export function ProductPicture({
  src,
  alt,
  initialsOf,
  sizes,
  isFirst = false,
  className = '',
  style,
}: ProductPictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    // The picture may have failed before React could listen.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(src);
  }, [src]);
  const filesIn = findFiles(src);
  const frame = `block aspect-square w-full overflow-hidden rounded-md bg-paper-picture ${className}`;

  if (failed === src) return <Initials of={initialsOf} alt={alt} className={frame} style={style} />;
  return (
    <picture className={frame} style={style}>
      {filesIn && <source type="image/avif" srcSet={filesIn('avif')} sizes={sizes} />}
      <img
        ref={image}
        src={shownLink(src)}
        {...(filesIn ? { srcSet: filesIn('webp'), sizes } : { referrerPolicy: 'no-referrer' as const })}
        alt={alt}
        width={SIDE_PIXELS}
        height={SIDE_PIXELS}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        className="size-full object-cover text-xs text-ink-soft"
        onError={() => setFailed(src)}
      />
    </picture>
  );
}

interface InitialsProps {
  of: string;
  alt: string;
  className: string;
  style: CSSProperties | undefined;
}

function Initials({ of, alt, className, style }: InitialsProps) {
  const initials = of
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word[0])
    .join('');
  return (
    <span
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      className={`${className} @container`}
      style={style}
    >
      <span
        data-initials={initials}
        className="display grid size-full place-items-center text-initials text-paper-soft before:content-[attr(data-initials)]"
      />
    </span>
  );
}
