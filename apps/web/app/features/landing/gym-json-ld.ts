import { brand } from '@namma/contract/brand';
import { place } from '@namma/contract/business';
import type { Offer } from '@namma/contract/memberships/tiers';
import { formatRupees } from '@namma/contract/money';
import * as paths from '@namma/contract/paths';
import type { GymSettings } from '@namma/contract/settings/schemas';
import { areaOf, type Center, openCenters } from '@namma/contract/values/centers';
import { absolute } from '../../lib/loading/page-meta';
import { withPrefix } from '../../lib/session/language';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

const MINUTES_PER_HOUR = 60;
const twoDigits = (value: number) => String(value).padStart(2, '0');
const clock = (minute: number) =>
  `${twoDigits(Math.floor(minute / MINUTES_PER_HOUR))}:${twoDigits(minute % MINUTES_PER_HOUR)}`;

function describePrices(offer: Offer): string {
  const prices = Object.values(offer).flatMap(({ plans }) =>
    plans.map(({ discountPriceRupees }) => discountPriceRupees),
  );
  return `${formatRupees(Math.min(...prices))} to ${formatRupees(Math.max(...prices))}`;
}

const describeHours = ({ hours }: GymSettings) =>
  hours.map(({ weekdays: open, opensAtMinute, closesAtMinute }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: open.map((weekday) => weekdays[weekday]),
    opens: clock(opensAtMinute),
    closes: clock(closesAtMinute),
  }));

const PICTURE = '/images/hero-landing-1600.webp';

const country = 'IN';

/** A center with its street, if set, and the opening hours. */
const centerJsonLd = (center: Center, gym: GymSettings, offer: Offer) => ({
  '@type': 'HealthClub',
  '@id': `${absolute(paths.home)}#${encodeURIComponent(center)}`,
  name: `${brand.name}, ${areaOf(center)}`,
  telephone: gym.centers[center]?.phone ?? gym.phone,
  image: absolute(PICTURE),
  priceRange: describePrices(offer),
  address: {
    '@type': 'PostalAddress',
    streetAddress: gym.centers[center]?.street ?? undefined,
    addressLocality: `${areaOf(center)}, ${place.city}`,
    addressRegion: place.state,
    addressCountry: country,
  },
  openingHoursSpecification: describeHours(gym),
});

/**
 * The gym and its centers as structured data for search engines and maps (D26). A function, as the site's address is a
 * setting.
 */
export const gymJsonLd = (gym: GymSettings, offer: Offer) => ({
  '@type': ['HealthClub', 'LocalBusiness'],
  '@id': `${absolute(paths.home)}#gym`,
  name: brand.name,
  url: absolute(withPrefix(paths.home)),
  description: brand.tagline,
  ...(brand.logo ? { logo: absolute(brand.logo) } : {}),
  ...(brand.social.length > 0 ? { sameAs: brand.social } : {}),
  telephone: gym.phone,
  email: gym.email,
  image: absolute(PICTURE),
  priceRange: describePrices(offer),
  address: {
    '@type': 'PostalAddress',
    streetAddress: gym.street,
    addressLocality: place.city,
    addressRegion: place.state,
    postalCode: gym.pincode,
    addressCountry: country,
  },
  geo: { '@type': 'GeoCoordinates', latitude: gym.latitude, longitude: gym.longitude },
  openingHoursSpecification: describeHours(gym),
  department: openCenters().map((center) => centerJsonLd(center, gym, offer)),
});
