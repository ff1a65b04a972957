import { categories } from '@namma/contract/catalogue';
import { ProductSlider } from '../features/catalogue/product-slider';
import { PromoCarousel } from '../features/catalogue/promo-carousel';
import { PROMO_PACKS } from '../features/catalogue/promo-slide';
import { publicPage } from '../lib/page-meta';
import { inBrowser, type Load, onServer } from '../lib/reads';
import type { Route } from './+types/store-top-sellers';

const load = (async (read) => {
  const [topSellers, ...shelves] = await Promise.all([
    read('product/topSeller', undefined),
    ...categories.map(({ value }) => read('product/getAll', { category: value, limit: PROMO_PACKS })),
  ]);
  return { topSellers, shelves: shelves.map(({ content }) => content) };
}) satisfies Load<unknown>;

export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta = () =>
  publicPage({
    title: 'Store',
    description: 'Whey protein, pre and post workout, and fit food, chosen by the people who train here.',
    path: '/store',
  });

export default function TopSellers({ loaderData: { topSellers, shelves } }: Route.ComponentProps) {
  return (
    <>
      <div className="page-width flex flex-wrap items-baseline gap-x-6 gap-y-1 pt-6 pb-5 md:pt-8">
        <h1 className="heading text-2xl">Store</h1>
        <p className="text-sm text-(--soft)">Prices include tax.</p>
      </div>
      <PromoCarousel shelves={shelves} />
      <ProductSlider id="top-seller" title="Top Seller" products={topSellers} />
    </>
  );
}
