import { brand } from '@namma/contract/brand';
import { type Offer, offeredTiers, type TierName } from '@namma/contract/memberships/tiers';
import * as words from '#words/fitness';
import { breadcrumbs } from '../../lib/loading/json-ld';
import { absolute } from '../../lib/loading/page-meta';
import { withPrefix } from '../../lib/session/language';
import { listQuestions } from './list-questions';
import { describeTier, tierPictures } from './tier-meta';

/** A tier with its prices, the way to its page, and the questions that are answered there (D26). */
export function tierJsonLd(name: TierName, offer: Offer) {
  const tiers = offeredTiers(offer);
  const tier = tiers.find((each) => each.name === name);
  if (!tier) return [];
  const { path, slug, plans } = tier;
  const prices = plans.map(({ discountPriceRupees }) => discountPriceRupees);
  return [
    {
      '@type': 'Product',
      name: words.tierTitle(name),
      description: describeTier(tier),
      image: absolute(tierPictures[slug]),
      brand: { '@type': 'Brand', name: brand.name },
      offers: {
        '@type': 'AggregateOffer',
        url: absolute(withPrefix(path)),
        priceCurrency: 'INR',
        lowPrice: Math.min(...prices),
        highPrice: Math.max(...prices),
        offerCount: plans.length,
      },
    },
    breadcrumbs({ name: words.tierTitle(name), path }),
    {
      '@type': 'FAQPage',
      mainEntity: listQuestions(tiers).map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}
