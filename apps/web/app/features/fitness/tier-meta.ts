import { brand } from '@namma/contract/business';
import { type TierName, tierOf } from '@namma/contract/memberships';
import { formatRupees } from '@namma/contract/money';
import { publicPage } from '../../lib/page-meta';

/** Title, description and JSON-LD of a tier's page. */
export function tierMeta(name: TierName) {
  const { path, access, plans, startingMonthlyRupees } = tierOf(name);
  const prices = plans.map(({ discountPriceRupees }) => discountPriceRupees);
  const description = `${name} membership of ${brand.name}: ${access.toLowerCase()}, for 12, 6 or 3 months, from ${formatRupees(startingMonthlyRupees)} a month.`;
  return publicPage({
    title: `${name} membership`,
    description,
    path,
    jsonLd: {
      '@type': 'Product',
      name: `${name} membership`,
      description,
      brand: { '@type': 'Brand', name: brand.name },
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'INR',
        lowPrice: Math.min(...prices),
        highPrice: Math.max(...prices),
        offerCount: plans.length,
      },
    },
  });
}
