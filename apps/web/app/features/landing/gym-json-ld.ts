import { brand } from '@namma/contract/brand';
import { contactDetails, openingHours } from '@namma/contract/business';
import { type Center, centers, placeOfCenter } from '@namma/contract/centers/rules';
import { tiers } from '@namma/contract/memberships/tiers';
import { formatRupees } from '@namma/contract/money';
import * as paths from '@namma/contract/paths';
import { absolute } from '../../lib/loading/page-meta';
import { withPrefix } from '../../lib/session/language';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

const MINUTES_PER_HOUR = 60;
const twoDigits = (value: number) => String(value).padStart(2, '0');
const clock = (minute: number) =>
  `${twoDigits(Math.floor(minute / MINUTES_PER_HOUR))}:${twoDigits(minute % MINUTES_PER_HOUR)}`;

const prices = tiers.flatMap(({ plans }) => plans.map(({ discountPriceRupees }) => discountPriceRupees));

const priceRange = `${formatRupees(Math.min(...prices))} to ${formatRupees(Math.max(...prices))}`;

const hours = openingHours.map(({ weekdays: open, opensAtMinute, closesAtMinute }) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: open.map((weekday) => weekdays[weekday]),
  opens: clock(opensAtMinute),
  closes: clock(closesAtMinute),
}));

const PICTURE = '/images/hero-landing-1600.webp';

const country = 'IN';

/** A center: its street where the owner has given one, and the opening hours of all. */
const centerJsonLd = (center: Center) => ({
  '@type': 'HealthClub',
  '@id': `${absolute(paths.home)}#${encodeURIComponent(center)}`,
  name: `${brand.name}, ${placeOfCenter[center].area}`,
  telephone: contactDetails.phone,
  image: absolute(PICTURE),
  priceRange,
  address: {
    '@type': 'PostalAddress',
    streetAddress: placeOfCenter[center].street,
    addressLocality: `${placeOfCenter[center].area}, ${contactDetails.city}`,
    addressRegion: contactDetails.state,
    addressCountry: country,
  },
  openingHoursSpecification: hours,
});

/**
 * The gym and its centers as structured data for search engines and maps (D26). A function, as the site's address is a
 * setting.
 */
export const gymJsonLd = () => ({
  '@type': ['HealthClub', 'LocalBusiness'],
  '@id': `${absolute(paths.home)}#gym`,
  name: brand.name,
  url: absolute(withPrefix(paths.home)),
  description: brand.tagline,
  telephone: contactDetails.phone,
  email: contactDetails.email,
  image: absolute(PICTURE),
  priceRange,
  address: {
    '@type': 'PostalAddress',
    streetAddress: contactDetails.street,
    addressLocality: contactDetails.city,
    addressRegion: contactDetails.state,
    postalCode: contactDetails.pincode,
    addressCountry: country,
  },
  geo: { '@type': 'GeoCoordinates', latitude: contactDetails.latitude, longitude: contactDetails.longitude },
  openingHoursSpecification: hours,
  department: centers.map(centerJsonLd),
});
