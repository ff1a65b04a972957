import { brand } from '@namma/contract/brand';
import type { GymSettings } from '@namma/contract/settings/schemas';
import { useEffect, useRef, useState } from 'react';
import * as words from '#words/landing';
import { useGym } from '../../shared/gym-settings';

/** The map loads when it is this far from the window. */
const NEAR = '400px';
/** Half the width and height of the visible map in degrees: about ten streets each way. */
const SPAN_LONGITUDE = 0.0075;
const SPAN_LATITUDE = 0.0045;

function sourceOf({ latitude, longitude }: Pick<GymSettings, 'latitude' | 'longitude'>): string {
  const box = [
    longitude - SPAN_LONGITUDE,
    latitude - SPAN_LATITUDE,
    longitude + SPAN_LONGITUDE,
    latitude + SPAN_LATITUDE,
  ];
  return `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })}`;
}

/** OpenStreetMap, loaded only when a visitor scrolls near (D30). The address beside it works without it. */
export function MapFrame({ className = '' }: { className?: string }) {
  const place = useRef<HTMLDivElement>(null);
  const gym = useGym();
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={place} className={`overflow-hidden rounded-sm bg-(--raised) ${className}`}>
      {isNear && (
        <iframe
          src={sourceOf(gym)}
          title={words.mapOf(brand.name, gym.street)}
          sandbox="allow-scripts allow-same-origin allow-popups"
          referrerPolicy="strict-origin-when-cross-origin"
          className="size-full border-0 night-map"
        />
      )}
    </div>
  );
}
