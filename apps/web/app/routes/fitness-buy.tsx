import * as paths from '@namma/contract/paths';
import * as words from '#words/fitness';
import { deferHydration } from '../lib/defer-hydration';
import { publicPage } from '../lib/page-meta';
import type { ScreenHandle } from '../lib/screen-code';

const { Deferred: BuyPage, preload } = deferHydration(
  async () => (await import('../features/fitness/buy-page')).BuyPage,
);

/** With a loader, the server renders the page; without one, it would wait for the client loader. */
export const loader = () => null;

export async function clientLoader() {
  await preload();
  return null;
}

export const handle: ScreenHandle = { preload, next: [paths.profileMembership] };

export const meta = () =>
  publicPage({
    title: words.buyTitle,
    description: words.buyDescription,
    path: paths.buyMembership,
  });

export default function FitnessBuy() {
  return <BuyPage />;
}
