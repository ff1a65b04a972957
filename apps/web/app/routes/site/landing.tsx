import { gymJsonLd } from '../../features/landing/gym-json-ld';
import { loadLandingPage } from '../../features/landing/load-landing-page';
import { deferClientLoader, deferHydration } from '../../lib/loading/defer-hydration';
import { withJsonLd } from '../../lib/loading/json-ld';
import { onServer } from '../../lib/loading/reads';
import type { Route } from './+types/landing';

const { Deferred: LandingPage, preload } = deferHydration(
  async () => (await import('../../features/landing/landing-page')).LandingPage,
);

// On the server only: metadata for search engines is not needed as code in the browser.
export const loader = onServer(
  withJsonLd(loadLandingPage, async ({ offer }, read) => [
    gymJsonLd(await read('settings/getGym', {}), offer),
  ]),
);

export const clientLoader = deferClientLoader(
  async () => (await import('../../features/landing/load-landing-page')).loadLandingPage,
  preload,
);

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function Landing({ loaderData: { offer, texts, closed } }: Route.ComponentProps) {
  return (
    <div className="ground-ink">
      <LandingPage offer={offer} texts={texts} closed={closed} />
    </div>
  );
}
