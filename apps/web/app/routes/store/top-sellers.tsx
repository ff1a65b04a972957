import * as paths from '@namma/contract/paths';
import * as words from '#words/catalogue';
import * as storeWords from '#words/store';
import { loadTopSellers } from '../../features/catalogue/load-top-sellers';
import { RecentlySeen } from '../../features/catalogue/recently-seen-later';
import { deferClientLoader, deferHydration } from '../../lib/loading/defer-hydration';
import { publicPage } from '../../lib/loading/page-meta';
import { onServer } from '../../lib/loading/reads';
import type { Route } from './+types/top-sellers';

const promo = deferHydration(
  async () => (await import('../../features/catalogue/promo-carousel')).PromoCarousel,
);
const slider = deferHydration(
  async () => (await import('../../features/catalogue/product-slider')).ProductSlider,
);
const shelves = deferHydration(
  async () => (await import('../../features/catalogue/store-shelves')).StoreShelves,
);

export const loader = onServer(loadTopSellers);
export const clientLoader = deferClientLoader(
  async () => (await import('../../features/catalogue/load-top-sellers')).loadTopSellers,
  () => Promise.all([promo.preload(), slider.preload(), shelves.preload()]),
);

export const meta = () =>
  publicPage({
    title: storeWords.store,
    description: words.storeDescription,
    path: paths.store,
  });

export default function TopSellers({
  loaderData: { topSellers, byCategory, newest, cheap },
}: Route.ComponentProps) {
  return (
    <>
      <div className="page-width flex flex-wrap items-baseline gap-x-6 gap-y-1 pt-6 pb-5 md:pt-8">
        <h1 className="heading text-2xl">{storeWords.store}</h1>
        <p className="text-sm text-(--soft)">{words.pricesIncludeTax}</p>
      </div>
      <promo.Deferred byCategory={byCategory} />
      {topSellers.length > 0 && (
        <slider.Deferred id="top-seller" title={words.topSeller} products={topSellers} />
      )}
      <shelves.Deferred newest={newest} cheap={cheap} />
      <RecentlySeen />
    </>
  );
}
