import * as paths from '@namma/contract/paths';
import * as words from '#words/fitness';
import { loadBuyPage } from '../../features/memberships/load-buy-page';
import { deferClientLoader, deferHydration } from '../../lib/loading/defer-hydration';
import type { ScreenHandle } from '../../lib/loading/load-ahead';
import { publicPage } from '../../lib/loading/page-meta';
import { onServer } from '../../lib/loading/reads';
import type { Route } from './+types/fitness-buy';

const { Deferred: BuyPage, preload } = deferHydration(
  async () => (await import('../../features/memberships/buy-page')).BuyPage,
);

export const loader = onServer(loadBuyPage);

export const clientLoader = deferClientLoader(
  async () => (await import('../../features/memberships/load-buy-page')).loadBuyPage,
  preload,
);

export const handle: ScreenHandle = { next: [paths.profileMembership] };

export const meta = () =>
  publicPage({
    title: words.buyTitle,
    description: words.buyDescription,
    path: paths.buyMembership,
  });

export default function FitnessBuy({ loaderData }: Route.ComponentProps) {
  return <BuyPage {...loaderData} />;
}
