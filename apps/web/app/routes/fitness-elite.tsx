import { tierMeta } from '../features/fitness/tier-meta';
import { deferHydration } from '../lib/defer-hydration';
import type { ScreenHandle } from '../lib/screen-code';
import type { Route } from './+types/fitness-elite';

const { Deferred: TierPage, preload } = deferHydration(
  async () => (await import('../features/fitness/tier-page')).TierPage,
);

// On the server only: metadata for search engines is not needed as code in the browser.
export const loader = () => ({ meta: tierMeta('Elite') });

const preloadAll = () => Promise.all([import('../features/fitness/tier-meta'), preload()]);
export const handle: ScreenHandle = { preload: preloadAll };

export async function clientLoader() {
  const [{ tierMeta }] = await preloadAll();
  return { meta: tierMeta('Elite') };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function Elite() {
  return <TierPage name="Elite" />;
}
