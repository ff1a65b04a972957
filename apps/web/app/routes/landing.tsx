import { landingMeta } from '../features/landing/landing-meta';
import { deferHydration } from '../lib/defer-hydration';
import type { ScreenHandle } from '../lib/screen-code';
import type { Route } from './+types/landing';

const { Deferred: LandingPage, preload } = deferHydration(
  async () => (await import('../features/landing/landing-page')).LandingPage,
);

// On the server only: metadata for search engines is not needed as code in the browser.
export const loader = () => ({ meta: landingMeta() });

const preloadAll = () => Promise.all([import('../features/landing/landing-meta'), preload()]);
export const handle: ScreenHandle = { preload: preloadAll };

export async function clientLoader() {
  const [{ landingMeta }] = await preloadAll();
  return { meta: landingMeta() };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function Landing() {
  return (
    <div className="ground-ink">
      <LandingPage />
    </div>
  );
}
