import { brand } from '@namma/contract/brand';
import { MEMBERSHIP_FEE_RUPEES } from '@namma/contract/business';
import type { OfferedTier, Tier } from '@namma/contract/memberships/tiers';
import { formatRupees } from '@namma/contract/money';
import * as words from '#words/fitness';
import { publicPage } from '../../lib/loading/page-meta';

export const tierPictures: Record<Tier['slug'], string> = {
  elite: '/images/tier-elite-960.webp',
  elitePro: '/images/tier-elite-pro-960.webp',
  elitePlus: '/images/tier-elite-plus-960.webp',
};

/** Title, description and shared picture of a tier's page. */
export function tierMeta(tier: OfferedTier) {
  const { name, path, slug } = tier;
  return publicPage({
    title: words.tierTitle(name),
    description: describeTier(tier),
    path,
    picture: tierPictures[slug],
  });
}

export function describeTier({ name, access, plans }: OfferedTier): string {
  const [, , { discountPriceRupees, months }] = plans;
  const price = words.priceAndFee(
    formatRupees(discountPriceRupees),
    months,
    formatRupees(MEMBERSHIP_FEE_RUPEES),
  );
  return words.tierDescription(name, brand.name, access, price);
}
