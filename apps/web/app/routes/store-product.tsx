import * as paths from '@namma/contract/paths';
import { loadProduct, loadSimilar } from '../features/catalogue/load-product';
import { RecentlySeen } from '../features/catalogue/recently-seen-later';
import { deferClientLoader, deferHydration } from '../lib/defer-hydration';
import { onServer } from '../lib/reads';
import type { ScreenHandle } from '../lib/screen-code';
import type { Route } from './+types/store-product';

const view = deferHydration(async () => (await import('../features/catalogue/product-view')).ProductView);
const similarOnes = deferHydration(
  async () => (await import('../features/catalogue/similar-products')).SimilarProducts,
);

export const loader = onServer(async (read, url) => {
  const found = await loadProduct(read, url);
  return { ...found, similar: await loadSimilar(read, found.product.category) };
});

/** After a click on a card, the page opens with its product without waiting (D25). */
export const clientLoader = deferClientLoader(
  async () => {
    const { loadProduct, loadSimilar } = await import('../features/catalogue/load-product');
    return async (read, url) => {
      const found = await loadProduct(read, url);
      return { ...found, similar: loadSimilar(read, found.product.category) };
    };
  },
  () => Promise.all([view.preload(), similarOnes.preload()]),
);

export const handle: ScreenHandle = {
  preload: clientLoader.preload,
  next: [paths.addAddress, paths.cart],
};

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function ProductPage({ loaderData: { product, details, similar } }: Route.ComponentProps) {
  return (
    <>
      <view.Deferred product={product} details={details} />
      <similarOnes.Deferred products={similar} current={product.productId} />
      <RecentlySeen current={product} />
    </>
  );
}
