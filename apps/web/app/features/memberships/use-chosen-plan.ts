import { selectPlan } from '@namma/contract/memberships/rules';
import {
  findTier,
  type Offer,
  type OfferedTier,
  offeredTier,
  type Plan,
  type Tier,
} from '@namma/contract/memberships/tiers';
import { useLocation, useSearchParams } from 'react-router';
import { useIsHydrated } from '../../lib/loading/use-is-hydrated';
import type { ChosenPlan } from './buy-path';

/** Chosen tier, from the URL or the navigation state. Undefined without one. */
function useChoice(): { tier: Tier; months: number | string | undefined } | undefined {
  const [search] = useSearchParams();
  const { state } = useLocation();
  // The server has no navigation state, so its markup must match until hydration.
  const isHydrated = useIsHydrated();
  const handed: Partial<ChosenPlan> | null = isHydrated ? state : null;

  const tier = findTier(search.get('tier')) ?? findTier(handed?.tier);
  return tier && { tier, months: search.get('months') ?? handed?.selectedMonths };
}

/** The tier of the plan that is bought. */
export const useChosenTier = (): Tier | undefined => useChoice()?.tier;

/** The plan that is bought, as it is offered. */
export function useChosenPlan(offer: Offer): { tier: OfferedTier; plan: Plan } | undefined {
  const choice = useChoice();
  if (!choice) return undefined;
  const tier = offeredTier(offer, choice.tier.name);
  return { tier, plan: selectPlan(tier, choice.months) };
}
