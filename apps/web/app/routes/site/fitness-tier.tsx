import { loadTierPage } from '../../features/memberships/load-tier-page';
import { tierJsonLd } from '../../features/memberships/tier-json-ld';
import { deferClientLoader, deferHydration } from '../../lib/loading/defer-hydration';
import { withJsonLd } from '../../lib/loading/json-ld';
import { onServer } from '../../lib/loading/reads';
import type { Route } from './+types/fitness-tier';

const { Deferred: TierPage, preload } = deferHydration(
  async () => (await import('../../features/memberships/tier-page')).TierPage,
);

// On the server only: metadata for search engines is not needed as code in the browser.
export const loader = onServer(withJsonLd(loadTierPage, ({ name, offer }) => tierJsonLd(name, offer)));

export const clientLoader = deferClientLoader(
  async () => (await import('../../features/memberships/load-tier-page')).loadTierPage,
  preload,
);

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

/** The page of each of the three tiers. */
export default function FitnessTier({ loaderData: { name, offer, closed } }: Route.ComponentProps) {
  return <TierPage name={name} offer={offer} closed={closed} />;
}
