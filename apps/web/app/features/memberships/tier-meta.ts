import { brand } from '@namma/contract/business';
import { type Tier, type TierName, tierOf } from '@namma/contract/memberships/tiers';
import { formatRupees } from '@namma/contract/money';
import * as words from '#words/fitness';
import { publicPage } from '../../lib/loading/page-meta';

const pictures: Record<Tier['slug'], string> = {
  elite: '/images/tier-elite-960.webp',
  elitePro: '/images/tier-elite-pro-960.webp',
  elitePlus: '/images/tier-elite-plus-960.webp',
};

/** Title, description and JSON-LD of a tier's page. */
export function tierMeta(name: TierName) {
  const { path, slug, access, plans, startingMonthlyRupees } = tierOf(name);
  const prices = plans.map(({ discountPriceRupees }) => discountPriceRupees);
  const description = words.tierDescription(name, brand.name, access, formatRupees(startingMonthlyRupees));
  return publicPage({
    title: words.tierTitle(name),
    description,
    path,
    picture: pictures[slug],
    jsonLd: {
      '@type': 'Product',
      name: words.tierTitle(name),
      description,
      image: pictures[slug],
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
