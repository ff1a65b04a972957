import * as paths from '@namma/contract/paths';
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
    title: 'Buy a membership',
    description: 'Choose a plan, a center and a start date. The amount is paid at the center.',
    path: paths.buyMembership,
  });

export default function FitnessBuy() {
  return <BuyPage />;
}
