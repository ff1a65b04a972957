import { loadTierPage } from '../../features/memberships/load-tier-page';
import { tierJsonLd } from '../../features/memberships/tier-json-ld';
import { deferClientLoader, deferHydration } from '../../lib/loading/defer-hydration';
import { withJsonLd } from '../../lib/loading/json-ld';
import { onServer } from '../../lib/loading/reads';
import type { Route } from './+types/fitness-elite-pro';

const { Deferred: TierPage, preload } = deferHydration(
  async () => (await import('../../features/memberships/tier-page')).TierPage,
);

// On the server only: metadata for search engines is not needed as code in the browser.
export const loader = onServer(
  withJsonLd(loadTierPage('Elite Pro'), ({ offer }) => tierJsonLd('Elite Pro', offer)),
);

export const clientLoader = deferClientLoader(
  async () => (await import('../../features/memberships/load-tier-page')).loadTierPage('Elite Pro'),
  preload,
);

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function ElitePro({ loaderData: { offer, closed } }: Route.ComponentProps) {
  return <TierPage name="Elite Pro" offer={offer} closed={closed} />;
}
