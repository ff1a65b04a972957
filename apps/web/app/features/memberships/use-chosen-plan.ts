import { selectPlan } from '@namma/contract/memberships/rules';
import { findTier, type Plan, type Tier } from '@namma/contract/memberships/tiers';
import { useLocation, useSearchParams } from 'react-router';
import { useIsHydrated } from '../../lib/loading/use-is-hydrated';
import type { ChosenPlan } from './buy-path';

/** The plan of /fitness/buy: from the address, else from the navigation state; undefined when neither names a tier. */
export function useChosenPlan(): { tier: Tier; plan: Plan } | undefined {
  const [search] = useSearchParams();
  const { state } = useLocation();
  // The server has no navigation state, so its markup must match until hydration.
  const isHydrated = useIsHydrated();
  const handed: Partial<ChosenPlan> | null = isHydrated ? state : null;

  const tier = findTier(search.get('tier')) ?? findTier(handed?.tier);
  if (!tier) return undefined;
  return { tier, plan: selectPlan(tier.name, search.get('months') ?? handed?.selectedMonths) };
}
