import { brand, contactDetails, openingHours } from '@namma/contract/business';
import { tiers } from '@namma/contract/memberships/tiers';
import { formatRupees } from '@namma/contract/money';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

const MINUTES_PER_HOUR = 60;
const twoDigits = (value: number) => String(value).padStart(2, '0');
const clock = (minute: number) =>
  `${twoDigits(Math.floor(minute / MINUTES_PER_HOUR))}:${twoDigits(minute % MINUTES_PER_HOUR)}`;

const prices = tiers.flatMap(({ plans }) => plans.map(({ discountPriceRupees }) => discountPriceRupees));

/** The gym as structured data for search engines and maps (D26). */
export const gymJsonLd = {
  '@type': ['HealthClub', 'LocalBusiness'],
  name: brand.name,
  description: brand.tagline,
  telephone: contactDetails.phone,
  email: contactDetails.email,
  image: '/images/hero-landing-1600.webp',
  priceRange: `${formatRupees(Math.min(...prices))} to ${formatRupees(Math.max(...prices))}`,
  address: {
    '@type': 'PostalAddress',
    streetAddress: contactDetails.street,
    addressLocality: contactDetails.city,
    addressRegion: contactDetails.state,
    postalCode: contactDetails.pincode,
    addressCountry: 'IN',
  },
  geo: { '@type': 'GeoCoordinates', latitude: contactDetails.latitude, longitude: contactDetails.longitude },
  openingHoursSpecification: openingHours.map(({ weekdays: open, opensAtMinute, closesAtMinute }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: open.map((weekday) => weekdays[weekday]),
    opens: clock(opensAtMinute),
    closes: clock(closesAtMinute),
  })),
};
