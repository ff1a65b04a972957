import * as paths from '@namma/contract/paths';
import * as words from '#words/fitness';
import { deferClientLoader, deferHydration } from '../lib/defer-hydration';
import { loadClosed } from '../lib/load-closed';
import { publicPage } from '../lib/page-meta';
import { onServer } from '../lib/reads';
import type { ScreenHandle } from '../lib/screen-code';
import type { Route } from './+types/fitness-buy';

const { Deferred: BuyPage, preload } = deferHydration(
  async () => (await import('../features/fitness/buy-page')).BuyPage,
);

export const loader = onServer(loadClosed);

export const clientLoader = deferClientLoader(
  async () => (await import('../lib/load-closed')).loadClosed,
  preload,
);

export const handle: ScreenHandle = { preload: clientLoader.preload, next: [paths.profileMembership] };

export const meta = () =>
  publicPage({
    title: words.buyTitle,
    description: words.buyDescription,
    path: paths.buyMembership,
  });

export default function FitnessBuy({ loaderData }: Route.ComponentProps) {
  return <BuyPage closed={loaderData} />;
}
